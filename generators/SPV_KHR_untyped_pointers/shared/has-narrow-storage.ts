import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'

const capabilities = [
  'StorageBuffer16BitAccess',
  'UniformAndStorageBuffer16BitAccess',
  'StoragePushConstant16',
  'StorageInputOutput16',
  'StorageBuffer8BitAccess',
  'UniformAndStorageBuffer8BitAccess',
  'StoragePushConstant8',
  'WorkgroupMemoryExplicitLayout8BitAccessKHR',
  'WorkgroupMemoryExplicitLayout16BitAccessKHR',
] as const

/** True of modules in which the storage class of memory decides whether it may hold 8-bit or 16-bit types. */
export function hasNarrowStorage(module: Module): boolean {
  return capabilities.some((name) => declaresCapability(module, name))
}
