import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'Validation Rules for Shader Capabilities / explicit layout'

/** Types through which memory with an explicit layout is seen. The four storage classes are those of the list they stand under. */
export const explicitLayoutRules: readonly RuleRow[] = [
  row({
    slug: 'ptr-access-chain-base-has-array-stride',
    section,
    class: 'layout',
    summary:
      'The type of the Base of an OpUntypedPtrAccessChainKHR is decorated with ArrayStride where its Storage Class is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer, be it a typed or an untyped pointer type.',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-base-has-array-stride',
    section,
    class: 'layout',
    summary:
      'The type of the Base of an OpUntypedInBoundsPtrAccessChainKHR is decorated with ArrayStride where its Storage Class is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer, be it a typed or an untyped pointer type.',
    confidence: 'derived',
    notes:
      'The list does not name the instruction; it has the semantics of OpUntypedPtrAccessChainKHR, which has those of OpPtrAccessChain, whose description asks for the decoration.',
  }),
  row({
    slug: 'data-type-is-no-matrix',
    section,
    class: 'type',
    summary:
      'The Data Type of an OpUntypedVariableKHR is not an OpTypeMatrix where the Storage Class is Uniform, PushConstant or StorageBuffer; a structure with a matrix member is none.',
    revisions: { until: 3 },
    notes:
      'Revision 4 replaces the ban: memory seen as a matrix, an array of matrices or a row has to be reached through a chain that starts at a structure, and is only for OpLoad and OpStore.',
  }),
  row({
    slug: 'base-type-is-no-matrix',
    section,
    class: 'type',
    summary:
      'The Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR is not an OpTypeMatrix where the Storage Class of Base is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer; a structure with a matrix member is none.',
    revisions: { until: 3 },
    notes: 'See data-type-is-no-matrix for revision 4.',
  }),
  row({
    slug: 'data-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary:
      'The Data Type of an OpUntypedVariableKHR in Uniform, PushConstant or StorageBuffer is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here.',
    notes:
      'Explicitly laid out is the core specification’s term: Offset, ArrayStride, MatrixStride and majorness where they belong, distinct, without overlap, strides not zero, and no ArrayStride on an array of structures with Block or BufferBlock.',
  }),
  row({
    slug: 'base-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary:
      'The Base Type of an OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR or OpUntypedPtrAccessChainKHR whose Base is in Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer is explicitly laid out; a matrix, or an array of matrices, that is not part of a structure counts as laid out here.',
    notes:
      'Revision 3 moves the sentence to the instructions, and forbids a Base Type with an array of structures with Block or BufferBlock except where Base is a variable with that very data type.',
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
      'Whatever the Storage Class of Pointer is: the structure stands for itself. Revision 3 moves the sentence to the instruction.',
  }),
  row({
    slug: 'workgroup-block-data-type-is-explicitly-laid-out',
    section,
    class: 'layout',
    summary:
      'Where WorkgroupMemoryExplicitLayoutKHR is declared, the Data Type of an OpUntypedVariableKHR in Workgroup that is a structure with Block is explicitly laid out.',
    confidence: 'derived',
    notes:
      'SPV_KHR_workgroup_memory_explicit_layout adds these objects to the list. Revision 3 asks for explicit layout wherever Workgroup memory meets an untyped pointer.',
  }),
  row({
    slug: 'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    section,
    class: 'layout',
    summary:
      'The Base Type of an OpUntypedInBoundsPtrAccessChainKHR whose Base is in Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer is not an OpTypeMatrix and is explicitly laid out.',
    confidence: 'open',
    notes:
      'Neither sentence names the instruction; it is said to have the semantics of OpUntypedPtrAccessChainKHR, which both name.',
  }),
  row({
    slug: 'data-type-and-base-type-are-no-array-of-matrices',
    section,
    class: 'layout',
    summary:
      'In the four storage classes neither the Data Type of an OpUntypedVariableKHR nor the Base Type of an access chain that the text adds is an array, at any depth, of OpTypeMatrix outside a structure.',
    confidence: 'open',
    notes:
      'The ban names matrix types only; but a stride of the matrix could only stand on a member of a structure. Revision 4 decides it: such access starts at a structure.',
  }),
  row({
    slug: 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    section,
    class: 'layout',
    summary:
      'An OpLoad or OpStore through an untyped pointer into one of the four storage classes is not of an OpTypeMatrix, nor of an array of matrices outside a structure.',
    confidence: 'open',
    notes:
      'Where would the matrix stride come from? The text asks for an explicitly laid out type and names no matrix here. Revision 4: only where the pointer comes from a chain that starts at a structure.',
  }),
]
