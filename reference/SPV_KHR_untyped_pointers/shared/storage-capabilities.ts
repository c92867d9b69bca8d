/** The capabilities that admit 16-bit types in memory without 16-bit arithmetic. */
export const sixteenBitStorage: readonly string[] = [
  'StorageBuffer16BitAccess',
  'UniformAndStorageBuffer16BitAccess',
  'StoragePushConstant16',
  'StorageInputOutput16',
  'WorkgroupMemoryExplicitLayout16BitAccessKHR',
]

/** The capabilities that admit 8-bit types in memory without 8-bit arithmetic. */
export const eightBitStorage: readonly string[] = [
  'StorageBuffer8BitAccess',
  'UniformAndStorageBuffer8BitAccess',
  'StoragePushConstant8',
  'WorkgroupMemoryExplicitLayout8BitAccessKHR',
]
