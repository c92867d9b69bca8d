import { isStructType } from '../../core/shared/composite-type.ts'
import type { Named } from '../../core/shared/named.ts'
import { operandDefinition } from '../../core/shared/operand.ts'
import type { Instruction, Module } from '../../module.ts'

/** The instruction that the rules on run-time array lengths look at. */
export const arrayLength: readonly string[] = ['OpUntypedArrayLengthKHR']

/** Places of its operands. */
export const arrayLengthOperand = { structure: 0, pointer: 1, member: 2 } as const

/** The Structure of an `OpUntypedArrayLengthKHR`; `undefined` where it is no structure type. */
export function structureOf(
  module: Module,
  instruction: Instruction,
): Named<'OpTypeStruct'> | undefined {
  const type = operandDefinition(module, instruction, arrayLengthOperand.structure)
  return isStructType(type) ? type : undefined
}

/** Whether the last member of a structure is a run-time array; `undefined` where the member's type is not defined. */
export function endsInRunTimeArray(module: Module, { operands }: Instruction): boolean | undefined {
  const last = operands.at(-1)
  if (last === undefined) return false
  const type = module.definition(last.value)
  return type === undefined ? undefined : type.name === 'OpTypeRuntimeArray'
}
