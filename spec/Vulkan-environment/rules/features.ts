import type { LimitName } from '../../limits/limit.ts'
import type { RuleClass, RuleRow } from '../../rule.ts'
import { limitRow, runtimeRow } from '../row.ts'

const memoryModel = 'VkPhysicalDeviceVulkanMemoryModelFeatures'
const clock = 'VkPhysicalDeviceShaderClockFeaturesKHR'
const [core, int64, fma] = [
  'VkPhysicalDeviceFeatures',
  'VkPhysicalDeviceShaderAtomicInt64Features',
  'VkPhysicalDeviceShaderFmaFeaturesKHR',
] as const
const early =
  'VkPhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD::shaderEarlyAndLateFragmentTests' as const

/** Features without which something must not be used, each alone. */
const features: readonly (readonly [
  slug: string,
  feature: LimitName,
  vuid: string,
  kind: RuleClass,
  summary: string,
])[] = [
  [
    'queue-family-scope-feature',
    `${memoryModel}::vulkanMemoryModel`,
    'vulkanMemoryModel-06266',
    'operand',
    'no memory scope is the OpConstant QueueFamily',
  ],
  [
    'clock-subgroup-feature',
    `${clock}::shaderSubgroupClock`,
    'shaderSubgroupClock-06267',
    'operand',
    'the Scope of OpReadClockKHR is not the OpConstant Subgroup',
  ],
  [
    'clock-device-feature',
    `${clock}::shaderDeviceClock`,
    'shaderDeviceClock-06268',
    'operand',
    'the Scope of OpReadClockKHR is not the OpConstant Device',
  ],
  [
    'forward-references-feature',
    'VkPhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR::shaderRelaxedExtendedInstruction',
    'shaderRelaxedExtendedInstruction-10773',
    'environment',
    'there is no OpExtInstWithForwardRefsKHR',
  ],
  [
    'subpass-attachment-index-feature',
    'VkPhysicalDeviceDynamicRenderingLocalReadFeatures::dynamicRenderingLocalRead',
    'None-09558',
    'decoration',
    'a variable of type OpTypeImage with Dim SubpassData has the decoration InputAttachmentIndex',
  ],
  [
    'buffer-64-bit-atomics-feature',
    `${int64}::shaderBufferInt64Atomics`,
    'None-06278',
    'storage-class',
    'the Pointer of an atomic instruction on 64-bit integers does not point into StorageBuffer or Uniform',
  ],
  [
    'shared-64-bit-atomics-feature',
    `${int64}::shaderSharedInt64Atomics`,
    'None-06279',
    'storage-class',
    'the Pointer of an atomic instruction on 64-bit integers does not point into Workgroup',
  ],
  ...[16, 32, 64].map(
    (width, index) =>
      [
        `fma-${width}-feature`,
        `${fma}::shaderFmaFloat${width}` as LimitName,
        `shaderFmaFloat${width}-${10977 + index}`,
        'type',
        `the result of OpFmaKHR is not made of floating-point numbers of ${width} bits`,
      ] as const,
  ),
  [
    'workgroup-initializer-feature',
    'VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures::shaderZeroInitializeWorkgroupMemory',
    'shaderZeroInitializeWorkgroupMemory-06372',
    'operand',
    'a variable in Workgroup has no Initializer',
  ],
  [
    'local-size-id-feature',
    'VkPhysicalDeviceMaintenance4Features::maintenance4',
    'LocalSizeId-06434',
    'environment',
    'no entry point has LocalSizeId',
  ],
  [
    'fragment-stores-feature',
    `${core}::fragmentStoresAndAtomics`,
    'NonWritable-06340',
    'decoration',
    'a storage image, storage texel buffer or storage buffer that a Fragment entry point statically uses has NonWritable, or, if it is a buffer, all members of its structure have',
  ],
  [
    'vertex-stores-feature',
    `${core}::vertexPipelineStoresAndAtomics`,
    'NonWritable-06341',
    'decoration',
    'a storage image, storage texel buffer or storage buffer that a Vertex, TessellationControl, TessellationEvaluation or Geometry entry point statically uses has NonWritable, or, if it is a buffer, all members of its structure have',
  ],
  [
    'bit-operand-width-feature',
    'VkPhysicalDeviceMaintenance9FeaturesKHR::maintenance9',
    'None-10824',
    'type',
    'the Base of OpBitCount, OpBitReverse, OpBitFieldInsert, OpBitFieldSExtract and OpBitFieldUExtract is made of 32-bit integers',
  ],
  [
    'offset-operand-feature',
    'VkPhysicalDeviceMaintenance8FeaturesKHR::maintenance8',
    'Offset-10213',
    'operand',
    'no instruction but OpImageGather, OpImageDrefGather, OpImageSparseGather and OpImageSparseDrefGather has the image operand Offset',
  ],
  [
    'uniform-unsized-array-feature',
    'VkPhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT::shaderUniformBufferUnsizedArray',
    'shaderUniformBufferUnsizedArray-11806',
    'type',
    'the last member of a structure with Block that a variable in Uniform holds is not an OpTypeRuntimeArray',
  ],
  [
    'interface-16-bit-feature',
    'VkPhysicalDevice16BitStorageFeatures::storageInputOutput16',
    'storageInputOutput16-11162',
    'type',
    'no variable in Input or Output contains integers or floating-point numbers of 16 bits',
  ],
  [
    'tile-shading-compute-feature',
    'VkPhysicalDeviceTileShadingFeaturesQCOM::tileShading',
    'TileShadingQCOM-10698',
    'capability',
    'a module with a GLCompute entry point does not declare TileShadingQCOM',
  ],
  [
    'tile-shading-fragment-feature',
    'VkPhysicalDeviceTileShadingFeaturesQCOM::tileShadingFragmentStage',
    'TileShadingQCOM-10699',
    'capability',
    'a module with a Fragment entry point does not declare TileShadingQCOM',
  ],
]

const earlyModes = [
  ['EarlyAndLateFragmentTestsAMD', 'early-and-late-tests'],
  ['StencilRefUnchangedFrontAMD', 'stencil-unchanged-front'],
  ['StencilRefUnchangedBackAMD', 'stencil-unchanged-back'],
  ['StencilRefGreaterFrontAMD', 'stencil-greater-front'],
  ['StencilRefGreaterBackAMD', 'stencil-greater-back'],
  ['StencilRefLessFrontAMD', 'stencil-less-front'],
  ['StencilRefLessBackAMD', 'stencil-less-back'],
] as const

/** Rules on the uses that features of a device allow. */
export const rules: readonly RuleRow[] = [
  {
    ...runtimeRow(
      'type',
      'interface-8-bit',
      'None-10980',
      'No variable in Input or Output contains integers or floating-point numbers of 8 bits.',
    ),
    vuids: ['VUID-RuntimeSpirv-None-10980', 'VUID-StandaloneSpirv-OpTypeFloat-10823'],
  },
  ...features.map(([slug, feature, vuid, kind, summary]) =>
    limitRow(feature, slug, vuid, `If ${feature} is false, ${summary}.`, { class: kind }),
  ),
  limitRow(
    [`${memoryModel}::vulkanMemoryModel`, `${memoryModel}::vulkanMemoryModelDeviceScope`],
    'device-scope-feature',
    'vulkanMemoryModel-06265',
    `If ${memoryModel}::vulkanMemoryModel is true and ${memoryModel}::vulkanMemoryModelDeviceScope is false, no memory scope is the OpConstant Device.`,
    { class: 'operand' },
  ),
  ...earlyModes.map(([mode, slug], index) =>
    limitRow(
      early,
      `${slug}-feature`,
      `shaderEarlyAndLateFragmentTests-0${6767 + index}`,
      `If ${early} is false, no entry point has ${mode}.`,
      { class: 'environment' },
    ),
  ),
]
