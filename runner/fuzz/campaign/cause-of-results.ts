import type { ExpectationEntry } from '../../expectations/expectations.ts'
import { explainer } from '../../expectations/explainer.ts'
import { computingInstruction } from '../observe/computing-instruction.ts'
import type { KnownCause } from './known-cause.ts'

/** The knowledge about wrong results of a tool. */
export interface KnownResults {
  /** The entries of `corpus/expectations/results/<tool>.json`. */
  readonly entries?: readonly ExpectationEntry[]
  /** The options with which the tool is asked where none were drawn. */
  readonly usual?: string
}

/** The instruction that a case with results is about, by its id: of `core/OpExtInst/SMax-constants` it is `OpExtInst SMax`. */
function instructionOfResult(id: string): string {
  const [, instruction = '', name = ''] = id.split('/')
  return instruction === 'OpExtInst' ? `${instruction} ${name.split('-', 1)[0]}` : instruction
}

/** The id of an entry's cause; of one without, the words of its reason. */
export function causeOf({ cause, reason }: ExpectationEntry): string {
  if (cause !== undefined) return cause
  const words = reason.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, 60).replaceAll(/^-+|-+$/g, '')
}

/** The cause of all wrong results of the instruction that a small module is about, with one of the passes that it was given. */
export function causeOfResults(
  { entries: results = [], usual = '' }: KnownResults,
  version: string,
  { words, options = [usual] }: { words: Uint32Array; options?: readonly string[] | undefined },
): KnownCause | undefined {
  const instruction = computingInstruction(words)
  const entries = explainer(results, version).entries.filter(
    ({ outcome, cases = [], options: passes }) =>
      outcome === 'wrong-result' &&
      cases.some((id) => instructionOfResult(id) === instruction) &&
      (passes === undefined || options.some((pass) => passes.includes(pass))),
  )
  const [first] = entries
  if (first === undefined || new Set(entries.map(causeOf)).size > 1) return undefined
  return { cause: causeOf(first), reason: first.reason, case: first.cases?.[0] ?? '' }
}
