import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const toGeneric = 'Instructions / OpPtrCastToGeneric'

const fromGeneric = 'Instructions / OpGenericCastToPtr'

const explicitly = 'Instructions / OpGenericCastToPtrExplicit'

/** Conversions to and from the Generic storage class. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'ptr-cast-to-generic-result-type-is-a-pointer-type',
    section: toGeneric,
    class: 'type',
    summary:
      'The Result Type of an OpPtrCastToGeneric is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'ptr-cast-to-generic-result-type-is-generic',
    section: toGeneric,
    class: 'storage-class',
    summary: 'The Result Type of an OpPtrCastToGeneric has the Storage Class Generic.',
  }),
  row({
    slug: 'ptr-cast-to-generic-keeps-the-kind-of-pointer',
    section: toGeneric,
    class: 'type',
    summary:
      'The Result Type and the type of the Pointer of an OpPtrCastToGeneric are both typed or both untyped.',
    confidence: 'open',
    notes:
      'The text keeps the core sentence that both point to the same type, which cannot be true of one pointer of each kind; for the other casts it limits that sentence to typed pointers.',
  }),
  row({
    slug: 'generic-cast-to-ptr-result-type-is-a-pointer-type',
    section: fromGeneric,
    class: 'type',
    summary:
      'The Result Type of an OpGenericCastToPtr is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'generic-cast-to-ptr-result-type-has-a-target-storage-class',
    section: fromGeneric,
    class: 'storage-class',
    summary:
      'The Result Type of an OpGenericCastToPtr has the Storage Class Workgroup, CrossWorkgroup or Function.',
  }),
  row({
    slug: 'generic-cast-to-ptr-pointer-is-into-generic',
    section: fromGeneric,
    class: 'storage-class',
    summary:
      'The Pointer of an OpGenericCastToPtr is a pointer, of either kind, whose type has the Storage Class Generic.',
  }),
  row({
    slug: 'generic-cast-to-ptr-typed-pointers-point-to-one-type',
    section: fromGeneric,
    class: 'type',
    summary:
      'If the Result Type and the type of the Pointer of an OpGenericCastToPtr are both OpTypePointer, they point to the same type.',
  }),
  row({
    slug: 'generic-cast-explicit-result-type-is-a-pointer-type',
    section: explicitly,
    class: 'type',
    summary:
      'The Result Type of an OpGenericCastToPtrExplicit is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'generic-cast-explicit-result-type-has-the-storage-operand',
    section: explicitly,
    class: 'storage-class',
    summary:
      'The Storage Class of the Result Type of an OpGenericCastToPtrExplicit is its Storage operand.',
  }),
  row({
    slug: 'generic-cast-explicit-pointer-is-a-pointer',
    section: explicitly,
    class: 'type',
    summary:
      'The type of the Pointer of an OpGenericCastToPtrExplicit is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'generic-cast-explicit-pointer-is-into-generic',
    section: explicitly,
    class: 'storage-class',
    summary:
      'The type of the Pointer of an OpGenericCastToPtrExplicit has the Storage Class Generic.',
  }),
  row({
    slug: 'generic-cast-explicit-typed-pointers-point-to-one-type',
    section: explicitly,
    class: 'type',
    summary:
      'If the Result Type and the type of the Pointer of an OpGenericCastToPtrExplicit are both OpTypePointer, they point to the same type.',
  }),
  row({
    slug: 'generic-cast-explicit-storage-is-a-target-storage-class',
    section: explicitly,
    class: 'storage-class',
    summary:
      'The Storage of an OpGenericCastToPtrExplicit is Workgroup, CrossWorkgroup or Function.',
  }),
  row({
    slug: 'generic-cast-explicit-yields-null-when-it-fails',
    section: explicitly,
    class: 'semantics',
    summary: 'An OpGenericCastToPtrExplicit that fails yields the null pointer of its Storage.',
    decidable: 'runtime',
    why: 'describes what the instruction yields when it runs',
  }),
]
