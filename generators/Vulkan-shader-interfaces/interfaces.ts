import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

/** Two blocks and a variable of a vertex shader. */
const vertex = stage('Vertex', { interfaces: '%variable %other' })

/** Pairs of the rules on the variables of an interface together. */
export const pairs = [
  pairOf`built-in-once-input/variables ${inVulkan}: a vertex shader has two inputs with built-ins
${vertex}
annotations: %variable BuiltIn VertexIndex
%other BuiltIn {InstanceIndex | twice: VertexIndex}
declarations: %variable = OpVariable %pointer_Input_uint Input
%other = OpVariable %pointer_Input_int Input`,
  pairOf`built-in-once-input/member ${inVulkan}: a vertex shader has an input with a built-in and a block
${vertex}
annotations: %variable BuiltIn VertexIndex
%uint_only Block, 0 BuiltIn {InstanceIndex | twice: VertexIndex}
declarations: %variable = OpVariable %pointer_Input_uint Input
%other = OpVariable %pointer_Input_uint_only Input`,
  pairOf`built-in-once-output/member ${inVulkan}: a vertex shader has an output with a built-in and a block
${vertex}
annotations: %variable BuiltIn Position
%block Block, 0 BuiltIn PointSize, 1 BuiltIn {ClipDistance | twice: Position}
declarations: %variable = OpVariable %pointer_Output_float4 Output
%block = OpTypeStruct %float {%float_array3 | twice: %float4}
%other = OpVariable %pointer_Output_block Output`,
  pairOf`built-in-once-output/input-too ${inVulkan}: a fragment shader reads and writes sample masks
${stage('Fragment', {})}
entryPoints: OpEntryPoint Fragment %main "main" %variable_Input_int_array1_as_SampleMask %variable_Output_int_array1_as_SampleMask {| twice: %second_variable_Output_int_array1_as_SampleMask}
annotations: %variable_Input_int_array1_as_SampleMask Flat`,
]
