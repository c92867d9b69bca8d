import type { Instruction, Module } from '../../module.ts'
import { laidOutClasses, storageClass } from './storage-class.ts'
import { dataType } from './untyped-variable.ts'

/**
 * The Data Type of an `OpUntypedVariableKHR` in a storage class that asks for an explicit layout. In
 * PhysicalStorageBuffer, the fourth of these, no variable may be at all.
 */
export function laidOutDataType(module: Module, variable: Instruction): Instruction | undefined {
  const storage = variable.operands[0]?.value ?? 0
  return laidOutClasses.has(storage) && storage !== storageClass.PhysicalStorageBuffer
    ? dataType(module, variable)
    : undefined
}
