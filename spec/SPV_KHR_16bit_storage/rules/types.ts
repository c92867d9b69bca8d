import type { RuleRow } from '../../rule.ts'
import { narrow, row, table } from '../row.ts'

/** The type declarations and variables that may have 16-bit data. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'pointer-has-the-capability-of-its-storage-class',
    section: `${table}: StorageUniformBufferBlock16, StorageUniform16, StoragePushConstant16, StorageInputOutput16; Interactions with SPV_KHR_storage_buffer_storage_class`,
    summary: `${narrow}, the Type of an OpTypePointer is or contains it only if the Storage Class is StorageBuffer, PhysicalStorageBuffer or Uniform with StorageBuffer16BitAccess, PushConstant with StoragePushConstant16, Input or Output with StorageInputOutput16, or Workgroup with WorkgroupMemoryExplicitLayout16BitAccessKHR.`,
    class: 'capability',
    notes:
      'The 16-bit storage capabilities are StorageBuffer16BitAccess (also called StorageUniformBufferBlock16), UniformAndStorageBuffer16BitAccess (StorageUniform16), StoragePushConstant16 and StorageInputOutput16. A type contains the types of its components, columns, elements and members at any depth, but not the types that its pointers point to. UniformAndStorageBuffer16BitAccess implies StorageBuffer16BitAccess. A pointer type that nothing uses counts. The capability table names Output only, the Overview Input and Output. The core specification adds PhysicalStorageBuffer; SPV_KHR_workgroup_memory_explicit_layout adds Workgroup. No rule on data is applied to a module with cooperative matrices, cooperative vectors or tensors, whose texts have their own rules on narrow types. For Uniform, see also uniform-block-is-a-buffer-block.',
  }),
  row({
    slug: 'variable-has-narrow-data-in-a-block',
    section: `${table}: StorageUniformBufferBlock16, StorageUniform16, StoragePushConstant16`,
    summary: `${narrow}, an OpVariable in StorageBuffer, Uniform or PushConstant that has such data points to a structure with Block or BufferBlock, or to an array or run-time array (of arrays) of such structures.`,
    class: 'decoration',
    notes:
      'Applies to variables whose storage class has the required capability. Input and Output are not judged: the Overview speaks of objects, and interface variables are commonly not blocks.',
  }),
  row({
    slug: 'uniform-block-is-a-buffer-block',
    section: `${table}: StorageUniformBufferBlock16`,
    summary: `${narrow}, and StorageBuffer16BitAccess is declared without UniformAndStorageBuffer16BitAccess, an OpVariable in Uniform that has such data does not point to a structure with Block, or to an array or run-time array (of arrays) of such structures.`,
    class: 'decoration',
    confidence: 'certain',
    notes:
      'The block must have BufferBlock, which was removed after version 1.3. A structure with neither decoration breaks variable-has-narrow-data-in-a-block only.',
  }),
  row({
    slug: 'other-types-have-no-narrow-data',
    section: `${table}: other uses of 16-bit types`,
    summary: `${narrow}, no type declaration that anything but names and decorations refers to, other than OpTypeVector, OpTypeMatrix, OpTypeArray, OpTypeRuntimeArray, OpTypeStruct and OpTypePointer has an operand that is a type which is or contains it.`,
    class: 'type',
    notes:
      'Concerns return and parameter types of OpTypeFunction and the Sampled Type of OpTypeImage. A function whose type breaks the rule is not judged by the rules on values: neither its OpFunction and OpFunctionParameter, nor calls of it, nor its OpReturnValue.',
  }),
  row({
    slug: 'unused-types-have-no-narrow-data',
    section: `${table}: other uses of 16-bit types`,
    summary: `${narrow}, no OpTypeFunction and OpTypeImage that only names and decorations refer to has an operand that is a type which is or contains it.`,
    class: 'type',
    confidence: 'open',
    notes:
      'The rows of the extension enable no other use of the types. The core specification has no such sentence: the capabilities add no 16-bit operations, and a type that nothing uses is no operation. What is used is judged by other-types-have-no-narrow-data.',
  }),
]
