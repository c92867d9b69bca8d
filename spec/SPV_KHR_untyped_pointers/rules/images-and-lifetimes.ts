import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const texel = 'Instructions / OpImageTexelPointer'

/** `OpImageTexelPointer`, `OpLifetimeStart` and `OpLifetimeStop`. */
export const imageAndLifetimeRules: readonly RuleRow[] = [
  row({
    slug: 'image-texel-pointer-result-type-is-a-pointer-type',
    section: texel,
    class: 'type',
    summary:
      'The Result Type of an OpImageTexelPointer is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'image-texel-pointer-result-type-is-image',
    section: texel,
    class: 'storage-class',
    summary: 'The Result Type of an OpImageTexelPointer has the Storage Class Image.',
  }),
  row({
    slug: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
    section: texel,
    class: 'type',
    summary:
      'Where the Result Type of an OpImageTexelPointer is an OpTypePointer, it points to an OpTypeInt, an OpTypeFloat or OpTypeVoid.',
  }),
  row({
    slug: 'image-texel-pointer-image-is-a-typed-pointer',
    section: texel,
    class: 'type',
    summary: 'The type of the Image of an OpImageTexelPointer is an OpTypePointer.',
    confidence: 'derived',
    revisions: { until: 2 },
    notes:
      'The text changes the result only; the core sentence on Image stays. Revision 3 admits an untyped pointer. That the sampled type is what the result points to says nothing of an untyped result.',
  }),
  row({
    slug: 'lifetime-pointer-is-into-function',
    section: 'Instructions / OpLifetimeStart and OpLifetimeStop',
    class: 'storage-class',
    summary:
      'The type of the Pointer of an OpLifetimeStart or OpLifetimeStop is an OpTypePointer or an OpTypeUntypedPointerKHR with the Storage Class Function.',
    notes:
      'The core sentence on Size stays: it is 0 where the pointer is to a non-void type or Addresses is not declared. Whether an untyped pointer is one to a non-void type is not said: with Addresses, a Size other than 0 at an untyped pointer is not judged.',
  }),
]
