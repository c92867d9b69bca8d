import { operandType } from '../../core/shared/operand.ts'
import { pointeeType } from '../../core/shared/pointer-type.ts'
import type { Instruction, Module, Operand } from '../../module.ts'

/** The instruction that the rules on copies look at. */
export const copyMemory: readonly string[] = ['OpCopyMemory']

/** Names and places of the pointers of an `OpCopyMemory`. */
export const copyOperand = { Target: 0, Source: 1 } as const

/** What the Target (0) or the Source (1) points to; `undefined` where it is no typed pointer. */
export function copiedType(
  module: Module,
  copy: Instruction,
  place: number,
): Instruction | undefined {
  return pointeeType(module, operandType(module, copy, place))
}

/** The masks of memory operands, in order. */
export function masksOf({ operands }: Instruction): readonly Operand[] {
  return operands.filter(({ kind }) => kind === 'MemoryAccess')
}
