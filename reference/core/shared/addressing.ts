import type { Instruction, Module } from '../../module.ts'
import { enumerant } from './enumerant.ts'
import { isPointerType, storageClassOf } from './pointer-type.ts'

const physical32 = enumerant('AddressingModel', 'Physical32')
const physical64 = enumerant('AddressingModel', 'Physical64')
const physicalStorageBuffer64 = enumerant('AddressingModel', 'PhysicalStorageBuffer64')
const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')

function addressingModel(module: Module): number | undefined {
  return module.all('OpMemoryModel')[0]?.operands[0]?.value
}

/** Width in bits of addresses in the physical addressing models; `undefined` in the others. */
export function addressWidth(module: Module): number | undefined {
  const model = addressingModel(module)
  if (model === physical32) return 32
  return model === physical64 ? 64 : undefined
}

/** Whether it is a pointer type that uses physical addressing (2.2.2). */
export function isPhysicalPointer(module: Module, type: Instruction | undefined): boolean {
  if (!isPointerType(type)) return false
  const model = addressingModel(module)
  if (model === physical32 || model === physical64) return true
  return model === physicalStorageBuffer64 && storageClassOf(type) === physicalStorageBuffer
}

/** Whether it is a pointer type that does not use physical addressing. */
export function isLogicalPointer(module: Module, type: Instruction | undefined): boolean {
  return isPointerType(type) && !isPhysicalPointer(module, type)
}

/** Whether the module may use pointers into PhysicalStorageBuffer. */
export function hasPhysicalStorageBuffer(module: Module): boolean {
  return addressingModel(module) === physicalStorageBuffer64
}
