import { messageKinds } from './message-kinds.ts'
import { unrelatedInstruction } from './unrelated-instruction.ts'

/** An invalid case that a tool has rejected. */
export interface Rejected {
  /** Id and summary of the rule that the case breaks. */
  readonly rule: string
  readonly summary: string
  readonly words: Uint32Array
  readonly control: Uint32Array
}

/**
 * Why a message of spirv-val shows that it rejects a case for another reason than the broken rule: what it is about,
 * where the rule is about something else, or the instruction that it points at, where that has nothing to do with the
 * fault. Only certain cases: most wrong messages are about the right instruction, and cannot be distinguished from
 * right ones.
 */
export function otherReason(
  message: string,
  { rule, summary, words, control }: Rejected,
): string | undefined {
  const [first = ''] = message.split(' | ')
  const kind = messageKinds.find(({ pattern }) => pattern.test(first))
  const slug = rule.slice(rule.indexOf('/') + 1)
  if (kind !== undefined && !kind.fits.test(`${slug} ${summary}`)) return kind.about
  const name = unrelatedInstruction(message, words, control)
  return name === undefined ? undefined : `${name}, which the fault does not affect`
}
