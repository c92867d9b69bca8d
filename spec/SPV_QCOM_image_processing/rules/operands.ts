import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const sampled = 'OpImageSampleWeightedQCOM or OpImageBoxFilterQCOM'
const matched = 'OpImageBlockMatchSSDQCOM or OpImageBlockMatchSADQCOM'

function images(slug: string, where: string, operands: string): readonly RuleRow[] {
  return [
    row({
      slug: `${slug}-is-a-sampled-image`,
      section: where,
      summary: `The type of the ${operands} is an OpTypeSampledImage.`,
      class: 'type',
    }),
    row({
      slug: `${slug}-is-not-multisampled`,
      section: where,
      summary: `If the type of the ${operands} is an OpTypeSampledImage, the MS of its OpTypeImage is 0.`,
      class: 'type',
    }),
  ]
}

/** The types of operands. */
export const rules: readonly RuleRow[] = [
  ...images('texture', section.sampled, `Texture Sampled Image of an ${sampled}`),
  row({
    slug: 'coordinate-is-two-floats',
    section: section.sampled,
    summary: `The type of the Coordinate of an ${sampled} is a vector of two OpTypeFloat.`,
    class: 'type',
    notes: 'The floats may have any width and encoding that the module may declare.',
  }),
  ...images('weight-image', section.weighted, 'Weight Image of an OpImageSampleWeightedQCOM'),
  row({
    slug: 'box-size-is-two-floats',
    section: section.boxed,
    summary: 'The type of the Box Size of an OpImageBoxFilterQCOM is a vector of two OpTypeFloat.',
    class: 'type',
    notes: 'The text also requires a signedness of 0, which floats do not have.',
  }),
  ...images(
    'matched-image',
    section.matched,
    `Target Sampled Image or Reference Sampled Image of an ${matched}`,
  ),
  row({
    slug: 'matched-coordinate-is-two-unsigned-integers',
    section: section.matched,
    summary: `The types of the Target Coordinate and of the Reference Coordinate of an ${matched} are vectors of two OpTypeInt with Signedness 0.`,
    class: 'type',
    notes: 'The integers may have any width that the module may declare.',
  }),
  row({
    slug: 'block-size-is-two-unsigned-integers',
    section: section.matched,
    summary: `The type of the Block Size of an ${matched} is a vector of two OpTypeInt with Signedness 0.`,
    class: 'type',
    notes: 'The integers may have any width that the module may declare.',
  }),
]
