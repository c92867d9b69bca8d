import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { fragment, limited, lines } from './case.ts'

/** A case of a feature that a device does not have. */
export function lacking(
  slug: string,
  structure: string,
  feature: string,
  valid: Pieces,
  invalid: Pieces,
  common: Pieces = {},
): RuleCase {
  const limits = { [`VkPhysicalDevice${structure}`]: { [feature]: false } }
  return limited(slug, limits, valid, invalid, common)
}

/** OpCapability of Shader and of others. */
export function declaring(...capabilities: readonly string[]): string {
  return lines(...['Shader', ...capabilities].map((name) => `OpCapability ${name}`))
}

const compute: Pieces = {
  entryPoints: 'OpEntryPoint GLCompute %main "main"',
  modes: 'OpExecutionMode %main LocalSize 1 1 1',
}

/** An atomic instruction on an integer in Workgroup, in a scope. */
const scoped: Pieces = {
  minor: 5,
  capabilities: declaring('VulkanMemoryModel', 'VulkanMemoryModelDeviceScope'),
  memoryModel: 'OpMemoryModel Logical Vulkan',
  interface: '%v',
  declarations: lines(
    '%p = OpTypePointer Workgroup %u32',
    '%v = OpVariable %p Workgroup',
    '%u5 = OpConstant %u32 5',
  ),
}
const inScope = (scope: string): Pieces => ({ body: `%x = OpAtomicIAdd %u32 %v ${scope} %u0 %u1` })

const clock: Pieces = {
  capabilities: declaring('ShaderClockKHR', 'Int64'),
  extensions: 'OpExtension "SPV_KHR_shader_clock"',
  declarations: '%u3 = OpConstant %u32 3\n%u64 = OpTypeInt 64 0',
}
const read = (scope: string): Pieces => ({ body: `%x = OpReadClockKHR %u64 ${scope}` })

/** A variable `%v` in a storage class that holds a 64-bit integer, and an atomic instruction on it. */
function wide(storage: string, width: number): Pieces {
  const isBuffer = storage === 'StorageBuffer'
  return {
    capabilities: declaring('Int64', 'Int64Atomics'),
    ...(isBuffer && {
      extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
      annotations: lines(
        'OpDecorate %s Block',
        'OpMemberDecorate %s 0 Offset 0',
        'OpDecorate %v DescriptorSet 0',
        'OpDecorate %v Binding 0',
      ),
    }),
    declarations: lines(
      '%u64 = OpTypeInt 64 0',
      '%long = OpConstant %u64 1',
      `%s = OpTypeStruct %u${width}`,
      `%p = OpTypePointer ${storage} %${isBuffer ? 's' : `u${width}`}`,
      ...(isBuffer ? [`%q = OpTypePointer ${storage} %u${width}`] : []),
      `%v = OpVariable %p ${storage}`,
    ),
    body: lines(
      ...(isBuffer ? ['%place = OpAccessChain %q %v %u0'] : []),
      `%x = OpAtomicIAdd %u${width} ${isBuffer ? '%place' : '%v'} %u1 %u0 ${width === 64 ? '%long' : '%u1'}`,
    ),
  }
}

const fma: Pieces = {
  minor: 6,
  capabilities: declaring('FMAKHR', 'Float16', 'Float64'),
  extensions: 'OpExtension "SPV_KHR_fma"',
  declarations: lines(
    '%f16 = OpTypeFloat 16',
    '%f64 = OpTypeFloat 64',
    ...[16, 32, 64].map((width) => `%n${width} = OpConstantNull %f${width}`),
  ),
}
const fused = (width: number): Pieces => ({
  body: `%x = OpFmaKHR %f${width} %n${width} %n${width} %n${width}`,
})

/** A storage image that a shader of a stage uses. */
function storing(model: string, annotation: string): Pieces {
  return {
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes: model === 'Fragment' ? 'OpExecutionMode %main OriginUpperLeft' : '',
    annotations: lines('OpDecorate %v DescriptorSet 0', 'OpDecorate %v Binding 0', annotation),
    declarations: lines(
      '%image = OpTypeImage %f32 2D 0 0 0 2 R32f',
      '%p = OpTypePointer UniformConstant %image',
      '%v = OpVariable %p UniformConstant',
    ),
    body: '%x = OpLoad %image %v',
  }
}

function subpass(annotation: string): Pieces {
  return {
    capabilities: declaring('InputAttachment'),
    entryPoints: 'OpEntryPoint Fragment %main "main"',
    modes: 'OpExecutionMode %main OriginUpperLeft',
    annotations: lines('OpDecorate %v DescriptorSet 0', 'OpDecorate %v Binding 0', annotation),
    declarations: lines(
      '%image = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown',
      '%p = OpTypePointer UniformConstant %image',
      '%v = OpVariable %p UniformConstant',
    ),
  }
}

/** A fragment shader with a mode of early and late tests. */
function early(...modes: readonly string[]): Pieces {
  return {
    capabilities: declaring('StencilExportEXT'),
    extensions: lines(
      'OpExtension "SPV_AMD_shader_early_and_late_fragment_tests"',
      'OpExtension "SPV_EXT_shader_stencil_export"',
    ),
    entryPoints: 'OpEntryPoint Fragment %main "main"',
    modes: lines(
      'OpExecutionMode %main OriginUpperLeft',
      ...modes.map((mode) => `OpExecutionMode %main ${mode}`),
    ),
  }
}

function tiles(model: string, isShaded: boolean): Pieces {
  return {
    minor: 4,
    capabilities: declaring(...(isShaded ? ['TileShadingQCOM'] : [])),
    extensions: isShaded ? 'OpExtension "SPV_QCOM_tile_shading"' : '',
    entryPoints: `OpEntryPoint ${model} %main "main"`,
    modes:
      model === 'Fragment'
        ? 'OpExecutionMode %main OriginUpperLeft'
        : 'OpExecutionMode %main LocalSize 1 1 1',
  }
}

/** A block in Uniform whose last member has a type. */
function uniform(last: string): Pieces {
  return {
    annotations: lines(
      'OpDecorate %unsized ArrayStride 16',
      'OpDecorate %sized ArrayStride 16',
      'OpDecorate %s Block',
      'OpMemberDecorate %s 0 Offset 0',
      'OpDecorate %v DescriptorSet 0',
      'OpDecorate %v Binding 0',
    ),
    declarations: lines(
      '%unsized = OpTypeRuntimeArray %v4f',
      '%sized = OpTypeArray %v4f %u2',
      `%s = OpTypeStruct %${last}`,
      '%p = OpTypePointer Uniform %s',
      '%v = OpVariable %p Uniform',
    ),
  }
}

function output(type: string): Pieces {
  return {
    capabilities: declaring('StorageInputOutput16'),
    extensions: 'OpExtension "SPV_KHR_16bit_storage"',
    entryPoints: 'OpEntryPoint Vertex %main "main" %v',
    modes: '',
    annotations: 'OpDecorate %v Location 0',
    declarations: lines(
      '%u16 = OpTypeInt 16 0',
      `%p = OpTypePointer Output %${type}`,
      '%v = OpVariable %p Output',
    ),
  }
}

const forward = (name: string): Pieces => ({
  minor: 0,
  extensions: lines(
    'OpExtension "SPV_KHR_non_semantic_info"',
    ...(name.includes('Forward') ? ['OpExtension "SPV_KHR_relaxed_extended_instruction"'] : []),
  ),
  imports: '%set = OpExtInstImport "NonSemantic.DebugPrintf"',
  sources: '%text = OpString "text"',
  body: lines(
    `%x = ${name} %void %set 1 %text${name.includes('Forward') ? ' %later' : ''}`,
    '%later = OpIAdd %u32 %u1 %u1',
  ),
})

const modelStructure = 'VulkanMemoryModelFeatures'
const core = 'Features'

/** Features of a device that allow something. */
export const featureCases: readonly RuleCase[] = [
  lacking(
    'queue-family-scope-feature',
    modelStructure,
    'vulkanMemoryModel',
    inScope('%u2'),
    inScope('%u5'),
    scoped,
  ),
  limited(
    'device-scope-feature',
    {
      VkPhysicalDeviceVulkan12Features: {
        vulkanMemoryModel: true,
        vulkanMemoryModelDeviceScope: false,
      },
    },
    inScope('%u2'),
    inScope('%u1'),
    scoped,
  ),
  lacking(
    'clock-subgroup-feature',
    'ShaderClockFeaturesKHR',
    'shaderSubgroupClock',
    read('%u1'),
    read('%u3'),
    clock,
  ),
  lacking(
    'clock-device-feature',
    'ShaderClockFeaturesKHR',
    'shaderDeviceClock',
    read('%u3'),
    read('%u1'),
    clock,
  ),
  lacking(
    'forward-references-feature',
    'ShaderRelaxedExtendedInstructionFeaturesKHR',
    'shaderRelaxedExtendedInstruction',
    forward('OpExtInst'),
    forward('OpExtInstWithForwardRefsKHR'),
  ),
  lacking(
    'subpass-attachment-index-feature',
    'DynamicRenderingLocalReadFeatures',
    'dynamicRenderingLocalRead',
    subpass('OpDecorate %v InputAttachmentIndex 0'),
    subpass(''),
  ),
  lacking(
    'buffer-64-bit-atomics-feature',
    'ShaderAtomicInt64Features',
    'shaderBufferInt64Atomics',
    wide('StorageBuffer', 32),
    wide('StorageBuffer', 64),
  ),
  lacking(
    'shared-64-bit-atomics-feature',
    'Vulkan12Features',
    'shaderSharedInt64Atomics',
    wide('Workgroup', 32),
    wide('Workgroup', 64),
  ),
  ...[16, 32, 64].map((width) =>
    lacking(
      `fma-${width}-feature`,
      'ShaderFmaFeaturesKHR',
      `shaderFmaFloat${width}`,
      fused(width === 16 ? 32 : 16),
      fused(width),
      fma,
    ),
  ),
  lacking(
    'workgroup-initializer-feature',
    'Vulkan13Features',
    'shaderZeroInitializeWorkgroupMemory',
    { declarations: '%p = OpTypePointer Workgroup %u32\n%v = OpVariable %p Workgroup' },
    {
      declarations:
        '%p = OpTypePointer Workgroup %u32\n%zero = OpConstantNull %u32\n%v = OpVariable %p Workgroup %zero',
    },
  ),
  lacking(
    'local-size-id-feature',
    'Maintenance4Features',
    'maintenance4',
    { ...compute },
    { ...compute, modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %u1' },
    { minor: 2 },
  ),
  lacking(
    'fragment-stores-feature',
    core,
    'fragmentStoresAndAtomics',
    storing('Fragment', 'OpDecorate %v NonWritable'),
    storing('Fragment', ''),
  ),
  lacking(
    'vertex-stores-feature',
    core,
    'vertexPipelineStoresAndAtomics',
    storing('Vertex', 'OpDecorate %v NonWritable'),
    storing('Vertex', ''),
  ),
  lacking(
    'bit-operand-width-feature',
    'Maintenance9FeaturesKHR',
    'maintenance9',
    { body: '%x = OpBitReverse %u32 %u1' },
    { body: '%x = OpBitReverse %u64 %long' },
    {
      capabilities: declaring('Int64'),
      declarations: '%u64 = OpTypeInt 64 0\n%long = OpConstant %u64 1',
    },
  ),
  lacking(
    'offset-operand-feature',
    'Maintenance8FeaturesKHR',
    'maintenance8',
    { body: '%si = OpLoad %sampled %v\n%x = OpImageGather %v4f %si %at %u0 Offset %moved' },
    { body: '%si = OpLoad %sampled %v\n%x = OpImageSampleImplicitLod %v4f %si %at Offset %moved' },
    {
      ...fragment('%v'),
      minor: 4,
      capabilities: declaring('ImageGatherExtended'),
      annotations: lines('OpDecorate %v DescriptorSet 0', 'OpDecorate %v Binding 0'),
      declarations: lines(
        '%image = OpTypeImage %f32 2D 0 0 0 1 Unknown',
        '%sampled = OpTypeSampledImage %image',
        '%p = OpTypePointer UniformConstant %sampled',
        '%v = OpVariable %p UniformConstant',
        '%at = OpConstantNull %v2f',
        '%moved = OpConstantNull %v2i',
      ),
    },
  ),
  lacking(
    'uniform-unsized-array-feature',
    'ShaderUniformBufferUnsizedArrayFeaturesEXT',
    'shaderUniformBufferUnsizedArray',
    uniform('sized'),
    uniform('unsized'),
  ),
  lacking(
    'interface-16-bit-feature',
    'Vulkan11Features',
    'storageInputOutput16',
    output('u32'),
    output('u16'),
  ),
  lacking(
    'tile-shading-compute-feature',
    'TileShadingFeaturesQCOM',
    'tileShading',
    tiles('GLCompute', false),
    tiles('GLCompute', true),
  ),
  lacking(
    'tile-shading-fragment-feature',
    'TileShadingFeaturesQCOM',
    'tileShadingFragmentStage',
    tiles('Fragment', false),
    tiles('Fragment', true),
  ),
  ...(
    [
      ['EarlyAndLateFragmentTestsAMD', 'early-and-late-tests'],
      ['StencilRefUnchangedFrontAMD', 'stencil-unchanged-front'],
      ['StencilRefUnchangedBackAMD', 'stencil-unchanged-back'],
      ['StencilRefGreaterFrontAMD', 'stencil-greater-front'],
      ['StencilRefGreaterBackAMD', 'stencil-greater-back'],
      ['StencilRefLessFrontAMD', 'stencil-less-front'],
      ['StencilRefLessBackAMD', 'stencil-less-back'],
    ] as const
  ).map(([mode, slug]) =>
    lacking(
      `${slug}-feature`,
      'ShaderEarlyAndLateFragmentTestsFeaturesAMD',
      'shaderEarlyAndLateFragmentTests',
      early(),
      early(mode),
    ),
  ),
]
