import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.20 Decoration: PassthroughNV'

/** The decoration. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'passthrough-is-on-objects-or-members',
    section,
    summary:
      'PassthroughNV is applied only to objects and to members of structure types. An object is a result whose type is not OpTypeVoid, and not a function.',
    class: 'decoration',
    notes: 'Objects as in core/object-decoration-target. Through OpGroupDecorate as well.',
  }),
  row({
    slug: 'passthrough-is-in-input',
    section,
    summary:
      'The type of an object that is decorated with PassthroughNV is a pointer into Input. An OpVariable whose type points to a structure with a decorated member, or to an array of such structures at any depth, is in Input.',
    class: 'decoration',
    confidence: 'derived',
    notes:
      'A value that is not a pointer has no storage class. What passthrough-is-on-objects-or-members refuses is not judged. A pointer type that no variable has is not judged either.',
  }),
]
