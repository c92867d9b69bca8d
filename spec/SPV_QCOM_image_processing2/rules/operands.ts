import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const all =
  'OpImageBlockMatchWindowSSDQCOM, OpImageBlockMatchWindowSADQCOM, OpImageBlockMatchGatherSSDQCOM or OpImageBlockMatchGatherSADQCOM'

const anyWidth = 'The integers may have any width that the module may declare.'

/** The types of operands. */
export const rules: readonly RuleRow[] = rowsIn(
  'Modifications: 3.49.10 Image Instructions: OpImageBlockMatchWindowSSDQCOM, OpImageBlockMatchWindowSADQCOM, OpImageBlockMatchGatherSSDQCOM, OpImageBlockMatchGatherSADQCOM',
  'type',
  {
    'image-is-a-sampled-image': `The types of the Target Sampled Image and of the Reference Sampled Image of an ${all} are OpTypeSampledImage.`,
    'image-is-not-multisampled': `If the type of the Target Sampled Image or of the Reference Sampled Image of an ${all} is an OpTypeSampledImage, the MS of its OpTypeImage is 0.`,
    'coordinate-is-two-unsigned-integers': {
      summary: `The types of the Target Coordinate and of the Reference Coordinate of an ${all} are vectors of two OpTypeInt with Signedness 0.`,
      notes: anyWidth,
    },
    'block-size-is-two-unsigned-integers': {
      summary: `The type of the Block Size of an ${all} is a vector of two OpTypeInt with Signedness 0.`,
      notes: anyWidth,
    },
  },
)
