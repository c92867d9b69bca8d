import type { Fault } from './defect.ts'
import type { KindPlan, OperandPlan } from './plan.ts'

/** A fault met on a walk, before it is put into words. */
export interface WalkFault {
  readonly fault: Fault
  readonly word: number
  /** Where an operand was expected. */
  readonly operand?: OperandPlan
  readonly kind?: KindPlan
}
