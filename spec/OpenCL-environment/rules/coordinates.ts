import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Image Addressing and Filtering: Coordinate Format for Reading and Writing Images'
const data = 'Image Addressing and Filtering: Data Format for Reading and Writing Images'
const shapes =
  'a scalar for a 1D or Buffer image, a vector of two for an arrayed 1D and a 2D image, and a vector of four for an arrayed 2D and a 3D image. Images that the table lacks, and multisampled ones, are not judged'

/** The coordinates and the data of instructions that read and write images. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'read-coordinate',
    section,
    `The Coordinate of OpImageRead is made of 32-bit OpTypeInt or 32-bit OpTypeFloat: ${shapes}.`,
    {
      confidence: 'derived',
      notes:
        'One table is for reads with and without a sampler; it limits integers to reads of certain samplers, and floating-point numbers to none.',
    },
  ),
  row(
    'type',
    'sample-coordinate',
    section,
    `The Coordinate of OpImageSampleExplicitLod is made of 32-bit OpTypeInt or 32-bit OpTypeFloat: ${shapes}.`,
  ),
  row(
    'type',
    'write-coordinate',
    section,
    `The Coordinate of OpImageWrite is made of 32-bit OpTypeInt: ${shapes}.`,
  ),
  row(
    'operand',
    'integer-coordinate-sampler',
    section,
    'If the Coordinate of OpImageSampleExplicitLod is made of integers, and its Sampled Image is an OpSampledImage of an OpConstantSampler, that sampler is not normalized (Param 0), has Filter Nearest and the addressing mode None, ClampToEdge or Clamp.',
  ),
  row(
    'type',
    'image-data-components',
    data,
    'The result of OpImageRead and the Texel of OpImageWrite are scalars or vectors of four components.',
    {
      confidence: 'derived',
      notes:
        'The data is a scalar for the channel orders Depth and DepthStencil, a vector of four for all others. Which of the two an image has, only a run shows.',
    },
  ),
  row(
    'type',
    'image-data-type',
    data,
    'The result of OpImageRead and the Texel of OpImageWrite are, or are vectors of, 16-bit or 32-bit OpTypeFloat or 32-bit OpTypeInt.',
    {
      confidence: 'derived',
      notes: 'The table maps each channel data type to such a type.',
    },
  ),
]
