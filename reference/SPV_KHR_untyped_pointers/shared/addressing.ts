import { enumerant } from '../../core/shared/enumerant.ts'
import { perModule } from '../../core/shared/per-module.ts'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { storageClass } from './instructions.ts'

const model = {
  Logical: enumerant('AddressingModel', 'Logical'),
  Physical32: enumerant('AddressingModel', 'Physical32'),
  Physical64: enumerant('AddressingModel', 'Physical64'),
  PhysicalStorageBuffer64: enumerant('AddressingModel', 'PhysicalStorageBuffer64'),
} as const

const all = new Map<number, number>([
  [model.Logical, 0],
  [model.Physical32, 32],
  [model.Physical64, 64],
])

const modelOf = perModule((module) => ({
  model: module.all('OpMemoryModel')[0]?.operands[0]?.value,
}))

/**
 * Bits of a pointer into a storage class, 0 where pointers into it are logical. `undefined` where there is no
 * addressing model, or one that no text here describes.
 */
export function pointerWidth(module: Module, storage: number): number | undefined {
  const { model: declared } = modelOf(module)
  if (declared === undefined) return undefined
  if (declared === model.PhysicalStorageBuffer64)
    return storage === storageClass.PhysicalStorageBuffer ? 64 : 0
  return all.get(declared)
}

/** Whether it declares a pointer type, of either kind, whose storage class does not use physical addressing. */
export function isLogicalPointerType(module: Module, type: Instruction | undefined): boolean {
  const storage = storageClassOf(type)
  return storage !== undefined && pointerWidth(module, storage) === 0
}
