import { operandType } from '../../core/shared/operand.ts'
import { resultType } from '../../core/shared/result-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { pointsIntoLaidOutMemory } from './chains.ts'
import { isUntypedPointerType } from './instructions.ts'

/** The type that an `OpLoad` or `OpStore` accesses through an untyped pointer, whatever memory that points into. */
export function untypedAccess(module: Module, access: Instruction): Instruction | undefined {
  if (!isUntypedPointerType(operandType(module, access, 0))) return undefined
  return access.name === 'OpLoad' ? resultType(module, access) : operandType(module, access, 1)
}

/** The same, where the pointer is into one of the four storage classes that ask for an explicit layout. */
export function laidOutAccess(module: Module, access: Instruction): Instruction | undefined {
  const type = untypedAccess(module, access)
  return type !== undefined && pointsIntoLaidOutMemory(module, access, 0) ? type : undefined
}

/** Word at which an `OpLoad` or `OpStore` says the type that it accesses. */
export function accessWord({ name, operands, word }: Instruction): number {
  return name === 'OpLoad' ? word + 1 : (operands[1]?.word ?? word)
}
