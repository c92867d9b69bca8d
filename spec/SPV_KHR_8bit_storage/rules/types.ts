import type { RuleRow } from '../../rule.ts'
import { narrow, row, table } from '../row.ts'

/** The type declarations and variables that may have 8-bit integers. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'pointer-has-the-capability-of-its-storage-class',
    section: `${table}: StorageBuffer8BitAccess, UniformAndStorageBuffer8BitAccess, StoragePushConstant8`,
    summary: `${narrow}, the Type of an OpTypePointer is or contains it only if the Storage Class is StorageBuffer or PhysicalStorageBuffer with StorageBuffer8BitAccess, Uniform with UniformAndStorageBuffer8BitAccess, PushConstant with StoragePushConstant8, or Workgroup with WorkgroupMemoryExplicitLayout8BitAccessKHR.`,
    class: 'capability',
    notes:
      'A type contains the types of its components, elements and members at any depth, but not the types that its pointers point to. UniformAndStorageBuffer8BitAccess implies StorageBuffer8BitAccess. A pointer type that nothing uses counts. The core specification adds PhysicalStorageBuffer; SPV_KHR_workgroup_memory_explicit_layout adds Workgroup. No rule on data is applied to a module with cooperative matrices, cooperative vectors or tensors, whose texts have their own rules on narrow types.',
  }),
  row({
    slug: 'variable-has-narrow-data-in-a-structure',
    section: `${table}: StorageBuffer8BitAccess, UniformAndStorageBuffer8BitAccess, StoragePushConstant8`,
    summary: `${narrow}, an OpVariable in StorageBuffer, Uniform or PushConstant has 8-bit integers only in members of a structure: the type that it points to, without any arrays around it, is not an 8-bit integer or a vector of 8-bit integers.`,
    class: 'type',
    notes:
      'Applies to variables whose storage class has the required capability. The text requires a structure, the core specification a block; whether the structure is a block is not judged.',
  }),
  row({
    slug: 'other-types-have-no-narrow-data',
    section: `${table}: other uses of 8-bit types`,
    summary: `${narrow}, no type declaration that anything but names and decorations refers to, other than OpTypeVector, OpTypeArray, OpTypeRuntimeArray, OpTypeStruct and OpTypePointer has an operand that is a type which is or contains an 8-bit integer.`,
    class: 'type',
    notes:
      'Concerns return and parameter types of OpTypeFunction and the Sampled Type of OpTypeImage. A function whose type breaks the rule is not judged by the rules on values: neither its OpFunction and OpFunctionParameter, nor calls of it, nor its OpReturnValue.',
  }),
  row({
    slug: 'unused-types-have-no-narrow-data',
    section: `${table}: other uses of 8-bit types`,
    summary: `${narrow}, no OpTypeFunction and OpTypeImage that only names and decorations refer to has an operand that is a type which is or contains an 8-bit integer.`,
    class: 'type',
    confidence: 'open',
    notes:
      'The rows of the extension enable no other use of the types. The core specification has no such sentence: the capabilities add no 8-bit operations, and a type that nothing uses is no operation. What is used is judged by other-types-have-no-narrow-data.',
  }),
]
