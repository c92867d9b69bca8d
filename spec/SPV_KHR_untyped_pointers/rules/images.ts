import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const texel = 'Instructions / OpImageTexelPointer'

/** `OpImageTexelPointer`. */
export const rules: readonly RuleRow[] = [
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
      'If the Result Type of an OpImageTexelPointer is an OpTypePointer, it points to an OpTypeInt, an OpTypeFloat or OpTypeVoid.',
  }),
  row({
    slug: 'image-texel-pointer-image-is-a-typed-pointer',
    section: texel,
    class: 'type',
    summary: 'The type of the Image of an OpImageTexelPointer is an OpTypePointer.',
    confidence: 'derived',
    revisions: { until: '2024-08-28' },
    notes:
      'The text changes the result only, so the core sentence on Image still applies. Revision 3 allows an untyped pointer. The sentence that the result points to the sampled type does not apply to an untyped result.',
  }),
  row({
    slug: 'image-texel-pointer-image-is-a-pointer',
    section: texel,
    class: 'type',
    summary:
      'The type of the Image of an OpImageTexelPointer is an OpTypePointer or an OpTypeUntypedPointerKHR.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'image-texel-pointer-typed-image-points-to-an-image',
    section: texel,
    class: 'type',
    summary:
      'If the type of the Image of an OpImageTexelPointer is an OpTypePointer, it points to an OpTypeImage.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result',
    section: texel,
    class: 'type',
    summary:
      'If the Image of an OpImageTexelPointer is a typed pointer to an image and its Result Type is an OpTypePointer, the Sampled Type of the image is the type that Result Type points to.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'image-texel-pointer-typed-image-has-no-subpass-data',
    section: texel,
    class: 'type',
    summary:
      'If the Image of an OpImageTexelPointer is a typed pointer to an image, the Dim of the image is not SubpassData.',
    revisions: { since: '2025-07-29' },
  }),
]
