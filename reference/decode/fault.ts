import type { KindPlan, OperandPlan } from './plans.ts'

/** The possible faults in the encoding of a module; slug of the `core` rule that is broken. */
export type DecodeFault =
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

/** A fault met on a walk, before it is put into words. */
export interface WalkFault {
  readonly fault: DecodeFault
  readonly word: number
  /** The place where an operand was expected. */
  readonly operand?: OperandPlan
  readonly kind?: KindPlan
}
