import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs } from './shared/row.ts'

const workgroups = ['GLCompute', 'TaskEXT', 'MeshEXT'] as const

const all = [...workgroups, 'TaskNV', 'MeshNV'] as const

/** Pairs of the rules on built-ins of workgroups. */
export const pairs = [
  ...builtInPairs([
    inputs(all, 'uint3', 'GlobalInvocationId LocalInvocationId WorkgroupId'),
    inputs(workgroups, 'uint3', 'NumWorkgroups'),
    inputs(all, 'uint', 'LocalInvocationIndex NumSubgroups SubgroupId'),
  ]),
  pairOf`workgroup-size-execution-model/compute ${inVulkan}: a compute shader reads the size of its workgroups
entryPoints: {OpEntryPoint GLCompute %main "main" | vertex: OpEntryPoint Vertex %main "main"}
modes: {OpExecutionMode %main LocalSize 1 1 1 | vertex:}
annotations: %uint3_1_1_1 BuiltIn WorkgroupSize
body: %x = OpCompositeExtract %uint %uint3_1_1_1 0`,
  ...(['TaskEXT', 'MeshEXT'] as const).map(
    (
      model,
    ) => pairOf`workgroup-size-execution-model/${model === 'TaskEXT' ? 'task' : 'mesh'} ${inVulkan}
a ${model} entry point has the size of its workgroups
${stage(model)}
annotations: %size BuiltIn WorkgroupSize
declarations: %size = OpSpecConstantComposite %uint3 %spec_uint %uint_1 %uint_1
body: %x = OpCompositeExtract %uint %size 0`,
  ),
  pairOf`workgroup-size-constant/compute ${inVulkan}: the size of a workgroup is a specialization constant
interfaces: {| variable: %variable_Input_uint3}
annotations: {%size | variable: %variable_Input_uint3} BuiltIn WorkgroupSize
declarations: %size = OpSpecConstantComposite %uint3 %spec_uint %uint_1 %uint_1
body: %x = OpCompositeExtract %uint %size 0
{| variable: %value = OpLoad %uint3 %variable_Input_uint3}`,
  pairOf`workgroup-size-type/compute ${inVulkan}: the size of a workgroup has three components
annotations: %size BuiltIn WorkgroupSize
declarations: %size = OpConstantComposite {%int3 %int_1 %int_1 %int_1 | two: %uint2 %uint_1 %uint_1
| float: %float3 %float_1 %float_1 %float_1 | wide: %ulong3 %ulong_1 %ulong_1 %ulong_1 | array: %uint_array3 %uint_1 %uint_1 %uint_1}`,
  pairOf`workgroup-size-tile-shading/compute ${inVulkan}: a shader that runs for tiles reads the size of its workgroups
capabilities: Shader TileShadingQCOM
extensions: OpExtension "SPV_QCOM_tile_shading"
entryPoints: OpEntryPoint GLCompute %main "main" %variable_Input_uint3 %variable_Private_uint3
modes: %main TileShadingRateQCOM 1 1 1
annotations: {%variable_Input_uint3 | private: %variable_Private_uint3} BuiltIn WorkgroupSize
body: %value = OpLoad %uint3 {%variable_Input_uint3 | private: %variable_Private_uint3}`,
]
