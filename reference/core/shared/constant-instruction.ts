import type { Instruction } from '../../module.ts'
import type { Named } from './named.ts'

/** Whether it is a constant instruction (2.2.1): its name begins with `OpConstant` or `OpSpecConstant`. */
export function isConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpConstant${string}` | `OpSpecConstant${string}`> {
  return (
    instruction !== undefined &&
    (instruction.name.startsWith('OpConstant') || instruction.name.startsWith('OpSpecConstant'))
  )
}

/** Whether it is a specialization-constant instruction: its name begins with `OpSpecConstant`. */
export function isSpecConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpSpecConstant${string}`> {
  return instruction?.name.startsWith('OpSpecConstant') ?? false
}
