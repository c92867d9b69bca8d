import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const since = '2026-07-15'

const permission = 'a permission: a tool can break it by refusing, a module cannot'

/** Buffer types, sizes of descriptors, and pointers to the data of buffers, with what other chapters permit for these. */
export const rules: readonly RuleRow[] = [
  row(
    'storage-class',
    'buffer-type-is-uniform-or-storage-buffer',
    'OpTypeBufferEXT / Storage Class',
    'The Storage Class of OpTypeBufferEXT is Uniform or StorageBuffer.',
  ),
  row(
    'semantics',
    'buffer-object-is-not-loaded',
    '2.2.2 Types / Buffer',
    'No OpLoad has a Result Type that is or contains an OpTypeBufferEXT.',
    {
      confidence: 'open',
      notes:
        'The core specification also says that images cannot be accessed, and images are loaded; but no instruction takes a loaded buffer.',
    },
  ),
  row(
    'type',
    'size-of-result-type-is-a-32-or-64-bit-integer',
    'OpConstantSizeOfEXT / Result Type',
    'The Result Type of OpConstantSizeOfEXT is an OpTypeInt with Width 32 or 64, of either signedness.',
  ),
  row(
    'operand',
    'size-of-type-is-a-descriptor-type',
    'OpConstantSizeOfEXT / Type',
    'The Type of OpConstantSizeOfEXT is an OpTypeBufferEXT, OpTypeImage, OpTypeAccelerationStructureKHR, OpTypeTensorARM or OpTypeSampler.',
    {
      notes:
        'Not a sampled image, not an array or structure of descriptors, not a pointer to one, not an object. Every image type and every tensor type is accepted.',
    },
  ),
  row(
    'type',
    'buffer-pointer-result-type-is-a-pointer-type',
    'OpBufferPointerEXT / Result Type',
    'The Result Type of OpBufferPointerEXT is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  ),
  row(
    'storage-class',
    'buffer-pointer-is-uniform-or-storage-buffer',
    'OpBufferPointerEXT / Result Type',
    'If the Result Type of OpBufferPointerEXT is a pointer type, its storage class is Uniform or StorageBuffer.',
  ),
  row(
    'type',
    'buffer-pointer-buffer-is-an-untyped-pointer',
    'OpBufferPointerEXT / Buffer',
    'The Buffer of OpBufferPointerEXT is an object whose type is an OpTypeUntypedPointerKHR.',
    {
      confidence: 'derived',
      notes:
        'That a pointer into a heap may come through a parameter of a function follows from the Issues; the cases never call the function.',
    },
  ),
  row(
    'semantics',
    'buffer-pointer-buffer-comes-from-the-resource-heap',
    'OpBufferPointerEXT / Buffer',
    'If Buffer is an untyped pointer, tracing it back through the Base of untyped access chains and the Operand of OpCopyObject does not end at a variable without the decoration BuiltIn ResourceHeapEXT, nor at an OpBufferPointerEXT, OpUntypedImageTexelPointerEXT, OpConstantNull or OpUndef.',
    {
      notes:
        'A variable with BuiltIn SamplerHeapEXT is a variable without the decoration. Untyped access chains are the four instructions OpUntyped[InBounds][Ptr]AccessChainKHR. If the trace ends at anything else, such as a function parameter, an OpPhi, an OpSelect, a call or a load, nothing is decided.',
    },
  ),
  row(
    'semantics',
    'buffer-pointer-buffer-is-in-the-heap',
    'OpBufferPointerEXT / Buffer',
    'The Buffer of OpBufferPointerEXT is neither the variable with BuiltIn ResourceHeapEXT itself nor a copy of it by OpCopyObject.',
    {
      confidence: 'open',
      notes: 'The variable points at the first byte of the heap, where there may well be a buffer.',
    },
  ),
  row(
    'type',
    'buffer-pointer-buffer-reaches-a-buffer-type',
    'OpBufferPointerEXT / Buffer',
    'If Buffer is the result of an untyped access chain, or a copy of one by OpCopyObject, the type that its Indexes reach in its Base Type is an OpTypeBufferEXT.',
    {
      confidence: 'open',
      notes:
        'An untyped pointer has no pointee type, and the text requires only a pointer into the heap; but it describes Buffer as a buffer.',
    },
  ),
  row(
    'storage-class',
    'buffer-pointer-has-the-storage-class-of-its-buffer-type',
    'OpBufferPointerEXT / Result Type; OpTypeBufferEXT / Storage Class',
    'If Buffer reaches an OpTypeBufferEXT, as in buffer-pointer-buffer-reaches-a-buffer-type, and Result Type has storage class Uniform or StorageBuffer, that storage class is the Storage Class of the OpTypeBufferEXT.',
    {
      confidence: 'open',
      notes:
        'The buffer type names the storage class of its data, and the pointer points to that data; no sentence requires them to agree.',
    },
  ),
  row(
    'semantics',
    'logical-pointers-may-be-operands-of-the-pointer-instructions',
    '2.16.1 Universal Validation Rules',
    'A logical pointer may be the Buffer of OpBufferPointerEXT and the Image of OpUntypedImageTexelPointerEXT even without variable pointers.',
    { decidable: 'no', why: permission },
  ),
  row(
    'semantics',
    'logical-pointers-may-be-results-of-the-pointer-instructions',
    '2.16.1 Universal Validation Rules',
    'A logical pointer may be the result of OpBufferPointerEXT and of OpUntypedImageTexelPointerEXT even without variable pointers.',
    { decidable: 'no', why: permission },
  ),
  row(
    'decoration',
    'buffer-pointer-is-a-memory-object-declaration',
    '2.2.1 Instructions',
    'The result of OpBufferPointerEXT is a memory object declaration, so every decoration that applies to memory object declarations, such as Aliased and Restrict, may decorate it.',
    {
      decidable: 'no',
      why: permission,
    },
  ),
  row(
    'decoration',
    'buffer-pointer-may-be-non-readable',
    '3.20 Decoration / NonReadable',
    'NonReadable may decorate the result of an OpBufferPointerEXT of either storage class.',
    { decidable: 'no', why: permission },
  ),
  row(
    'decoration',
    'non-writable-buffer-pointer-is-in-storage-buffer',
    '3.20 Decoration / NonWritable',
    'An OpBufferPointerEXT whose result is decorated with NonWritable, directly or through a decoration group, has a Result Type of storage class StorageBuffer, unless its Result Type is an OpTypePointer of storage class Uniform to a structure decorated with BufferBlock.',
    {
      confidence: 'derived',
      notes:
        'The exception is what the core specification allows for every memory object declaration. Not reported if the storage class is neither Uniform nor StorageBuffer.',
    },
  ),
  row(
    'storage-class',
    'array-length-buffer-pointer-is-into-storage-buffer',
    '3.56.8 Memory Instructions / OpUntypedArrayLengthKHR',
    'If the Pointer of an OpUntypedArrayLengthKHR is the result of an OpBufferPointerEXT, directly or through any number of OpCopyObject and of access chains (of either kind, without Element), that result is into StorageBuffer.',
    { revisions: { since } },
  ),
  row(
    'decoration',
    'array-length-variable-is-a-storage-buffer',
    '3.56.8 Memory Instructions / OpUntypedArrayLengthKHR',
    'In a module that declares DescriptorHeapEXT, if the Pointer of an OpUntypedArrayLengthKHR is an OpVariable or OpUntypedVariableKHR, directly or through any number of OpCopyObject and of access chains (of either kind, without Element), that variable is in StorageBuffer and decorated with DescriptorSet and with Binding; and its data type, if it has one, is a structure with Block or an array of such structures.',
    {
      revisions: { since },
      notes:
        'Takes the place of SPV_KHR_untyped_pointers/array-length-variable-is-a-descriptor. Block is a decoration of structure types, so it is looked for at the data type. The text also allows a variable in PhysicalStorageBuffer, which cannot exist; a Pointer into PhysicalStorageBuffer is not judged here.',
    },
  ),
  row(
    'semantics',
    'array-length-pointer-has-the-value-of-a-storage-buffer-descriptor',
    '3.56.8 Memory Instructions / OpUntypedArrayLengthKHR',
    'The Pointer of an OpUntypedArrayLengthKHR has the value of an OpBufferPointerEXT into StorageBuffer, of a variable of a storage buffer, or of an element of one of these.',
    {
      decidable: 'runtime',
      why: 'describes a pointer’s value; where the module shows it, the two rules before apply',
      revisions: { since },
    },
  ),
]
