import type { Tool } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { atInstruction } from './at-instruction.ts'
import type { ObservedDisagreement } from './observation.ts'

/** Frames that tell one fault from another. */
const telling = 3

/**
 * A crash without a message, distinguished from others by the innermost frames of its stack; `undefined` if no debugger
 * reports any, and for a wrong result. Any other disagreement as it is.
 */
export async function atStack(
  disagreement: ObservedDisagreement,
  { words, environment, options }: Asked,
  [tool]: readonly Tool[],
): Promise<ObservedDisagreement | undefined> {
  if (disagreement.nameless !== true) return disagreement
  if (disagreement.outcome === 'wrong-result') return undefined
  const drawn = options === undefined ? {} : { options: options.flatMap((line) => line.split(' ')) }
  const frames = (await tool?.stack?.({ module: words, environment, ...drawn })) ?? []
  if (frames.length === 0) return undefined
  const place = `in ${frames.slice(0, telling).join(', ')}`
  const { nameless: _, ...named } = disagreement
  return { ...named, key: `${named.key} ${place}`, said: `${named.said} ${place}` }
}

/** Like {@link atStack}, or else distinguished from others by the instruction that the reduced module is about. */
export async function atPlace(
  disagreement: ObservedDisagreement,
  asked: Asked,
  tools: readonly Tool[],
): Promise<ObservedDisagreement> {
  return (await atStack(disagreement, asked, tools)) ?? atInstruction(disagreement, asked.words)
}
