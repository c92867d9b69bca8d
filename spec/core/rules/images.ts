import { row } from '../row.ts'

const image = '3.3.10 Image Instructions'

/** Image instructions, as far as their types go, and what other operands are. */
export const rules = [
  row(
    'type',
    'sampled-image-result',
    `${image}: OpSampledImage`,
    'OpSampledImage results in an OpTypeSampledImage.',
  ),
  row(
    'type',
    'sampled-image-sampler',
    `${image}: OpSampledImage`,
    'Sampler of OpSampledImage is a sampler.',
  ),
  row(
    'type',
    'image-operand',
    `${image}: OpSampledImage, OpImageFetch, OpImageRead, OpImageWrite and their kin, OpImageQuery...`,
    'Image of an image instruction is an image.',
  ),
  row(
    'type',
    'sampled-image-operand',
    `${image}: OpImageSample..., OpImageGather and their kin, OpImage, OpImageQueryLod`,
    'Sampled Image of an image instruction is a sampled image.',
  ),
  row(
    'type',
    'image-result',
    `${image}: OpImage`,
    'OpImage results in the image type of its sampled image.',
  ),
  row(
    'type',
    'image-texel-result',
    `${image}: OpImageSampleImplicitLod, OpImageSampleExplicitLod, OpImageFetch, OpImageGather and their kin`,
    'Sampling, fetching and gathering texels results in a vector of four numbers, of Sampled Type unless that is void.',
  ),
  row(
    'type',
    'image-depth-result',
    `${image}: OpImageSampleDrefImplicitLod and its kin`,
    'Sampling with a depth reference results in a numerical scalar of Sampled Type.',
  ),
  row(
    'operand',
    'operand-is-object',
    '2.16.1 Universal Validation Rules; 3.3 Instructions',
    'Ids that image, primitive, group and non-uniform instructions take are objects: results with a type, and no functions.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'composite-extract-composite',
    '3.3.12 Composite Instructions: OpCompositeExtract',
    'Composite of OpCompositeExtract is an object.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'debug-file',
    '3.3.2 Debug Instructions: OpLine, OpSource',
    'File of OpLine and OpSource is an OpString.',
  ),
]
