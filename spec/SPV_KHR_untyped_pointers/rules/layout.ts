import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Validation Rules for Shader Capabilities / explicit layout'

const workgroup = 'SPV_KHR_workgroup_memory_explicit_layout'

/**
 * Types used to access memory with an explicit layout. The four storage classes are Uniform, PushConstant, StorageBuffer
 * and PhysicalStorageBuffer. Then the changes of the text to SPV_KHR_workgroup_memory_explicit_layout.
 */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'ptr-access-chain-base-has-array-stride',
    section,
    class: 'layout',
    summary:
      'The type of the Base of an OpUntypedPtrAccessChainKHR, whether a typed or an untyped pointer type, is decorated with ArrayStride if its Storage Class is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer.',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-base-has-array-stride',
    section,
    class: 'layout',
    summary:
      'The type of the Base of an OpUntypedInBoundsPtrAccessChainKHR, whether a typed or an untyped pointer type, is decorated with ArrayStride if its Storage Class is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer.',
    confidence: 'derived',
    notes:
      'The list does not name the instruction; it has the semantics of OpUntypedPtrAccessChainKHR, which has those of OpPtrAccessChain, whose description requires the decoration.',
  }),
  row({
    slug: 'data-type-is-no-matrix',
    section,
    class: 'type',
    summary:
      'The Data Type of an OpUntypedVariableKHR is not an OpTypeMatrix if the Storage Class is Uniform, PushConstant or StorageBuffer; a structure with a matrix member is not an OpTypeMatrix.',
    revisions: { until: '2025-07-29' },
    notes:
      'Revision 4 replaces the ban: memory accessed as a matrix, an array of matrices or a row has to be reached through a chain that starts at a structure, and only by OpLoad and OpStore.',
  }),
  row({
    slug: 'base-type-is-no-matrix',
    section,
    class: 'type',
    summary:
      'The Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR is not an OpTypeMatrix if the Storage Class of Base is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer; a structure with a matrix member is not an OpTypeMatrix.',
    revisions: { until: '2025-07-29' },
    notes: 'See data-type-is-no-matrix for revision 4.',
  }),
  row({
    slug: 'data-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary:
      'The Data Type of an OpUntypedVariableKHR in Uniform, PushConstant or StorageBuffer is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here.',
    notes:
      'Explicitly laid out is the core specification’s term: Offset, ArrayStride, MatrixStride and majorness are present where they belong, offsets are distinct, nothing overlaps, strides are not zero, and an array of structures with Block or BufferBlock has no ArrayStride.',
  }),
  row({
    slug: 'base-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary:
      'The Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR whose Base is in Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here.',
    notes:
      'Revision 3 moves the sentence to the instructions, and forbids a Base Type that contains an array of structures with Block or BufferBlock, unless Base is a variable with that data type.',
  }),
  row({
    slug: 'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    section,
    class: 'layout',
    summary:
      'The Result Type of an OpLoad whose Pointer is an untyped pointer into Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here.',
  }),
  row({
    slug: 'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    section,
    class: 'layout',
    summary:
      'The type of the Object of an OpStore whose Pointer is an untyped pointer into Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here.',
  }),
  row({
    slug: 'array-length-structure-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary: 'The Structure of an OpUntypedArrayLengthKHR is explicitly laid out.',
    notes:
      'The Storage Class of Pointer does not matter: the rule is about the structure itself. Revision 3 moves the sentence to the instruction.',
  }),
  row({
    slug: 'workgroup-block-data-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, the Data Type of an OpUntypedVariableKHR in Workgroup that is a structure with Block is explicitly laid out.',
    confidence: 'derived',
    revisions: { until: '2024-08-28' },
    notes:
      'SPV_KHR_workgroup_memory_explicit_layout adds these objects to the list. Revision 3 requires explicit layout wherever Workgroup memory is accessed through an untyped pointer.',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    section,
    class: 'layout',
    summary:
      'The Base Type of an OpUntypedInBoundsPtrAccessChainKHR whose Base is in Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer is not an OpTypeMatrix and is explicitly laid out.',
    confidence: 'open',
    revisions: { until: '2024-08-28' },
    notes:
      'Neither sentence names the instruction, but the text gives it the semantics of OpUntypedPtrAccessChainKHR, which both sentences name.',
  }),
  row({
    slug: 'data-type-and-base-type-are-no-array-of-matrices',
    section,
    class: 'layout',
    summary:
      'In the four storage classes, neither the Data Type of an OpUntypedVariableKHR nor the Base Type of an access chain that the text adds is an array, at any depth, of OpTypeMatrix outside a structure.',
    confidence: 'open',
    revisions: { until: '2025-07-29' },
    notes:
      'The ban names matrix types only, but a matrix stride can only decorate a member of a structure. Revision 4 settles it: such access starts at a structure.',
  }),
  row({
    slug: 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    section,
    class: 'layout',
    summary:
      'The type that an OpLoad or OpStore through an untyped pointer into Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer accesses is neither an OpTypeMatrix nor an array of matrices outside a structure.',
    confidence: 'open',
    revisions: { until: '2025-07-29' },
    notes:
      'Nothing would give the matrix stride. The text requires an explicitly laid out type and does not mention matrices here. Revision 4 allows it only if the pointer comes from a chain that starts at a structure.',
  }),
  row({
    slug: 'workgroup-variables-are-blocks-all-or-none',
    section: workgroup,
    class: 'decoration',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, either all or none of the OpVariable and OpUntypedVariableKHR in Workgroup that the Interface of one OpEntryPoint lists have a structure type with Block, as the type that the OpVariable allocates or as the Data Type of the OpUntypedVariableKHR.',
    versions: { since: 0x0001_0400 },
    notes: 'Before version 1.4, Workgroup variables are not listed in an Interface.',
  }),
  row({
    slug: 'workgroup-blocks-are-aliased-without-untyped-pointers',
    section: workgroup,
    class: 'decoration',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, UntypedPointersKHR is not, and the Interface of one OpEntryPoint lists more than one variable in Workgroup of a structure type with Block, each of these is decorated with Aliased; if UntypedPointersKHR is declared, none of them needs to be.',
    versions: { since: 0x0001_0400 },
  }),
]
