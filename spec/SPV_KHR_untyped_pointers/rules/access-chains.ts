import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const untyped = 'Untyped Pointers'

const pointer = 'Instructions / OpUntypedPtrAccessChainKHR'

const all = 'Instructions / OpUntypedAccessChainKHR and its variants'

/** The four access chains; "chain" in a slug means all of them, "access chain" two, "ptr access chain" the other two. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'untyped-chain-has-at-most-255-indexes',
    section: 'Universal Limits',
    class: 'limit',
    summary:
      'An OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR or OpUntypedInBoundsPtrAccessChainKHR has at most 255 Indexes; Element is not one of them.',
    confidence: 'derived',
    notes:
      'The limits are what every consumer must support at least; validators inform when one is crossed, which a verdict of invalid does.',
  }),
  row({
    slug: 'chain-result-type-is-an-untyped-pointer-type',
    section: all,
    class: 'type',
    summary:
      'The Result Type of OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR and OpUntypedInBoundsPtrAccessChainKHR is an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'chain-has-the-storage-class-of-its-base',
    section: all,
    class: 'storage-class',
    summary:
      'The Storage Class of the Result Type of each of the four chains is that of the type of Base.',
  }),
  row({
    slug: 'chain-base-type-is-a-type',
    section: all,
    class: 'operand',
    summary:
      'The Base Type of each of the four chains is the result of a type-declaration instruction.',
  }),
  row({
    slug: 'access-chain-base-type-is-no-pointer-type',
    section: all,
    class: 'type',
    summary:
      'The Base Type of an OpUntypedAccessChainKHR or OpUntypedInBoundsAccessChainKHR is neither an OpTypePointer nor an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'ptr-access-chain-base-type-is-no-pointer-type',
    section: pointer,
    class: 'type',
    summary:
      'The Base Type of an OpUntypedPtrAccessChainKHR or OpUntypedInBoundsPtrAccessChainKHR is neither an OpTypePointer nor an OpTypeUntypedPointerKHR.',
    revisions: { until: '2024-08-28' },
    notes: 'Revision 3 accepts any type here.',
  }),
  row({
    slug: 'chain-base-is-a-pointer',
    section: all,
    class: 'type',
    summary:
      'The type of the Base of each of the four chains is an OpTypePointer or an OpTypeUntypedPointerKHR.',
    notes:
      'The text says that Base must be a pointer type; this is read as applying to its type. Revision 3 says so.',
  }),
  row({
    slug: 'chain-index-is-a-scalar-integer',
    section: all,
    class: 'type',
    summary:
      'The type of each index of the four chains is an OpTypeInt, of any width and signedness.',
    confidence: 'derived',
    notes: 'From the semantics of OpAccessChain, like the next three.',
  }),
  row({
    slug: 'chain-struct-index-is-an-op-constant',
    section: all,
    class: 'operand',
    summary:
      'An index of one of the four chains that applies to a structure on the walk from Base Type is an OpConstant, not a specialization constant, a null constant or a computed value.',
    confidence: 'derived',
  }),
  row({
    slug: 'chain-struct-index-selects-a-member',
    section: all,
    class: 'operand',
    summary:
      'The value of an index of one of the four chains that applies to a structure on the walk from Base Type, taken as signed, is at least 0 and less than the number of members of the structure.',
    confidence: 'derived',
  }),
  row({
    slug: 'chain-stops-at-a-type-without-parts',
    section: all,
    class: 'operand',
    summary:
      'The Indexes, walked from Base Type, apply only to arrays, run-time arrays, structures, vectors and matrices: there is no further index after another type is reached.',
    confidence: 'derived',
    notes:
      'The walk starts at Base Type, never at the type that Base points to. Having no index is valid with any Base Type. Composite types that other extensions add are not judged.',
  }),
  row({
    slug: 'chain-index-is-in-bounds',
    section: all,
    class: 'semantics',
    summary:
      'An index into a vector, array or matrix of a chain that yields a logical pointer is in bounds when the instruction runs.',
    decidable: 'runtime',
    why: 'the behaviour is undefined out of bounds; the module stays valid even with a constant index',
    confidence: 'derived',
  }),
  row({
    slug: 'chain-array-stride-is-that-of-the-array',
    section: all,
    class: 'decoration',
    summary:
      'If the last index of a chain selects an element of an array and Result Type is decorated with ArrayStride, the type of that array is decorated with the same stride.',
    confidence: 'open',
    notes:
      'Required for OpAccessChain, whose semantics the chains share; but one untyped pointer type is used for pointers to all kinds of elements.',
  }),
  row({
    slug: 'element-is-a-scalar-integer',
    section: pointer,
    class: 'type',
    summary:
      'The type of the Element of an OpUntypedPtrAccessChainKHR or OpUntypedInBoundsPtrAccessChainKHR is an OpTypeInt, of any width and signedness.',
    confidence: 'derived',
    notes: 'The core specification treats Element as a signed count and does not give its type.',
  }),
  row({
    slug: 'element-stays-in-its-array',
    section: pointer,
    class: 'semantics',
    summary:
      'The element that Element selects is in the array of Base, or one past its end, when the instruction runs.',
    decidable: 'runtime',
    why: 'otherwise the behaviour is undefined',
    confidence: 'derived',
  }),
  row({
    slug: 'element-of-a-block-is-zero',
    section: pointer,
    class: 'semantics',
    summary:
      'If a pointer access chain starts at a structure with Block or BufferBlock, Element is zero when the instruction runs.',
    decidable: 'runtime',
    why: 'otherwise the behaviour is undefined',
    confidence: 'derived',
    notes:
      'The core specification says this about the type that Base points to, revision 3 about Base Type.',
  }),
  row({
    slug: 'in-bounds-chain-points-into-its-object',
    section:
      'Instructions / OpUntypedInBoundsAccessChainKHR and OpUntypedInBoundsPtrAccessChainKHR',
    class: 'semantics',
    summary: 'The pointer that an in-bounds chain yields points within the base object.',
    decidable: 'runtime',
    why: 'a guarantee about a pointer’s value when the program runs',
  }),
  row({
    slug: 'typed-chain-base-is-typed',
    section: untyped,
    class: 'type',
    summary:
      'The type of the Base of OpAccessChain, OpInBoundsAccessChain, OpPtrAccessChain and OpInBoundsPtrAccessChain is not an OpTypeUntypedPointerKHR.',
    confidence: 'derived',
    notes:
      'Their Indexes walk the type that Base points to, and only the four new chains are described as taking both kinds.',
  }),
  row({
    slug: 'typed-chain-result-type-is-typed',
    section: untyped,
    class: 'type',
    summary:
      'The Result Type of OpAccessChain, OpInBoundsAccessChain, OpPtrAccessChain and OpInBoundsPtrAccessChain is not an OpTypeUntypedPointerKHR.',
    confidence: 'derived',
    notes:
      'The core specification requires an OpTypePointer there and the text does not change it.',
  }),
  row({
    slug: 'typed-variable-result-type-is-typed',
    section: untyped,
    class: 'type',
    summary: 'The Result Type of an OpVariable is not an OpTypeUntypedPointerKHR.',
    confidence: 'derived',
    notes:
      'The core specification requires an OpTypePointer there and the text does not change it.',
  }),
  row({
    slug: 'typed-array-length-structure-is-typed',
    section: untyped,
    class: 'type',
    summary:
      'The type of the Structure operand of an OpArrayLength is not an OpTypeUntypedPointerKHR.',
    confidence: 'derived',
    notes:
      'The core specification requires a pointer to a structure there and the text does not change it.',
  }),
  row({
    slug: 'base-type-that-is-an-array-of-blocks-is-the-data-type-of-base',
    section: 'Instructions / OpUntypedAccessChainKHR',
    class: 'type',
    summary:
      'If the Base Type of an OpUntypedAccessChainKHR or OpUntypedInBoundsAccessChainKHR is an array or run-time array, of any depth, of structures with Block or BufferBlock, Base is an OpVariable or OpUntypedVariableKHR whose data type is that Base Type: the type that the OpVariable points to, or the Data Type of the OpUntypedVariableKHR.',
    revisions: { since: '2025-07-29' },
    notes:
      'A structure that contains such an array is not judged. The pointer access chains have no such sentence.',
  }),
  row({
    slug: 'variable-of-an-array-of-blocks-is-walked-from-its-data-type',
    section: 'Instructions / OpUntypedAccessChainKHR',
    class: 'type',
    summary:
      'If the Base of an OpUntypedAccessChainKHR or OpUntypedInBoundsAccessChainKHR is an OpVariable or OpUntypedVariableKHR whose data type is an array or run-time array, of any depth, of structures with Block or BufferBlock, Base Type is that data type.',
    revisions: { since: '2025-07-29' },
    notes:
      'If Base Type is another such array, only base-type-that-is-an-array-of-blocks-is-the-data-type-of-base reports it.',
  }),
]
