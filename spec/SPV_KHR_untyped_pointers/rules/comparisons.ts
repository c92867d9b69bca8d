import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const equal = 'Instructions / OpPtrEqual and OpPtrNotEqual'

const diff = 'Instructions / OpPtrDiff'

/** `OpPtrEqual`, `OpPtrNotEqual` and `OpPtrDiff`. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'compared-operands-are-pointers',
    section: 'Instructions / OpPtrEqual, OpPtrNotEqual and OpPtrDiff',
    class: 'type',
    summary:
      'The types of Operand 1 and Operand 2 of OpPtrEqual, OpPtrNotEqual and OpPtrDiff are each an OpTypePointer or an OpTypeUntypedPointerKHR.',
    confidence: 'derived',
    notes:
      'The text refers to the storage class of their types, and only these two types have one.',
  }),
  row({
    slug: 'equal-pointers-have-one-storage-class',
    section: equal,
    class: 'storage-class',
    summary:
      'The types of Operand 1 and Operand 2 of an OpPtrEqual or OpPtrNotEqual have the same Storage Class.',
    notes:
      'If both are typed and of different types, only equal-typed-pointers-have-one-type reports it. Different untyped pointer types of the same storage class, and a typed pointer with an untyped one, are valid.',
  }),
  row({
    slug: 'equal-typed-pointers-have-one-type',
    section: equal,
    class: 'type',
    summary:
      'If the types of Operand 1 and Operand 2 of an OpPtrEqual or OpPtrNotEqual are both OpTypePointer, they are the same type.',
  }),
  row({
    slug: 'subtracted-pointers-have-one-storage-class',
    section: diff,
    class: 'storage-class',
    summary: 'The types of Operand 1 and Operand 2 of an OpPtrDiff have the same Storage Class.',
    revisions: { until: '2024-07-17' },
    notes:
      'If both are typed and of different types, only subtracted-typed-pointers-have-one-type reports it. Revision 2 requires the same type, typed or untyped; this revision does not exclude a typed pointer with an untyped one.',
  }),
  row({
    slug: 'subtracted-typed-pointers-have-one-type',
    section: diff,
    class: 'type',
    summary:
      'If the types of Operand 1 and Operand 2 of an OpPtrDiff are both OpTypePointer, they are the same type.',
    revisions: { until: '2024-07-17' },
  }),
  row({
    slug: 'subtracted-typed-pointers-point-to-a-type-for-arrays',
    section: diff,
    class: 'type',
    summary:
      'If the type of an operand of an OpPtrDiff is an OpTypePointer, it points to a type that an array can have as its element: not OpTypeVoid, OpTypeFunction or OpTypeRuntimeArray.',
    confidence: 'derived',
    notes:
      'The sentence covers both kinds; an untyped pointer points to no type, and revision 2 exempts it.',
  }),
  row({
    slug: 'subtracted-operand-1-is-a-base-for-ptr-access-chains',
    section: diff,
    class: 'decoration',
    summary:
      'The type of Operand 1 of an OpPtrDiff is decorated with ArrayStride if its Storage Class is Uniform, PushConstant, StorageBuffer or PhysicalStorageBuffer.',
    confidence: 'open',
    notes:
      'Operand 1 has to be a valid Base of a pointer access chain; it is unclear whether this means with all the requirements on a Base, or any pointer. For untyped pointers the elements are bytes, whatever the stride.',
  }),
  row({
    slug: 'subtracted-pointers-are-into-one-array',
    section: diff,
    class: 'semantics',
    summary:
      'The operands of an OpPtrDiff point to elements of one array, or one past its end, when the instruction runs; for untyped pointers the elements are bytes.',
    decidable: 'runtime',
    why: 'otherwise the behaviour is undefined',
  }),
  row({
    slug: 'subtracted-pointers-have-one-type',
    section: diff,
    class: 'type',
    summary:
      'The types of Operand 1 and Operand 2 of an OpPtrDiff, if both are pointer types of either kind, are the same id: a typed pointer with an untyped one, and two untyped pointer types of one storage class, are not.',
    revisions: { since: '2024-08-14' },
    notes:
      'Replaces subtracted-pointers-have-one-storage-class and subtracted-typed-pointers-have-one-type.',
  }),
]
