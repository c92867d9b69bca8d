import type { RuleId } from '#spec/rule'
import type { Violation } from '#spec/verdict'

/** What can be wrong with the encoding of a module; slug of the `core` rule that is broken. */
export type Fault =
  | 'whole-words'
  | 'header-complete'
  | 'magic-number'
  | 'word-count-not-zero'
  | 'instruction-fits-module'
  | 'operand-missing'
  | 'operand-excess'
  | 'string-terminated'
  | 'string-padding-zero'
  | 'string-utf-8'
  | 'literal-padding'
  | 'unknown-opcode'
  | 'unknown-enumerant'
  | 'unknown-instruction-set'
  | 'unknown-extended-instruction'

/** Why a module cannot be taken apart, or which of its words have no meaning in the grammar. */
export interface Defect extends Violation {
  readonly rule: RuleId
  readonly fault: Fault
  /**
   * `invalid`: the words break a rule. `unsupported`: they use what the grammar tables do not have, which a newer
   * text may well allow; such a defect makes no module invalid.
   */
  readonly outcome: 'invalid' | 'unsupported'
  /** Opcode of the instruction at fault; -1 where the fault is not in an instruction. */
  readonly opcode: number
  /** Ordinal of the instruction at fault; -1 where the fault is not in an instruction. */
  readonly instruction: number
  /** For faults in the operands of an extended instruction: the import string of its set and its number. */
  readonly extended?: { readonly set: string; readonly number: number }
  /** For faults at an operand or an enumerant: the operand kind expected there. */
  readonly kind?: string
}

const unsupported: ReadonlySet<Fault> = new Set<Fault>([
  'unknown-opcode',
  'unknown-enumerant',
  'unknown-instruction-set',
  'unknown-extended-instruction',
])

/** Whether a fault is one of knowledge (`unsupported`) or of the words (`invalid`). */
export function outcomeOf(fault: Fault): Defect['outcome'] {
  return unsupported.has(fault) ? 'unsupported' : 'invalid'
}
