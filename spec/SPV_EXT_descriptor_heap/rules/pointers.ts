import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const permission = 'a permission: a tool can break it by refusing, a module cannot'

/** Permissions of other chapters for the new pointers. */
export const rules: readonly RuleRow[] = [
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
      notes:
        'Later wording under the same revision number also allows it as an operand of OpUntypedArrayLengthKHR if it is in StorageBuffer.',
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
]
