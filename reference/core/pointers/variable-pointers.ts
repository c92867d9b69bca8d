import type { Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const workgroup = enumerant('StorageClass', 'Workgroup')

/** Whether the module may use variable pointers at all. */
export function hasVariablePointers({ capabilities }: Module): boolean {
  return capabilities.has('VariablePointersStorageBuffer') || capabilities.has('VariablePointers')
}

/** Whether the module may use variable pointers into a storage class. */
export function mayBeVariable(module: Module, storageClass: number | undefined): boolean {
  if (storageClass === storageBuffer) return hasVariablePointers(module)
  return storageClass === workgroup && module.capabilities.has('VariablePointers')
}
