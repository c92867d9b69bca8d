import { pairOf, ways } from '../pairs/pair-of.ts'
import { vertex } from '../pairs/pieces.ts'

const rule = 'built-in-structure-per-storage-class'

/** A vertex shader that writes two blocks of outputs. */
const outputs = {
  ...vertex,
  declarations: `%second = OpVariable %pointer_Output_float_only Output`,
}

const blocks = 'OpDecorate %float4_only Block\nOpDecorate %float_only Block'

const builtIns = `${blocks}
OpMemberDecorate %float4_only 0 BuiltIn Position
OpMemberDecorate %float_only 0 BuiltIn PointSize`

const storeFirst = `%to_first = OpAccessChain %pointer_Output_float4 %variable_Output_float4_only %uint_0
OpStore %to_first %null_float4`

const storeSecond = `%to_second = OpAccessChain %pointer_Output_float %second %uint_0
OpStore %to_second %float_1`

/** A function without parameters and results. */
function functionOf(name: string, lines: string): string {
  return `%${name} = OpFunction %void None %signature
%${name}_begin = OpLabel
${lines}
OpReturn
OpFunctionEnd`
}

/** A geometry shader that reads and writes blocks. */
const geometry = {
  ...vertex,
  capabilities: 'Geometry GeometryPointSize',
  entryPoints:
    'Geometry %main %variable_Input_float4_only_array1 %variable_Input_float_only_array1 %outs',
  modes: `%main InputPoints, OutputPoints, OutputVertices 1, Invocations 1`,
  declarations: `%outs = OpVariable %pointer_Output_structure_float4_and_float Output`,
  body: `%to_in = OpAccessChain %pointer_Input_float4 %variable_Input_float4_only_array1 %uint_0 %uint_0
%in = OpLoad %float4 %to_in
%to_other = OpAccessChain %pointer_Input_float %variable_Input_float_only_array1 %uint_0 %uint_0
%other = OpLoad %float %to_other
%to_position = OpAccessChain %pointer_Output_float4 %outs %uint_0
OpStore %to_position %in
%to_size = OpAccessChain %pointer_Output_float %outs %uint_1
OpStore %to_size %other`,
}

/** Pairs of the rule on objects with structures of built-ins. */
export const pairs = [
  pairOf`built-in-structure-per-storage-class/outputs in spv1.0, spv1.3, spv1.6
one block of outputs has built-ins, another has none
${outputs}
annotations: ${blocks}
%float4_only 0 BuiltIn Position
%float_only 0 {Location 0 | second-with-built-in: BuiltIn PointSize}
body: ${storeFirst}
${storeSecond}`,
  pairOf`${rule}/beside-a-variable
a variable that is a built-in stands beside a block of built-ins
${outputs}
declarations: ${outputs.declarations.replace(
    '%second = OpVariable %pointer_Output_float_only',
    '%pointer_number = OpTypePointer Output %float\n%second = OpVariable {%pointer_number | in-a-block: %pointer_Output_float_only}',
  )}
annotations: ${blocks}
%float4_only 0 BuiltIn Position
{OpDecorate %second BuiltIn PointSize | in-a-block: OpMemberDecorate %float_only 0 BuiltIn PointSize}
body: ${storeFirst}
{OpStore %second %float_1 | in-a-block: ${storeSecond}}
${ways({ 'in-a-block': { summary: '%second is a block whose member is PointSize' } })}`,
  pairOf`built-in-structure-per-storage-class/by-a-group in spv1.0, spv1.6
a group makes members of blocks built-ins
${outputs}
annotations: ${blocks}
%position BuiltIn Position
%position = OpDecorationGroup
%size BuiltIn PointSize
%size = OpDecorationGroup
%location Location 0
%location = OpDecorationGroup
OpGroupMemberDecorate %position %float4_only 0
OpGroupMemberDecorate {%location | second-too: %size} %float_only 0
body: ${storeFirst}
${storeSecond}`,
  pairOf`built-in-structure-per-storage-class/in-a-called-function in spv1.3, spv1.6
a function that is called writes the block of built-ins, and its caller another block
${outputs}
annotations: ${blocks}
%float4_only 0 BuiltIn Position
%float_only 0 {Location 0 | of-the-caller: BuiltIn PointSize}
before: ${functionOf('called', storeFirst)}
body: %nothing = OpFunctionCall %void %called
${storeSecond}`,
  pairOf`built-in-structure-per-storage-class/input-and-output in spv1.0, spv1.6
inputs and outputs have blocks of built-ins, one each
${geometry}
annotations: %float4_only %float_only %structure_float4_and_float Block
%float4_only 0 BuiltIn Position
%float_only 0 {Location 0 | second-array-of-inputs: BuiltIn PointSize}
%structure_float4_and_float 0 BuiltIn Position, 1 BuiltIn PointSize`,
  pairOf`built-in-structure-per-storage-class/tessellation-control
arrays of blocks of built-ins are read and written, and a block for the patch has none
capabilities: Tessellation
entryPoints: TessellationControl %main %variable_Input_in_blocks %variable_Output_out_blocks %variable_Output_float_array4_only %variable_Input_int_as_InvocationId
modes: %main OutputVertices 3
annotations: %structure_float4_and_float %float_array4_only Block
%structure_float4_and_float 0 BuiltIn Position, 1 BuiltIn PointSize
%float_array4_only 0 {Location 0 | patch-with-built-in: BuiltIn TessLevelOuter}, 0 Patch
declarations: %in_blocks = OpTypeArray %structure_float4_and_float %uint_32
%out_blocks = OpTypeArray %structure_float4_and_float %uint_3
body: %at = OpLoad %int %variable_Input_int_as_InvocationId
%to_in = OpAccessChain %pointer_Input_float4 %variable_Input_in_blocks %at %uint_0
%in = OpLoad %float4 %to_in
%to_out = OpAccessChain %pointer_Output_float4 %variable_Output_out_blocks %at %uint_0
OpStore %to_out %in
%to_level = OpAccessChain %pointer_Output_float %variable_Output_float_array4_only %uint_0 %uint_0
OpStore %to_level %float_1`,
  pairOf`${rule}/two-entry-points in spv1.0, spv1.6
two entry points write a block of built-ins each
${outputs}
entryPoints: Vertex %main %variable_Output_float4_only {| first-has-both: %second}, Vertex %other %second
annotations: ${builtIns}
body: ${storeFirst}
{| first-has-both: ${storeSecond.replaceAll('%to_second', '%here')}}
after: ${functionOf('other', storeSecond)}
${ways({ 'first-has-both': { summary: 'the first entry point writes %second, too' } })}`,
  pairOf`${rule}/not-consumed in spv1.0, spv1.6
a second block of built-ins is declared, and no entry point has it
${outputs}
entryPoints: Vertex %main %variable_Output_float4_only {| consumed: %second}
annotations: ${builtIns}
body: ${storeFirst}
{| consumed: ${storeSecond}}
${ways({ consumed: { summary: 'the entry point writes %second, too' } })}`,
]
