import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { limited, lines } from './case.ts'
import { declaring, lacking } from './cases-features.ts'

/** A shader of a stage with a group operation. */
function grouped(model: string, body: string): Pieces {
  return {
    minor: 5,
    capabilities: declaring(
      'GroupNonUniform',
      'GroupNonUniformArithmetic',
      'GroupNonUniformBallot',
      'GroupNonUniformQuad',
      'Int64',
    ),
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes:
      model === 'GLCompute'
        ? 'OpExecutionMode %main LocalSize 4 1 1'
        : model === 'Fragment'
          ? 'OpExecutionMode %main OriginUpperLeft'
          : '',
    declarations: lines(
      '%u3 = OpConstant %u32 3',
      '%u64 = OpTypeInt 64 0',
      '%long = OpConstant %u64 1',
      '%computed = OpUndef %u32',
    ),
    body,
  }
}

const sum = '%x = OpGroupNonUniformIAdd %u32 %u3 Reduce %u1'
const quad = '%x = OpGroupNonUniformQuadSwap %u32 %u3 %u1 %u0'
const dynamic = (name: string, index: string): string =>
  lines('%i = OpIAdd %u32 %u1 %u1', `%x = ${name} %u32 %u3 %u1 ${index}`)

/** A rotation, in clusters or not. */
function rotated(cluster: string): Pieces {
  return {
    capabilities: declaring('GroupNonUniformRotateKHR'),
    extensions: 'OpExtension "SPV_KHR_subgroup_rotate"',
    declarations: '%u3 = OpConstant %u32 3',
    body: `%x = OpGroupNonUniformRotateKHR %u32 %u3 %u1 %u1 ${cluster}`,
  }
}

function derivatives(mode: string): Pieces {
  return {
    minor: 4,
    capabilities: lines(
      'OpCapability MeshShadingEXT',
      'OpCapability ComputeDerivativeGroupLinearKHR',
    ),
    extensions: lines(
      'OpExtension "SPV_EXT_mesh_shader"',
      'OpExtension "SPV_KHR_compute_shader_derivatives"',
    ),
    entryPoints: 'OpEntryPoint TaskEXT %main "main"',
    modes: lines('OpExecutionMode %main LocalSize 4 1 1', mode),
    end: 'OpEmitMeshTasksEXT %u1 %u1 %u1',
  }
}

const groupCases: readonly RuleCase[] = [
  lacking(
    'quad-operation-stage',
    'SubgroupProperties',
    'quadOperationsInAllStages',
    grouped('Fragment', quad),
    grouped('Vertex', quad),
  ),
  limited(
    'group-operation-stage',
    {
      VkPhysicalDeviceVulkan11Properties: {
        subgroupSupportedStages: ['VK_SHADER_STAGE_COMPUTE_BIT', 'VK_SHADER_STAGE_FRAGMENT_BIT'],
      },
    },
    grouped('GLCompute', sum),
    grouped('Vertex', sum),
  ),
  // Compute and all graphics stages.
  limited(
    'group-operation-stage',
    { VkPhysicalDeviceSubgroupProperties: { supportedStages: 0x20 } },
    grouped('GLCompute', sum),
    grouped('Fragment', sum),
  ),
  lacking(
    'broadcast-id-constant',
    'Vulkan12Features',
    'subgroupBroadcastDynamicId',
    grouped('GLCompute', dynamic('OpGroupNonUniformBroadcast', '%u1')),
    grouped('GLCompute', dynamic('OpGroupNonUniformBroadcast', '%i')),
  ),
  lacking(
    'quad-broadcast-index-constant',
    'Vulkan12Features',
    'subgroupBroadcastDynamicId',
    grouped('GLCompute', dynamic('OpGroupNonUniformQuadBroadcast', '%u1')),
    grouped('GLCompute', dynamic('OpGroupNonUniformQuadBroadcast', '%i')),
  ),
  lacking(
    'rotate-without-clusters',
    'ShaderSubgroupRotateFeatures',
    'shaderSubgroupRotateClustered',
    rotated(''),
    rotated('%u4'),
  ),
  lacking(
    'group-value-type',
    'Vulkan12Features',
    'shaderSubgroupExtendedTypes',
    grouped('GLCompute', sum),
    grouped('GLCompute', '%x = OpGroupNonUniformIAdd %u64 %u3 Reduce %long'),
  ),
  lacking(
    'mesh-derivative-groups',
    'ComputeShaderDerivativesPropertiesKHR',
    'meshAndTaskShaderDerivatives',
    derivatives(''),
    derivatives('OpExecutionMode %main DerivativeGroupLinearKHR'),
  ),
]

const listed = {
  VkCooperativeMatrixPropertiesKHR: [
    {
      MSize: 8,
      NSize: 8,
      KSize: 4,
      AType: 'VK_COMPONENT_TYPE_FLOAT32_KHR',
      BType: 'VK_COMPONENT_TYPE_FLOAT32_KHR',
      CType: 'VK_COMPONENT_TYPE_FLOAT32_KHR',
      ResultType: 'VK_COMPONENT_TYPE_FLOAT32_KHR',
      saturatingAccumulation: false,
      scope: 'VK_SCOPE_SUBGROUP_KHR',
    },
    {
      MSize: 8,
      NSize: 8,
      KSize: 8,
      AType: 'VK_COMPONENT_TYPE_SINT32_KHR',
      BType: 'VK_COMPONENT_TYPE_SINT32_KHR',
      CType: 'VK_COMPONENT_TYPE_SINT32_KHR',
      ResultType: 'VK_COMPONENT_TYPE_SINT32_KHR',
      saturatingAccumulation: true,
      scope: 'VK_SCOPE_SUBGROUP_KHR',
    },
  ],
}

/** A compute shader, or one of another stage, with matrices. */
function matrices(declarations: string, body = '', model = 'GLCompute'): Pieces {
  return {
    minor: 6,
    capabilities: declaring('VulkanMemoryModel', 'CooperativeMatrixKHR'),
    extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
    memoryModel: 'OpMemoryModel Logical Vulkan',
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes: model === 'GLCompute' ? 'OpExecutionMode %main LocalSize 32 1 1' : '',
    declarations: lines('%u3 = OpConstant %u32 3', '%u8 = OpConstant %u32 8', declarations),
    body,
  }
}

const integers = lines(
  '%ta = OpTypeCooperativeMatrixKHR %i32 %u3 %u8 %u8 %u0',
  '%tb = OpTypeCooperativeMatrixKHR %i32 %u3 %u8 %u8 %u1',
  '%tc = OpTypeCooperativeMatrixKHR %i32 %u3 %u8 %u8 %u2',
  ...['a', 'b', 'c'].map((name) => `%${name} = OpConstantNull %t${name}`),
)
const signed =
  'MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR'
const product = (operands: string): Pieces =>
  matrices(integers, `%x = OpCooperativeMatrixMulAddKHR %tc %a %b %c ${operands}`)
const scopedMatrix = (scope: string, rows = '%u8'): Pieces =>
  matrices(`%t = OpTypeCooperativeMatrixKHR %f32 ${scope} ${rows} %u4 %u0`)
const measured = (model: string): Pieces =>
  matrices(
    '%t = OpTypeCooperativeMatrixKHR %f32 %u3 %u8 %u4 %u0',
    '%x = OpCooperativeMatrixLengthKHR %u32 %t',
    model,
  )

const matrixCases: readonly RuleCase[] = [
  limited(
    'cooperative-matrix-listed',
    listed,
    scopedMatrix('%u3', '%u8'),
    scopedMatrix('%u3', '%u4'),
  ),
  limited(
    'cooperative-matrix-product-listed',
    listed,
    product(`${signed}|SaturatingAccumulationKHR`),
    product(signed),
  ),
  limited(
    'cooperative-matrix-stage',
    {
      VkPhysicalDeviceCooperativeMatrixPropertiesKHR: {
        cooperativeMatrixSupportedStages: ['VK_SHADER_STAGE_COMPUTE_BIT'],
      },
    },
    measured('GLCompute'),
    measured('Vertex'),
  ),
  lacking(
    'cooperative-matrix-workgroup',
    'CooperativeMatrix2FeaturesNV',
    'cooperativeMatrixWorkgroupScope',
    scopedMatrix('%u3'),
    scopedMatrix('%u2'),
  ),
  limited(
    'cooperative-matrix-dimension-limit',
    {
      VkPhysicalDeviceCooperativeMatrix2PropertiesNV: {
        cooperativeMatrixFlexibleDimensionsMaxDimension: 4,
      },
    },
    scopedMatrix('%u3', '%u4'),
    scopedMatrix('%u3', '%u8'),
  ),
]

/** A shader that samples or gathers with an offset. */
function offset(instruction: string, component: number): Pieces {
  return {
    capabilities: declaring('ImageGatherExtended'),
    annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    declarations: lines(
      '%image = OpTypeImage %f32 2D 0 0 0 1 Unknown',
      '%sampled = OpTypeSampledImage %image',
      '%p = OpTypePointer UniformConstant %sampled',
      '%v = OpVariable %p UniformConstant',
      '%x = OpConstantNull %v2f',
      `%c = OpConstant %i32 ${component}`,
      '%o = OpConstantComposite %v2i %i0 %c',
    ),
    body: lines('%s = OpLoad %sampled %v', `%r = ${instruction}`),
  }
}

const gather = 'OpImageGather %v4f %s %x %u0 ConstOffset %o'
const sample = 'OpImageSampleExplicitLod %v4f %s %x Lod|ConstOffset %f0 %o'

const offsetCases: readonly RuleCase[] = (
  [
    ['gather-offset-least', 'minTexelGatherOffset', -8, gather, -8, -9],
    ['gather-offset-limit', 'maxTexelGatherOffset', 7, gather, 7, 8],
    ['sample-offset-least', 'minTexelOffset', -8, sample, -8, -9],
    ['sample-offset-limit', 'maxTexelOffset', 7, sample, 7, 8],
  ] as const
).map(([slug, name, bound, instruction, valid, invalid]) =>
  limited(
    slug,
    { VkPhysicalDeviceLimits: { [name]: bound } },
    offset(instruction, valid),
    offset(instruction, invalid),
  ),
)

const heapProperties = 'VkPhysicalDeviceDescriptorHeapPropertiesEXT'

/** A structure of descriptors, the last of them at an offset. */
function heap(type: string, at: number): Pieces {
  return {
    minor: 6,
    capabilities: declaring('DescriptorHeapEXT', 'UntypedPointersKHR', 'RayQueryKHR', 'TensorsARM'),
    extensions: lines(
      'OpExtension "SPV_EXT_descriptor_heap"',
      'OpExtension "SPV_KHR_untyped_pointers"',
      'OpExtension "SPV_KHR_ray_query"',
      'OpExtension "SPV_ARM_tensors"',
    ),
    annotations: `OpMemberDecorate %s 0 Offset ${at}`,
    declarations: lines(
      '%image = OpTypeImage %f32 2D 0 0 0 1 Unknown',
      '%sampler = OpTypeSampler',
      '%buffer = OpTypeBufferEXT StorageBuffer',
      '%structure = OpTypeAccelerationStructureKHR',
      '%tensor = OpTypeTensorARM %f32 %u2',
      `%s = OpTypeStruct %${type}`,
    ),
  }
}

/** A block of push constants whose last member is at an offset. */
function pushed(at: number): Pieces {
  return {
    annotations: lines(
      'OpDecorate %s Block',
      'OpMemberDecorate %s 0 Offset 0',
      `OpMemberDecorate %s 1 Offset ${at}`,
    ),
    declarations: lines(
      '%s = OpTypeStruct %u32 %v4f',
      '%p = OpTypePointer PushConstant %s',
      '%v = OpVariable %p PushConstant',
    ),
  }
}

function long(count: number): Pieces {
  return {
    capabilities: declaring('LongVectorEXT'),
    extensions: 'OpExtension "SPV_EXT_long_vector"',
    declarations: lines(`%n = OpConstant %u32 ${count}`, '%t = OpTypeVectorIdEXT %f32 %n'),
  }
}

const heapCases: readonly RuleCase[] = [
  ...(
    [
      ['sampler', 'sampler', heapProperties, 'samplerDescriptorAlignment'],
      ['image', 'image', heapProperties, 'imageDescriptorAlignment'],
      ['buffer', 'buffer', heapProperties, 'bufferDescriptorAlignment'],
      ['acceleration-structure', 'structure', heapProperties, 'bufferDescriptorAlignment'],
      [
        'tensor',
        'tensor',
        'VkPhysicalDeviceDescriptorHeapTensorPropertiesARM',
        'tensorDescriptorAlignment',
      ],
    ] as const
  ).map(([slug, type, structure, name]) =>
    limited(
      `${slug}-descriptor-alignment`,
      { [structure]: { [name]: 64 } },
      heap(type, 128),
      heap(type, 32),
    ),
  ),
  limited('push-data-limit', { [heapProperties]: { maxPushDataSize: 64 } }, pushed(48), pushed(64)),
  limited(
    'vector-component-limit',
    { VkPhysicalDeviceShaderLongVectorPropertiesEXT: { maxVectorComponents: 16 } },
    long(16),
    long(17),
  ),
]

/** Group operations, cooperative matrices, offsets and heaps beside the properties of a device. */
export const propertyCases: readonly RuleCase[] = [
  ...groupCases,
  ...matrixCases,
  ...offsetCases,
  ...heapCases,
]
