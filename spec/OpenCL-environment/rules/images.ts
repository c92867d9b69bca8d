import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Validation Rules'
const types = 'Common Properties: Supported Types: Image-Related Data Types'

/** Image types, and image operands. */
export const rules: readonly RuleRow[] = [
  row('type', 'image-sampled-type-void', section, 'The Sampled Type of OpTypeImage is OpTypeVoid.'),
  row('operand', 'image-sampled-operand', section, 'The Sampled operand of OpTypeImage is 0.'),
  row('operand', 'image-single-sampled', section, 'The MS of OpTypeImage is 0, or its Dim is 2D.', {
    notes: 'Multisampled 2D images need cl_khr_gl_msaa_sharing, which only a device has or lacks.',
  }),
  row(
    'operand',
    'image-arrayed-dim',
    section,
    'An OpTypeImage with Arrayed 1 has Dim 1D or 2D; image-dim reports a Dim that no image type has.',
  ),
  row('operand', 'image-format-unknown', section, 'The Image Format of OpTypeImage is Unknown.'),
  row('operand', 'image-access-qualifier', section, 'OpTypeImage has an Access Qualifier.'),
  row('operand', 'image-dim', types, 'The Dim of OpTypeImage is 1D, 2D, 3D or Buffer.', {
    confidence: 'derived',
    notes: 'The table lists the image types that are supported.',
  }),
  row(
    'operand',
    'image-depth',
    types,
    'The Depth of OpTypeImage is 0, or it is 1 and Dim is 2D; image-dim reports a Dim that no image type has, and core/image-depth a Depth other than 0, 1 and 2.',
    { confidence: 'derived', notes: 'The table lists the image types that are supported.' },
  ),
  row(
    'operand',
    'no-const-offset',
    section,
    'OpImageRead and OpImageWrite do not have the image operand ConstOffset.',
  ),
  row(
    'operand',
    'no-const-offset-sampled',
    section,
    'OpImageSampleExplicitLod does not have the image operand ConstOffset.',
    {
      confidence: 'derived',
      notes: 'The sections on images call reads with a sampler image read instructions as well.',
    },
  ),
]
