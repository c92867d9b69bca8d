import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { versionOrder } from '../expectations/version-order.ts'
import { messageTemplate } from '../fuzz/observe/message-template.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'

const rowSchema = z.strictObject({
  /** The message without numbers, ids and quoted text. */
  template: z.string(),
  /** Ids of the few rules whose cases it refuses; in a row of many there is no evidence, so that it is left out. */
  rules: z.array(z.string()).min(1),
  /** Versions of the tool that say so. */
  versions: z.array(z.string()).min(1),
})

/**
 * `corpus/expectations/refusals/<tool>.json`: which rules the messages of a tool are about, learnt from its right refusals
 * in a run. Written by `npm run messages -- --learn LOG`.
 */
export const learntMessagesSchema = z.strictObject({
  tool: z.string().min(1),
  rows: z.array(rowSchema),
})

export type LearntMessages = z.infer<typeof learntMessagesSchema>

/** The other rule that a message is about, by what was learnt of its tool; `undefined` where there is no evidence. */
export type MessageAbout = (message: string, rule: string) => string | undefined

/** Reads such a file; `undefined` if there is none. */
export function readLearntMessages(path: string): LearntMessages | Problem | undefined {
  if (!existsSync(path)) return undefined
  try {
    return learntMessagesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return problem('bad-messages', `${path}: ${why.replaceAll(/\s+/g, ' ')}`)
  }
}

/**
 * What was learnt of a version of a tool; of the newest one that was, if that version was not. There is evidence only where
 * the message was learnt, and where the rule has a message of its own.
 */
export function messageAbout(
  learnt: LearntMessages | undefined,
  version: string,
): MessageAbout | undefined {
  if (learnt === undefined) return undefined
  const known = [...new Set(learnt.rows.flatMap(({ versions }) => versions))].sort(versionOrder)
  const learntVersion = known.includes(version) ? version : known.at(-1)
  if (learntVersion === undefined) return undefined
  const rows = learnt.rows.filter(({ versions }) => versions.includes(learntVersion))
  const rulesOf = new Map(rows.map(({ template, rules }) => [template, rules]))
  const withMessage = new Set(rows.flatMap(({ rules }) => rules))
  return (message, rule) => {
    const rules = rulesOf.get(messageTemplate(message))
    const [first] = rules ?? []
    if (rules === undefined || first === undefined) return undefined
    return rules.includes(rule) || !withMessage.has(rule) ? undefined : first
  }
}

/** What was learnt of these tools, from the folder of a corpus's expectations. */
export function learntOf(
  tools: readonly { readonly tool: string }[],
  folder: string,
): ReadonlyMap<string, LearntMessages> | Problem {
  const learnt = new Map<string, LearntMessages>()
  for (const { tool } of tools) {
    const messages = readLearntMessages(join(folder, 'refusals', `${tool}.json`))
    if (messages === undefined) continue
    if (isProblem(messages)) return messages
    learnt.set(tool, messages)
  }
  return learnt
}
