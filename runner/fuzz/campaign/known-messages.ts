import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Problem, problem } from '../../problem.ts'

const messageSchema = z.strictObject({
  outcome: z.string(),
  /** The template of the tool's message, as in a disagreement. */
  key: z.string().min(1),
  /** The instruction that a case which shows a crash or a vague message is about, once it is made small. */
  at: z.string().min(1).optional(),
  /** Globs of the environments that the entry speaks of; absent where it speaks of all. */
  environments: z.array(z.string()).min(1).optional(),
  /** The reason of the entry that explains the cases, or that a text can be read two ways. */
  reason: z.string(),
})

/**
 * `corpus/expectations/messages/<tool>.json`: what a tool says of the cases whose disagreements its expectations explain.
 * Written by `npm run messages`, never by a campaign: a campaign that asked the tool itself would learn its new faults.
 */
export const knownMessagesSchema = z.strictObject({
  tool: z.string().min(1),
  /** Keyed by the version that the tool states. */
  versions: z.record(z.string(), z.array(messageSchema)),
})

export type KnownMessage = z.infer<typeof messageSchema>
export type KnownMessages = z.infer<typeof knownMessagesSchema>

/** Whether a message is that of many faults, as `InvalidOperand` is: only the small module shows which one it is. */
export function isVague({ outcome, key }: Pick<KnownMessage, 'outcome' | 'key'>): boolean {
  return outcome === 'false-reject' && key.split(' ').length <= 2
}

/** Reads such a file; `undefined` if there is none. */
export function readKnownMessages(path: string): KnownMessages | Problem | undefined {
  if (!existsSync(path)) return undefined
  try {
    return knownMessagesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return problem('bad-messages', `${path}: ${why.replaceAll(/\s+/g, ' ')}`)
  }
}
