import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const sixteen = 'Universal Validation Rules / 16-bit storage'

const eight = 'Universal Validation Rules / 8-bit storage'

/** Additions of the capabilities for 16-bit and 8-bit storage. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'data-type-with-16-bit-members-has-its-storage-capability',
    section: sixteen,
    class: 'capability',
    summary:
      'If a 16-bit scalar type is enabled by 16-bit storage capabilities alone, the Data Type of an OpUntypedVariableKHR is or contains it only if the capability of its Storage Class is declared: StorageBuffer16BitAccess for StorageBuffer and for Uniform with a BufferBlock, UniformAndStorageBuffer16BitAccess for StorageBuffer and Uniform, StoragePushConstant16 for PushConstant, StorageInputOutput16 for Input and Output, WorkgroupMemoryExplicitLayout16BitAccessKHR for Workgroup, none for any other.',
    confidence: 'derived',
    notes:
      'The text says that it is valid with the capability; the description of the capability makes it invalid without. The following also enable the types, and a module with them is not judged: Int16 for 16-bit integers; Float16, Float16Buffer or an extension’s type for 16-bit floating point.',
  }),
  row({
    slug: 'base-type-with-16-bit-members-has-its-storage-capability',
    section: sixteen,
    class: 'capability',
    summary:
      'If a 16-bit scalar type is enabled by 16-bit storage capabilities alone, the Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR is or contains it only if the capability of the Storage Class of Base is declared: StorageBuffer16BitAccess for StorageBuffer and PhysicalStorageBuffer and for Uniform with a BufferBlock, UniformAndStorageBuffer16BitAccess for StorageBuffer, PhysicalStorageBuffer and Uniform, StoragePushConstant16 for PushConstant, StorageInputOutput16 for Input and Output, WorkgroupMemoryExplicitLayout16BitAccessKHR for Workgroup, none for any other.',
    confidence: 'derived',
    notes:
      'Uniform with StorageBuffer16BitAccess alone is judged only if Base Type is, or is an array of, a structure with Block or BufferBlock. OpUntypedInBoundsPtrAccessChainKHR is not named and not judged.',
  }),
  row({
    slug: 'array-length-structure-may-have-16-bit-members',
    section: sixteen,
    class: 'capability',
    summary:
      'With a 16-bit storage capability, the Structure of an OpUntypedArrayLengthKHR may contain 16-bit members.',
    decidable: 'no',
    why: 'a permission',
  }),
  row({
    slug: 'copied-size-is-a-multiple-of-two-with-16-bit-storage',
    section: sixteen,
    class: 'semantics',
    summary:
      'With a 16-bit storage capability, the Size of an OpCopyMemorySized may be any multiple of two.',
    decidable: 'runtime',
    why: 'a permission on a value at run time; the text does not say which sizes are allowed without it',
    confidence: 'open',
  }),
  row({
    slug: 'data-type-with-8-bit-members-has-its-storage-capability',
    section: eight,
    class: 'capability',
    summary:
      'If the 8-bit integer type is enabled by 8-bit storage capabilities alone, the Data Type of an OpUntypedVariableKHR is or contains it only if the capability of its Storage Class is declared: StorageBuffer8BitAccess for StorageBuffer, UniformAndStorageBuffer8BitAccess for StorageBuffer and Uniform, StoragePushConstant8 for PushConstant, WorkgroupMemoryExplicitLayout8BitAccessKHR for Workgroup, none for any other.',
    confidence: 'derived',
    notes: 'Int8 or an extension may also enable the type; such a module is not judged.',
  }),
  row({
    slug: 'base-type-with-8-bit-members-has-its-storage-capability',
    section: eight,
    class: 'capability',
    summary:
      'If the 8-bit integer type is enabled by 8-bit storage capabilities alone, the Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR is or contains it only if the capability of the Storage Class of Base is declared: StorageBuffer8BitAccess for StorageBuffer and PhysicalStorageBuffer, UniformAndStorageBuffer8BitAccess for StorageBuffer, PhysicalStorageBuffer and Uniform, StoragePushConstant8 for PushConstant, WorkgroupMemoryExplicitLayout8BitAccessKHR for Workgroup, none for any other.',
    confidence: 'derived',
    notes: 'OpUntypedInBoundsPtrAccessChainKHR is not named and not judged.',
  }),
  row({
    slug: 'array-length-structure-may-have-8-bit-members',
    section: eight,
    class: 'capability',
    summary:
      'With an 8-bit storage capability, the Structure of an OpUntypedArrayLengthKHR may contain 8-bit members.',
    decidable: 'no',
    why: 'a permission',
  }),
  row({
    slug: 'copied-size-is-any-number-with-8-bit-storage',
    section: eight,
    class: 'semantics',
    summary:
      'With an 8-bit storage capability, the Size of an OpCopyMemorySized may be any number of bytes.',
    decidable: 'runtime',
    why: 'a permission on a value at run time; the text does not say which sizes are allowed without it',
    confidence: 'open',
  }),
]
