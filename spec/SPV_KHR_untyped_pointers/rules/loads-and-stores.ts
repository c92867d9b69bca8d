import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** `OpLoad` and `OpStore`. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'load-pointer-is-a-pointer',
    section: 'Instructions / OpLoad',
    class: 'type',
    summary:
      'The type of the Pointer of an OpLoad is an OpTypePointer or an OpTypeUntypedPointerKHR.',
    notes:
      'The text says that Pointer must be a pointer type; this is read as applying to its type. Revision 3 says so.',
  }),
  row({
    slug: 'load-typed-pointer-points-to-the-result-type',
    section: 'Instructions / OpLoad',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpLoad is an OpTypePointer, the type it points to is Result Type; through an untyped pointer, any Result Type can be loaded.',
  }),
  row({
    slug: 'load-through-untyped-pointer-is-of-fixed-size',
    section: 'Untyped Pointers',
    class: 'type',
    summary:
      'The Result Type of an OpLoad whose Pointer is an untyped pointer is not and does not contain an OpTypeRuntimeArray.',
    confidence: 'derived',
    notes:
      'The core specification requires this of every OpLoad; only with an untyped pointer does it depend on Result Type.',
  }),
  row({
    slug: 'store-pointer-is-a-pointer',
    section: 'Instructions / OpStore',
    class: 'type',
    summary:
      'The type of the Pointer of an OpStore is an OpTypePointer or an OpTypeUntypedPointerKHR.',
    notes:
      'The text says that Pointer must be a pointer type; this is read as applying to its type. Revision 3 says so.',
  }),
  row({
    slug: 'store-typed-pointer-points-to-the-type-of-the-object',
    section: 'Instructions / OpStore',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpStore is an OpTypePointer, the type it points to is the type of Object; through an untyped pointer, an Object of any type can be stored.',
  }),
]
