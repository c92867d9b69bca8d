import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

/** Pairs of the rules on arrays of what each vertex has, and on members of members. */
export const pairs = [
  ...(['Geometry', 'TessellationControl'] as const).map(
    (
      model,
    ) => pairOf`built-in-per-vertex-array/${model === 'Geometry' ? 'geometry' : 'tessellation-control'} ${inVulkan}
a shader reads the positions of its vertices
${stage(model, { interfaces: '%variable' })}
annotations: %variable BuiltIn Position
declarations: %variable = OpVariable {%pointer_Input_float4_array1 | position: %pointer_Input_float4} Input`,
  ),
  pairOf`built-in-per-vertex-array/mesh ${inVulkan}: a mesh shader writes the sizes of its vertices
${stage('MeshEXT', { interfaces: '%variable' })}
annotations: %variable BuiltIn PointSize
declarations: %variable = OpVariable {%pointer_Output_float_array3 | size: %pointer_Output_float} Output`,
  pairOf`built-in-per-vertex-array/block ${inVulkan}: a geometry shader reads a block of each vertex
${stage('Geometry', { interfaces: '%variable', capabilities: ['ClipDistance'] })}
annotations: %content Block, 0 BuiltIn Position, 1 BuiltIn ClipDistance
declarations: %content = OpTypeStruct %float4 %float_array3
%variable = OpVariable {%pointer_Input_content_array1 | block: %pointer_Input_content} Input`,
  pairOf`location-not-nested/block ${inVulkan}: members of a block have locations, members of its members have none
${stage('Vertex', { interfaces: '%variable' })}
annotations: %content Block, 0 Location 0, 1 Location 1
{| structure: OpMemberDecorate %float_only 0 Location 0 | array: OpMemberDecorate %float_pair 1 Location 2}
declarations: %content = OpTypeStruct %float_only %float_pair_array2
%variable = OpVariable %pointer_Output_content Output`,
  pairOf`location-not-nested/array ${inVulkan}: each element of an input is a structure with a structure in it
${stage('Geometry', { interfaces: '%variable' })}
annotations: %content Block, 0 Location 0
{| structure: OpMemberDecorate %float_only 0 Location 0}
declarations: %content = OpTypeStruct %float_only
%variable = OpVariable %pointer_Input_content_array1 Input`,
]
