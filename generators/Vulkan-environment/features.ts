import type { LimitName } from '#spec/limits/limit'
import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { feature, on } from './shared/on-devices.ts'
import { type ExecutionModel, inVulkan, stage, vulkanMemory } from './shared/stages.ts'

const memoryModel = 'VkPhysicalDeviceVulkanMemoryModelFeatures'
const clock = 'VkPhysicalDeviceShaderClockFeaturesKHR'
const int64 = 'VkPhysicalDeviceShaderAtomicInt64Features'
const early =
  'VkPhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD::shaderEarlyAndLateFragmentTests'

/** Scopes of OpReadClockKHR: that of the rule, and the other one. */
const clocks = [
  ['clock-subgroup-feature', `${clock}::shaderSubgroupClock`, '{%uint_1 | subgroup: %uint_3}'],
  ['clock-device-feature', `${clock}::shaderDeviceClock`, '{%uint_3 | device: %uint_1}'],
] as const

/** A compute shader with 64-bit numbers in a buffer and in Workgroup. */
const wideNumbers = {
  ...stage('GLCompute', {
    capabilities: ['Int64Atomics'],
    interfaces: '%variable_StorageBuffer_ulong_only_bound_0 %variable_Workgroup_ulong',
  }),
  annotations: `%ulong_only Block, 0 Offset 0`,
  body: '%number = OpAccessChain %pointer_StorageBuffer_ulong %variable_StorageBuffer_ulong_only_bound_0 %uint_0',
} satisfies Pieces

const atomics = [
  [
    'buffer-64-bit-atomics-feature',
    `${int64}::shaderBufferInt64Atomics`,
    '{%variable_Workgroup_ulong | buffer: %number}',
  ],
  [
    'shared-64-bit-atomics-feature',
    `${int64}::shaderSharedInt64Atomics`,
    '{%number | shared: %variable_Workgroup_ulong}',
  ],
] as const

/** Results of OpFmaKHR of one width, and what is made of numbers of another. */
const fused = [
  [16, 'half', 'float'],
  [32, 'float', 'double'],
  [64, 'double', 'half'],
] as const

/** A buffer with two numbers, of which the first is read. */
const ofBlock = {
  capabilities: [],
  declarations: `%ulong_only = OpTypeStruct %uint %uint
%variable = OpVariable %pointer_StorageBuffer_ulong_only StorageBuffer`,
  body: `%number = OpAccessChain %pointer_StorageBuffer_uint %variable %uint_0
%loaded = OpLoad %uint %number`,
} as const

/** Variables that shaders store to, unless they are decorated. */
const stored = [
  {
    name: 'image',
    capabilities: [],
    decoration: 'OpDecorate %variable NonWritable',
    declarations: `%to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_2_Rgba32f
%variable = OpVariable %to_image UniformConstant`,
    body: '%loaded = OpLoad %image_float_2D_0_0_0_2_Rgba32f %variable',
  },
  {
    name: 'texel-buffer',
    capabilities: ['ImageBuffer'],
    decoration: 'OpDecorate %variable NonWritable',
    declarations: `%image_float_2D_0_0_0_2_Rgba32f = OpTypeImage %uint Buffer 0 0 0 2 R32ui
%to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_2_Rgba32f
%variable = OpVariable %to_image UniformConstant`,
    body: '%loaded = OpLoad %image_float_2D_0_0_0_2_Rgba32f %variable',
  },
  { name: 'buffer', ...ofBlock, decoration: 'OpDecorate %variable NonWritable' },
  { name: 'members', ...ofBlock, decoration: 'OpMemberDecorate %ulong_only 0 NonWritable' },
] as const

const blockLayout = `%ulong_only Block, 0 Offset 0, 1 Offset 4`

function stores(
  rule: string,
  limit: LimitName,
  model: ExecutionModel,
  variables: readonly (typeof stored)[number][] = stored,
) {
  return variables.flatMap(({ name, capabilities, decoration, declarations, body }) => {
    const isBuffer = name === 'buffer' || name === 'members'
    return feature(
      limit,
      pairOf`${rule}/${hyphened(model)}-${name} ${inVulkan}: a ${model} entry point does not store to what it reads
${stage(model, { capabilities, interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
${isBuffer ? blockLayout : ''}
${name === 'members' ? 'OpMemberDecorate %ulong_only 1 NonWritable' : ''}
{${decoration} | writable:}
declarations: ${declarations}
body: ${body}`,
    )
  })
}

/** Instructions on bits, whose base is `@` and whose result has its type. */
const bits = [
  ['count', 'OpBitCount', '@'],
  ['reverse', 'OpBitReverse', '@'],
  ['insert', 'OpBitFieldInsert', '@ @ %uint_0 %uint_1'],
  ['extract-signed', 'OpBitFieldSExtract', '@ %uint_0 %uint_1'],
  ['extract-unsigned', 'OpBitFieldUExtract', '@ %uint_0 %uint_1'],
] as const

const widths = ['ulong', 'ushort', 'uchar', 'ulong2', 'ushort4']

const earlyModes = [
  ['EarlyAndLateFragmentTestsAMD', 'early-and-late-tests'],
  ['StencilRefUnchangedFrontAMD', 'stencil-unchanged-front'],
  ['StencilRefUnchangedBackAMD', 'stencil-unchanged-back'],
  ['StencilRefGreaterFrontAMD', 'stencil-greater-front'],
  ['StencilRefGreaterBackAMD', 'stencil-greater-back'],
  ['StencilRefLessFrontAMD', 'stencil-less-front'],
  ['StencilRefLessBackAMD', 'stencil-less-back'],
] as const

/** A feature without which shaders with an execution model do not declare tile shading. */
function tileShading(model: 'GLCompute' | 'Fragment', member: string) {
  const { capabilities = '', ...pieces } = stage(model, { extensions: ['SPV_QCOM_tile_shading'] })
  return feature(
    `VkPhysicalDeviceTileShadingFeaturesQCOM::${member}`,
    pairOf`tile-shading-${model === 'Fragment' ? 'fragment' : 'compute'}-feature/declared ${inVulkan}
a module has no tile shading
${pieces}
capabilities: ${capabilities}
{| declared: OpCapability TileShadingQCOM}`,
  )
}

const interface16 = {
  capabilities: ['StorageInputOutput16', 'Int16', 'Float16'],
  extensions: ['SPV_KHR_16bit_storage'],
  interfaces: '%variable',
}

/** Pairs of the rules on what features allow. */
export const pairs = [
  ...feature(
    `${memoryModel}::vulkanMemoryModel`,
    pairOf`queue-family-scope-feature/fence ${inVulkan}: a fence orders memory for a workgroup
${vulkanMemory}
body: OpMemoryBarrier {%uint_2 | queue-family: %uint_5} %uint_72`,
  ),
  ...feature(
    `${memoryModel}::vulkanMemoryModelDeviceScope`,
    pairOf`device-scope-feature/fence ${inVulkan}: a fence orders memory for a queue family
${vulkanMemory}
body: OpMemoryBarrier {%uint_5 | device: %uint_1} %uint_72`,
    { [`${memoryModel}::vulkanMemoryModel`]: true },
  ),
  on(
    {
      [`${memoryModel}::vulkanMemoryModel`]: false,
      [`${memoryModel}::vulkanMemoryModelDeviceScope`]: false,
    },
    pairOf`device-scope-feature/without-memory-model ${inVulkan}
a fence orders memory for a device without the memory model
body: OpMemoryBarrier %uint_1 %uint_72`,
  ),
  ...clocks.flatMap(([rule, limit, scope]) =>
    feature(
      limit,
      pairOf`${rule}/clock ${inVulkan}: another clock is read
${stage('GLCompute', { capabilities: ['ShaderClockKHR', 'Int64'], extensions: ['SPV_KHR_shader_clock'] })}
body: %time = OpReadClockKHR %ulong ${scope}`,
    ),
  ),
  ...feature(
    'VkPhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR::shaderRelaxedExtendedInstruction',
    pairOf`forward-references-feature/reference ${inVulkan}: extended instructions refer to nothing that follows
extensions: OpExtension "SPV_KHR_relaxed_extended_instruction"
imports: %set = OpExtInstImport "NonSemantic.Example"
declarations: {| forward: %early = OpExtInstWithForwardRefsKHR %void %set 1 %late}
%late = OpExtInst %void %set 2`,
  ),
  ...feature(
    'VkPhysicalDeviceDynamicRenderingLocalReadFeatures::dynamicRenderingLocalRead',
    pairOf`subpass-attachment-index-feature/variable ${inVulkan}: an input attachment has an index
${stage('Fragment', { capabilities: ['InputAttachment'], interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
{OpDecorate %variable InputAttachmentIndex 0 | without:}
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown UniformConstant`,
  ),
  ...atomics.flatMap(([rule, limit, pointer]) => [
    ...feature(
      limit,
      pairIn(wideNumbers)`${rule}/sum ${inVulkan}: a 64-bit number is added elsewhere
body: ${wideNumbers.body}
%old = OpAtomicIAdd %ulong ${pointer} %uint_1 %uint_0 %ulong_1`,
    ),
    ...feature(
      limit,
      pairIn(wideNumbers)`${rule}/store ${inVulkan}: a 64-bit number is stored elsewhere
body: ${wideNumbers.body}
OpAtomicStore ${pointer} %uint_1 %uint_0 %ulong_1`,
    ),
  ]),
  ...fused.flatMap(([width, type, other]) =>
    feature(
      `VkPhysicalDeviceShaderFmaFeaturesKHR::shaderFmaFloat${width}`,
      pairOf`fma-${String(width)}-feature/result ${inVulkan}
numbers of another width are multiplied and added
${stage('GLCompute', { capabilities: ['FMAKHR'], extensions: ['SPV_KHR_fma'] })}
body: %number = OpFmaKHR {%${other} %a_${other} %a_${other} %a_${other} | scalar: %${type} %a_${type} %a_${type} %a_${type}
  | vector: %${type}2 %a_${type}2 %a_${type}2 %a_${type}2}`,
    ),
  ),
  ...feature(
    'VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures::shaderZeroInitializeWorkgroupMemory',
    pairOf`workgroup-initializer-feature/variables ${inVulkan}: variables in Workgroup have no initializers
${stage('GLCompute', { interfaces: '%number %numbers' })}
declarations: %number = OpVariable %pointer_Workgroup_uint Workgroup {| number: %null_uint}
%numbers = OpVariable %pointer_Workgroup_uints Workgroup {| array: %null_uints}`,
  ),
  ...feature(
    'VkPhysicalDeviceMaintenance4Features::maintenance4',
    pairOf`local-size-id-feature/compute ${inVulkan}: literals give the size of a workgroup
modes: {OpExecutionMode %main LocalSize 1 1 1 | constants: OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1}`,
  ),
  ...stores(
    'fragment-stores-feature',
    'VkPhysicalDeviceFeatures::fragmentStoresAndAtomics',
    'Fragment',
  ),
  ...(['Vertex', 'TessellationControl', 'TessellationEvaluation', 'Geometry'] as const).flatMap(
    (model) =>
      stores(
        'vertex-stores-feature',
        'VkPhysicalDeviceFeatures::vertexPipelineStoresAndAtomics',
        model,
        // One stage shows every variable, the others a buffer.
        stored.filter(({ name }) => model === 'Vertex' || name === 'buffer'),
      ),
  ),
  ...bits.flatMap(([name, instruction, operands]) => {
    const types = widths.map((type) => `| ${type}: %${type}`).join(' ')
    const base = `{%a_uint ${widths.map((type) => `| ${type}: %a_${type}`).join(' ')}}`
    return feature(
      'VkPhysicalDeviceMaintenance9FeaturesKHR::maintenance9',
      pairOf`bit-operand-width-feature/${name} ${inVulkan}: an instruction on bits takes numbers of 32 bits
body: %number = ${instruction} {%uint ${types}} ${operands.replaceAll('@', base)}`,
    )
  }),
  ...feature(
    'VkPhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT::shaderUniformBufferUnsizedArray',
    pairOf`uniform-unsized-array-feature/member ${inVulkan}
the last member of a uniform buffer is an array with a length
${stage('GLCompute', { interfaces: '%variable_Uniform_block_bound_0' })}
annotations: %block Block, 0 Offset 0, 1 Offset 16
declarations: %block = OpTypeStruct %uint {%stride16_uint4s | without-length: %stride16_uint4_runtime_array}`,
  ),
  ...feature(
    'VkPhysicalDevice16BitStorageFeatures::storageInputOutput16',
    pairOf`interface-16-bit-feature/input ${inVulkan}: a vertex shader reads numbers of 32 bits
${stage('Vertex', interface16)}
annotations: %variable Location 0
declarations: %pointer = OpTypePointer Input {%uint | float: %half | integer: %ushort | signed: %short | vector: %half4
  | array: %halfs}
%variable = OpVariable %pointer Input`,
  ),
  ...feature(
    'VkPhysicalDevice16BitStorageFeatures::storageInputOutput16',
    pairOf`interface-16-bit-feature/output ${inVulkan}: a vertex shader writes a block of numbers of 32 bits
${stage('Vertex', interface16)}
annotations: %block Block
%variable Location 0
declarations: %block = OpTypeStruct %float {%float2 | float: %half | vector: %ushort2}
%variable = OpVariable %pointer_Output_block Output`,
  ),
  ...tileShading('GLCompute', 'tileShading'),
  ...tileShading('Fragment', 'tileShadingFragmentStage'),
  ...earlyModes.flatMap(([mode, slug]) =>
    feature(
      early,
      pairOf`${slug}-feature/mode ${inVulkan}
a fragment shader is tested early or late
${stage('Fragment', {
  capabilities: ['StencilExportEXT'],
  extensions: ['SPV_AMD_shader_early_and_late_fragment_tests', 'SPV_EXT_shader_stencil_export'],
})}
modes: %main OriginUpperLeft
{| used: OpExecutionMode %main ${mode}}`,
    ),
  ),
  pairOf`interface-8-bit/input ${inVulkan}: a vertex shader reads a number of 32 bits
${stage('Vertex', { capabilities: ['Int8'], interfaces: '%variable' })}
annotations: %variable Location 0
declarations: %pointer = OpTypePointer Input {%uint | unsigned: %uchar | signed: %char | vector: %uchar4 | array: %uchars}
%variable = OpVariable %pointer Input`,
  pairOf`interface-8-bit/output ${inVulkan}: a vertex shader writes a block of numbers of 32 bits
${stage('Vertex', { capabilities: ['Int8'], interfaces: '%variable_Output_block_at_0' })}
annotations: %block Block
declarations: %block = OpTypeStruct %float {%uint | unsigned: %uchar | vector: %char2}`,
]
