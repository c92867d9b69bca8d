import { operandType } from '../../core/shared/operand.ts'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { baseType, chainOperand } from './chain.ts'
import { laidOutClasses } from './storage-class.ts'

/** Whether operand `index` is a pointer into one of the four storage classes that ask for an explicit layout. */
export function pointsIntoLaidOutMemory(
  module: Module,
  instruction: Instruction,
  index: number,
): boolean {
  const storage = storageClassOf(operandType(module, instruction, index))
  return storage !== undefined && laidOutClasses.has(storage)
}

/** The Base Type of a chain whose Base is a pointer into one of the four storage classes. */
export function laidOutBaseType(module: Module, chain: Instruction): Instruction | undefined {
  return pointsIntoLaidOutMemory(module, chain, chainOperand.base)
    ? baseType(module, chain)
    : undefined
}
