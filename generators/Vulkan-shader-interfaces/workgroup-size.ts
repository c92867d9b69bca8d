import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

/** Pairs of the rules on WorkgroupSize, which is a constant. */
export const pairs = [
  pairOf`workgroup-size-execution-model/compute ${inVulkan}
a compute shader reads the size of its workgroups
entryPoints: {OpEntryPoint GLCompute %main "main" | vertex: OpEntryPoint Vertex %main "main"}
modes: {OpExecutionMode %main LocalSize 1 1 1 | vertex:}
annotations: OpDecorate %size BuiltIn WorkgroupSize
declarations: %size = OpConstantComposite %uint3 %uint_1 %uint_1 %uint_1
body: %x = OpCompositeExtract %uint %size 0`,
  ...(['TaskEXT', 'MeshEXT'] as const).map(
    (model) => pairOf`workgroup-size-execution-model/${model === 'TaskEXT' ? 'task' : 'mesh'} ${inVulkan}
a ${model} entry point has the size of its workgroups
${stage(model)}
annotations: OpDecorate %size BuiltIn WorkgroupSize
declarations: %size = OpSpecConstantComposite %uint3 %spec_uint %uint_1 %uint_1
body: %x = OpCompositeExtract %uint %size 0`,
  ),
  pairOf`workgroup-size-constant/compute ${inVulkan}
the size of a workgroup is a specialization constant
interfaces: {| variable: %variable}
annotations: OpDecorate {%size | variable: %variable} BuiltIn WorkgroupSize
declarations: %size = OpSpecConstantComposite %uint3 %spec_uint %uint_1 %uint_1
%variable = OpVariable %pointer_Input_uint3 Input
body: %x = OpCompositeExtract %uint %size 0
{| variable: %value = OpLoad %uint3 %variable}`,
  pairOf`workgroup-size-type/compute ${inVulkan}
the size of a workgroup has three components
annotations: OpDecorate %size BuiltIn WorkgroupSize
declarations: %size = OpConstantComposite {%int3 %int_1 %int_1 %int_1 | two: %uint2 %uint_1 %uint_1
| float: %float3 %float_1 %float_1 %float_1 | wide: %ulong3 %ulong_1 %ulong_1 %ulong_1 | array: %uint_array3 %uint_1 %uint_1 %uint_1}`,
]
