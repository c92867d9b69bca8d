import { MakerError } from '../maker-error.ts'
import type { Known } from '../words/known.ts'
import type { Argument } from './argument.ts'
import type { Cursor } from './cursor.ts'
import type { InstructionPlan } from './instruction-plan.ts'
import { runOperands } from './operand-plan.ts'

/** Appends the operands after result type and result, made of the arguments from index `at` on. */
export function encodeOperands(
  { name, operands }: InstructionPlan,
  args: readonly Argument[],
  at: number,
  known: Known,
  out: number[],
): void {
  const cursor: Cursor = { name, arguments: args, at, out, known }
  runOperands(cursor, operands)
  if (cursor.at < args.length) {
    throw new MakerError('left-over-operand', `${name} has no operand for ${args[cursor.at]}`)
  }
}
