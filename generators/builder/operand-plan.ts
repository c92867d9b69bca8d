import type { InstructionSet, Operand, Quantifier } from '#spec/grammar/types'
import type { Cursor, OperandEncoder } from './cursor.ts'

/** An operand of the grammar with its encoder. */
export interface OperandPlan {
  readonly quantifier: Quantifier
  readonly encode: OperandEncoder
}

/** Plans operands of the core grammar, or of an instruction of `set`. */
export type PlanOperands = (
  operands: readonly Operand[],
  set?: InstructionSet,
) => readonly OperandPlan[]

/** Moves arguments along the plans: optional operands are there while arguments are left. */
export function runOperands(cursor: Cursor, plans: readonly OperandPlan[]): void {
  const { length } = cursor.arguments
  for (const { quantifier, encode } of plans) {
    if (quantifier === '*') while (cursor.at < length) encode(cursor)
    else if (quantifier === '' || cursor.at < length) encode(cursor)
  }
}
