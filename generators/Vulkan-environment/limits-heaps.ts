import type { LimitName } from '#spec/limits/limit'
import { pairOf } from '../pairs/pair-of.ts'
import { on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

const heap = 'VkPhysicalDeviceDescriptorHeapPropertiesEXT'

/** Types of descriptors, with the alignment of members of that type. */
const members: readonly {
  readonly slug: string
  readonly type: string
  readonly limit: LimitName
  readonly capability?: string
  readonly extension?: string
}[] = [
  { slug: 'sampler', type: 'OpTypeSampler', limit: `${heap}::samplerDescriptorAlignment` },
  {
    slug: 'image',
    type: 'OpTypeImage %float 2D 0 0 0 1 Unknown',
    limit: `${heap}::imageDescriptorAlignment`,
  },
  {
    slug: 'buffer',
    type: 'OpTypeBufferEXT StorageBuffer',
    limit: `${heap}::bufferDescriptorAlignment`,
  },
  {
    slug: 'acceleration-structure',
    type: 'OpTypeAccelerationStructureKHR',
    limit: `${heap}::bufferDescriptorAlignment`,
    capability: 'RayQueryKHR',
    extension: 'SPV_KHR_ray_query',
  },
  {
    slug: 'tensor',
    type: 'OpTypeTensorARM %float %uint_2',
    limit: 'VkPhysicalDeviceDescriptorHeapTensorPropertiesARM::tensorDescriptorAlignment',
    capability: 'TensorsARM',
    extension: 'SPV_ARM_tensors',
  },
]

/** Pairs of the rules on descriptors in heaps, pushed data and vectors beside the limits of a device. */
export const pairs = [
  ...members.map(({ slug, type, limit, capability, extension }) =>
    on(
      { [limit]: 64 },
      pairOf`${slug}-descriptor-alignment/members ${inVulkan}
descriptors are at multiples of their alignment
${stage('GLCompute', {
  capabilities: [
    'UntypedPointersKHR',
    'DescriptorHeapEXT',
    ...(capability === undefined ? [] : [capability]),
  ],
  extensions: [
    'SPV_KHR_untyped_pointers',
    'SPV_EXT_descriptor_heap',
    ...(extension === undefined ? [] : [extension]),
  ],
})}
annotations: %descriptor_three 0 Offset 0, 1 Offset {1024 | half: 1056 | four: 1028}
OpMemberDecorateIdEXT %descriptor_three 2 OffsetIdEXT {%uint_2048 | constant: %uint_2080}
declarations: %descriptor = ${type}`,
    ),
  ),
  on(
    { [`${heap}::maxPushDataSize`]: 128 },
    pairOf`push-data-limit/members ${inVulkan}: the last number is in the last bytes that there may be
${stage('GLCompute', { interfaces: '%variable_PushConstant_structure_uint4_and_uint' })}
annotations: %structure_uint4_and_uint Block, 0 Offset 0, 1 Offset {124 | four-more: 128 | many: 1020}`,
  ),
  on(
    { 'VkPhysicalDeviceShaderLongVectorPropertiesEXT::maxVectorComponents': 8 },
    pairOf`vector-component-limit/components ${inVulkan}: a vector has as many components as it may have
${stage('GLCompute', { capabilities: ['LongVectorEXT'], extensions: ['SPV_EXT_long_vector'] })}
declarations: %vector = OpTypeVectorIdEXT %float {%uint_8 | one-more: %uint_9 | many: %uint_1024}
%to_vector = OpTypePointer Private %vector`,
  ),
]
