import type { RuleRow } from '../../rule.ts'
import { limitRow, runtimeRow } from '../row.ts'

const limits = 'VkPhysicalDeviceLimits'
const inOffsets = 'in Offset, ConstOffset or ConstOffsets, as far as they are constants'

/** Offsets of image instructions beside the limits of a device, and what images of a module need. */
export const rules: readonly RuleRow[] = [
  limitRow(
    `${limits}::minTexelGatherOffset`,
    'gather-offset-least',
    'OpImage-06376',
    `No component of an offset of OpImageGather, OpImageDrefGather or their sparse kin, ${inOffsets}, is less than ${limits}::minTexelGatherOffset.`,
  ),
  limitRow(
    `${limits}::maxTexelGatherOffset`,
    'gather-offset-limit',
    'OpImage-06377',
    `No component of an offset of OpImageGather, OpImageDrefGather or their sparse kin, ${inOffsets}, is greater than ${limits}::maxTexelGatherOffset.`,
  ),
  limitRow(
    `${limits}::minTexelOffset`,
    'sample-offset-least',
    'OpImageSample-06435',
    `No component of an offset of an instruction OpImageSample... or OpImageFetch, ${inOffsets}, is less than ${limits}::minTexelOffset.`,
    { notes: 'The sparse kin of the instructions have other names and are not judged.' },
  ),
  limitRow(
    `${limits}::maxTexelOffset`,
    'sample-offset-limit',
    'OpImageSample-06436',
    `No component of an offset of an instruction OpImageSample... or OpImageFetch, ${inOffsets}, is greater than ${limits}::maxTexelOffset.`,
    { notes: 'The sparse kin of the instructions have other names and are not judged.' },
  ),
  runtimeRow(
    'decoration',
    'subpass-array-attachment-index',
    'OpTypeImage-09644',
    'A variable whose type is an OpTypeArray of OpTypeImage with Dim SubpassData has the decoration InputAttachmentIndex.',
  ),
  runtimeRow(
    'operand',
    'written-texel-components',
    'OpImageWrite-07112',
    'The Texel of OpImageWrite has at least as many components as the Image Format of its image, if that is not Unknown.',
  ),
]
