import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { storageClass } from './storage-class.ts'

const models = ['Logical', 'Physical32', 'Physical64'] as const
const physicalStorageBuffer64 = 5348

/** The addressing model of a module; `undefined` where it has none of the core specification's. */
export function addressingOf(
  module: Module,
): (typeof models)[number] | 'PhysicalStorageBuffer64' | undefined {
  const [at = -1] = ordinalsOf(module, 'OpMemoryModel')
  const value = module.instructions[at]?.words[0] ?? -1
  return value === physicalStorageBuffer64 ? 'PhysicalStorageBuffer64' : models[value]
}

/** True where pointers into every storage class are physical. */
export function isPhysical(module: Module): boolean {
  return addressingOf(module)?.match(/^Physical(32|64)$/) != null
}

/** True of storage classes, by value, into which the module's pointers are logical. */
export function isLogical(module: Module, value: number): boolean {
  const addressing = addressingOf(module)
  return addressing === 'PhysicalStorageBuffer64'
    ? value !== storageClass('PhysicalStorageBuffer')
    : addressing === 'Logical'
}

/** True where variable pointers are allowed. */
export function hasVariablePointers(module: Module): boolean {
  return (
    declaresCapability(module, 'VariablePointers') ||
    declaresCapability(module, 'VariablePointersStorageBuffer')
  )
}
