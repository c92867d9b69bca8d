import { row } from '../row.ts'

const instruction = '3.3.8 Memory Instructions'
const storage = '3.2.6 Storage Class'
const operands = '3.2.25 Memory Operands'

/** Variables, loads, stores and copies. */
export const rules = [
  row(
    'type',
    'variable-result-type',
    `${instruction}: OpVariable`,
    'The result type of OpVariable is an OpTypePointer.',
  ),
  row(
    'storage-class',
    'variable-storage-class',
    `${instruction}: OpVariable`,
    'The storage class of OpVariable is that of its result type.',
  ),
  row(
    'storage-class',
    'variable-not-generic',
    `${instruction}: OpVariable`,
    'The storage class of OpVariable is not Generic.',
  ),
  row(
    'storage-class',
    'variable-not-physical',
    '2.16.1 Universal Validation Rules: Physical storage buffer',
    'The storage class of OpVariable is not PhysicalStorageBuffer.',
  ),
  row(
    'operand',
    'variable-initializer',
    `${instruction}: OpVariable`,
    'The initializer of OpVariable is a constant or a variable outside functions.',
  ),
  row(
    'type',
    'variable-initializer-type',
    `${instruction}: OpVariable`,
    'The initializer of OpVariable has the type that its result type points to.',
  ),
  row(
    'storage-class',
    'variable-without-initializer',
    `${storage}: Input, PushConstant`,
    'An OpVariable of storage class Input or PushConstant has no initializer.',
  ),
  row(
    'type',
    'variable-boolean',
    '3.3.6 Type-Declaration Instructions: OpTypeBool',
    'No OpVariable in a storage class that is visible outside holds a Boolean.',
    { confidence: 'derived', notes: 'Built-in variables are Input or Output, which are allowed.' },
  ),
  row('operand', 'load-pointer', `${instruction}: OpLoad`, 'OpLoad loads through a pointer.'),
  row(
    'type',
    'load-type',
    `${instruction}: OpLoad`,
    'The result type of OpLoad is the type that its typed pointer points to.',
  ),
  row(
    'type',
    'load-fixed-size',
    `${instruction}: OpLoad`,
    'The result type of OpLoad neither is nor holds a run-time array.',
  ),
  row('operand', 'store-pointer', `${instruction}: OpStore`, 'OpStore stores through a pointer.'),
  row(
    'type',
    'store-type',
    `${instruction}: OpStore`,
    'The object of OpStore has the type that its typed pointer points to.',
  ),
  row(
    'storage-class',
    'store-not-read-only',
    `${storage}: UniformConstant, Input, PushConstant`,
    'OpStore does not store through a pointer into storage class UniformConstant, Input or PushConstant.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'copy-memory-pointers',
    `${instruction}: OpCopyMemory`,
    'Target and Source of OpCopyMemory are pointers.',
  ),
  row(
    'type',
    'copy-memory-type',
    `${instruction}: OpCopyMemory`,
    'Typed Target and Source of OpCopyMemory point to the same type.',
  ),
  row(
    'type',
    'copy-memory-not-void',
    `${instruction}: OpCopyMemory`,
    'Typed Target and Source of OpCopyMemory do not point to void.',
  ),
  row(
    'type',
    'copy-memory-fixed-size',
    `${instruction}: OpCopyMemory`,
    'What OpCopyMemory copies neither is nor holds a run-time array.',
  ),
  row(
    'operand',
    'copy-sized-pointers',
    `${instruction}: OpCopyMemorySized`,
    'Target and Source of OpCopyMemorySized are pointers.',
    { confidence: 'derived' },
  ),
  row(
    'type',
    'copy-sized-size-type',
    `${instruction}: OpCopyMemorySized`,
    'Size of OpCopyMemorySized is an integer scalar.',
  ),
  row(
    'operand',
    'copy-sized-size-not-zero',
    `${instruction}: OpCopyMemorySized`,
    'A constant Size of OpCopyMemorySized is not 0.',
    { notes: 'Not broken where Size is a specialization constant (2.12).' },
  ),
  row(
    'operand',
    'copy-sized-size-not-negative',
    `${instruction}: OpCopyMemorySized`,
    'A constant Size of OpCopyMemorySized of a signed type has no sign bit set.',
    { notes: 'Not broken where Size is a specialization constant (2.12).' },
  ),
  row(
    'operand',
    'copy-memory-mask-count',
    `${instruction}: OpCopyMemory`,
    'Before version 1.4 OpCopyMemory has at most one mask of memory operands.',
    { versions: { until: 0x0001_03ff } },
  ),
  row(
    'operand',
    'copy-memory-target-mask',
    `${instruction}: OpCopyMemory`,
    'The first of two masks of OpCopyMemory does not have MakePointerVisible.',
  ),
  row(
    'operand',
    'copy-memory-source-mask',
    `${instruction}: OpCopyMemory`,
    'The second of two masks of OpCopyMemory does not have MakePointerAvailable.',
  ),
  row(
    'operand',
    'copy-sized-mask-count',
    `${instruction}: OpCopyMemorySized`,
    'Before version 1.4 OpCopyMemorySized has at most one mask of memory operands.',
    { versions: { until: 0x0001_03ff } },
  ),
  row(
    'operand',
    'copy-sized-target-mask',
    `${instruction}: OpCopyMemorySized`,
    'The first of two masks of OpCopyMemorySized does not have MakePointerVisible.',
  ),
  row(
    'operand',
    'copy-sized-source-mask',
    `${instruction}: OpCopyMemorySized`,
    'The second of two masks of OpCopyMemorySized does not have MakePointerAvailable.',
  ),
  row(
    'operand',
    'memory-operands-aligned',
    `${operands}: Aligned`,
    'The alignment in memory operands is a power of two.',
  ),
  row(
    'operand',
    'memory-operands-non-private',
    `${operands}: MakePointerAvailable, MakePointerVisible`,
    'MakePointerAvailable and MakePointerVisible stand with NonPrivatePointer.',
  ),
  row(
    'operand',
    'memory-operands-available',
    `${operands}: MakePointerAvailable`,
    'MakePointerAvailable does not stand with an instruction that only reads memory.',
  ),
  row(
    'operand',
    'memory-operands-visible',
    `${operands}: MakePointerVisible`,
    'MakePointerVisible does not stand with an instruction that only writes memory.',
  ),
  row(
    'storage-class',
    'non-private-storage-class',
    '2.16.1 Universal Validation Rules: Memory model',
    'NonPrivatePointer stands only with pointers into Uniform, Workgroup, CrossWorkgroup, Generic, Image or StorageBuffer.',
    {
      confidence: 'derived',
      notes:
        'Pointers into PhysicalStorageBuffer are let pass: the list predates that storage class.',
    },
  ),
  row(
    'type',
    'array-length-result-type',
    `${instruction}: OpArrayLength; SPV_EXT_shader_64bit_indexing`,
    'The result type of OpArrayLength is an unsigned integer of 32 bits, or with Shader64BitIndexingEXT of 64.',
  ),
  row(
    'operand',
    'array-length-structure',
    `${instruction}: OpArrayLength`,
    'Structure of OpArrayLength is a pointer to a structure whose last member is a run-time array.',
  ),
  row(
    'operand',
    'array-length-member',
    `${instruction}: OpArrayLength`,
    'Array member of OpArrayLength is the last member of the structure.',
  ),
]
