import type { Module } from '../../module.ts'
import { storageClass } from './storage-class.ts'

/** Whether a variable pointer may point into a storage class by the variable pointers that the module declares. */
export function admitsVariablePointers({ capabilities }: Module, storage: number): boolean {
  if (storage === storageClass.StorageBuffer)
    return capabilities.has('VariablePointersStorageBuffer')
  return storage === storageClass.Workgroup && capabilities.has('VariablePointers')
}
