import type { LimitName } from '../../limits/limit.ts'
import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

const heap = 'VkPhysicalDeviceDescriptorHeapPropertiesEXT'
const tensor =
  'VkPhysicalDeviceDescriptorHeapTensorPropertiesARM::tensorDescriptorAlignment' as const

/** Types of descriptors, with the alignment of members of that type. */
const members: readonly (readonly [slug: string, type: string, limit: LimitName, vuid: string])[] =
  [
    [
      'sampler',
      'OpTypeSampler',
      `${heap}::samplerDescriptorAlignment`,
      'samplerDescriptorAlignment-11476',
    ],
    ['image', 'OpTypeImage', `${heap}::imageDescriptorAlignment`, 'imageDescriptorAlignment-11477'],
    [
      'buffer',
      'OpTypeBufferEXT',
      `${heap}::bufferDescriptorAlignment`,
      'bufferDescriptorAlignment-11478',
    ],
    [
      'acceleration-structure',
      'OpTypeAccelerationStructureKHR',
      `${heap}::bufferDescriptorAlignment`,
      'bufferDescriptorAlignment-11479',
    ],
    ['tensor', 'OpTypeTensorARM', tensor, 'tensorDescriptorAlignment-11480'],
  ]

const vectors = 'VkPhysicalDeviceShaderLongVectorPropertiesEXT::maxVectorComponents' as const

/** Descriptors in heaps, pushed data and vectors beside the limits of a device. */
export const rules: readonly RuleRow[] = [
  ...members.map(([slug, type, limit, vuid]) =>
    limitRow(
      limit,
      `${slug}-descriptor-alignment`,
      vuid,
      `The Offset, or the OffsetIdEXT that is an OpConstant, of a member of type ${type} is a multiple of ${limit}.`,
    ),
  ),
  limitRow(
    `${heap}::maxPushDataSize`,
    'push-data-limit',
    'maxPushDataSize-12455',
    `The block in PushConstant ends at or before the byte ${heap}::maxPushDataSize: the greatest Offset of its members together with the size of the scalars of that member.`,
  ),
  limitRow(
    vectors,
    'vector-component-limit',
    'longVector-12296',
    `The Component Count of a vector type, where it is known, is not greater than ${vectors}.`,
  ),
]
