import { extentsOf } from '#generators/words/extents-of'
import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Verdict } from '#spec/verdict'
import { absentInstruction } from './blamed-instruction.ts'
import { messageKinds } from './message-kinds.ts'
import { unrelatedInstruction } from './unrelated-instruction.ts'

/** An invalid case that a tool has rejected. */
export interface Rejected {
  /** Id and summary of the rule that the case breaks. */
  readonly rule: string
  readonly summary: string
  readonly words: Uint32Array
  readonly control: Uint32Array
  /** The judge's verdict on the case, in the environment of the message. */
  readonly judged?: () => Verdict
}

/** Words that begin a message and say where something is, and not what. */
const introduction =
  /^(?:error|warning|info)?\s*:?\s*(?:line\b)?\s*\d*\s*:?\s*(?:index\b)?\s*\d*\s*:?\s*/

/** Letters of the shortest message that can say what is wrong. */
const fewestLetters = 4

/** Whether a message says nothing of the module. */
function saysNothing(first: string): boolean {
  return first.replace(introduction, '').replaceAll(/[^A-Za-z]/g, '').length < fewestLetters
}

/**
 * Why a message of spirv-val shows that it rejects a case for another reason than the broken rule: what it is about,
 * where the rule is about something else, or the instruction that it points at, where that has nothing to do with the
 * fault. Only certain cases: most wrong messages are about the right instruction, and cannot be distinguished from
 * right ones. Or the instruction is none of the module's.
 */
export function otherReason(
  message: string,
  { rule, summary, words, control, judged }: Rejected,
): string | undefined {
  const [first = ''] = message.split(' | ')
  if (saysNothing(first)) return 'no reason: the message says nothing of the module'
  const kind = messageKinds.find(({ pattern }) => pattern.test(first))
  const slug = rule.slice(rule.indexOf('/') + 1)
  if (kind !== undefined && !kind.fits.test(`${slug} ${summary}`)) return kind.about
  const absent = absentInstruction(message, words)
  if (absent !== undefined) return `wrong place: ${absent}, which the module does not have`
  const place = unrelatedInstruction(message, words, control)
  if (place === undefined) return undefined
  const verdict = judged?.()
  const extents = extentsOf(words)
  const faults = (verdict?.kind === 'invalid' ? verdict.blames : []).map(({ word }) =>
    extents.findIndex(({ start, length }) => word >= start && word < start + length),
  )
  if (faults.includes(place.index)) return undefined
  const [fault = -1] = faults
  const faulty = instructionByOpcode(extents[fault]?.opcode ?? -1)?.name
  const where = faulty === undefined ? '' : `: it is in ${faulty}, instruction ${fault + 1}`
  return `wrong place: ${place.name}, instruction ${place.index + 1}, which the fault does not affect${where}`
}
