import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

const heaps = {
  'sampler-heap-ext': ['SamplerHeapEXT', '%thing = OpTypeSampler'],
  'resource-heap-ext': ['ResourceHeapEXT', '%thing = OpTypeImage %float 2D 0 0 0 1 Unknown'],
} as const

const size = '%size = OpConstantSizeOfEXT %uint %thing'
const untyped = 'untyped_pointer_UniformConstant'
const heap = `%heap = OpUntypedVariableKHR %${untyped} UniformConstant`

function heapOf(name: string): Pieces {
  return {
    ...stage('GLCompute', {
      capabilities: ['UntypedPointersKHR', 'DescriptorHeapEXT'],
      extensions: ['SPV_KHR_untyped_pointers', 'SPV_EXT_descriptor_heap'],
      interfaces: '%heap',
    }),
    annotations: `%heap BuiltIn ${name}`,
  }
}

const tileImage = 'image_float_2D_0_0_0_2_Rgba32f'

/** A compute and a fragment shader that read an attachment of a tile; a helper of the first one writes it. */
const tile = {
  capabilities: 'Shader TileShadingQCOM',
  extensions: 'OpExtension "SPV_QCOM_tile_shading"',
  entryPoints: `OpEntryPoint GLCompute %main "main" %attachment
OpEntryPoint Fragment %other "other" %attachment`,
  modes: 'OpExecutionMode %main LocalSize 1 1 1\nOpExecutionMode %other OriginUpperLeft',
  annotations: 'OpDecorate %attachment DescriptorSet 0\nOpDecorate %attachment Binding 0',
  declarations: `%attachment = OpVariable %pointer_TileAttachmentQCOM_${tileImage} TileAttachmentQCOM`,
  before: `%void %writes()
%written = OpLoad %${tileImage} %attachment
OpImageWrite %written %null_int2 %null_float4`,
} satisfies Pieces

/** Pairs of the rules on heaps of descriptors and attachments of tiles. */
export const pairs = [
  ...Object.entries(heaps).map(
    ([slug, [name, thing]]) => pairIn(heapOf(name))`${slug}-storage-class/untyped ${inVulkan}
a heap is an untyped variable in UniformConstant
declarations: ${thing}
%heap = {OpUntypedVariableKHR %${untyped} UniformConstant | private: OpVariable %pointer_Private_uint Private
  | workgroup: OpVariable %pointer_Workgroup_uint Workgroup}`,
  ),
  ...Object.entries(heaps).map(
    ([slug, [name, thing]]) => pairIn(heapOf(name))`heap-access-layout/${slug} ${inVulkan}
descriptors are reached through an array with a stride
annotations: %heap BuiltIn ${name}
OpDecorateId %strided ArrayStrideIdEXT %size
declarations: ${thing}
${size}
%strided = OpTypeRuntimeArray %thing
%plain = OpTypeArray %thing %uint_4
${heap}
body: %chain = OpUntypedAccessChainKHR %${untyped} {%strided | run-time: %thing_runtime_array | array: %plain} %heap %uint_1
%whole = OpUntypedAccessChainKHR %${untyped} {%strided | from-a-chain: %plain} %heap %uint_2`,
  ),
  pairOf`tile-attachment-written-in-compute/helper ${inVulkan}: a compute shader writes an attachment of a tile
${tile}
body: %call = OpFunctionCall %void %writes
after: %void %other()
%image = OpLoad %${tileImage} %attachment
%texel = OpImageRead %float4 %image %null_int2
{| written: OpImageWrite %image %null_int2 %texel | helper: %called = OpFunctionCall %void %writes}`,
]
