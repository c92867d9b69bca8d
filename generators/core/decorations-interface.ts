import { pairIn, pairOf, piecesIn, tagIn, tagOf, ways } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment, vertex } from '../pairs/pieces.ts'
import { inFragment, inVertex } from '../pairs/tags.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

/** A fragment shader with two inputs, an input block, an output and a variable of its own. */
const fragments = piecesIn(fragment)`capabilities: Shader SampleRateShading
entryPoints: Fragment %main %second_variable_Input_float4_array1 %variable_Input_float4_array1 %variable_Input_members %output %own %variable_UniformConstant_image
declarations: %members = OpTypeStruct %float4 %float4
%pointer_Input_float4_array1 = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%of_vector = OpTypeFunction %float4 %float4
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private
before: %float4 %helper(%float4 %parameter) as %of_vector
OpReturnValue %parameter
body: %read = OpLoad %float4 %second_variable_Input_float4_array1
%first_member = OpAccessChain %pointer_Input_float4_array1 %variable_Input_members %uint_0`

/** A geometry shader of several streams, which are captured in buffers. */
const inStreams = tagOf`capabilities: GeometryStreams TransformFeedback
entryPoints: Geometry %main %variable_Input_float4_array1 %output %own
modes: %main InputPoints, OutputPoints, OutputVertices 1, Invocations 1, Xfb
declarations: %pointer_output = OpTypePointer Output %float4
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_Private_float4 Private
body: %place = OpAccessChain %pointer_Input_float4 %variable_Input_float4_array1 %uint_0
%read = OpLoad %float4 %place`

const captured = `OpDecorate %variable_Input_float4_array1 Location 0
%output Location 0, Stream 1, XfbBuffer 1, XfbStride 16`

/** Another variable, in another buffer, so that the two need not agree. */
const capturedToo = (variable: string) => `OpDecorate ${variable} XfbBuffer 2
OpDecorate ${variable} XfbStride 16`

/** A tessellation shader with a variable of the patch. */
const inPatches = tagOf`capabilities: Tessellation
entryPoints: TessellationEvaluation %main %variable_Input_float4_array1 %variable_Output_float4 %variable_Private_float4
modes: %main Triangles, SpacingEqual, VertexOrderCw
annotations: %variable_Input_float4_array1 %variable_Output_float4 Location 0
%variable_Input_float4_array1 Patch
declarations: %pointer_Input_float4_array1 = OpTypePointer Input %float4
body: %read = OpLoad %float4 %variable_Input_float4_array1`

const rule = 'built-in-structure-per-storage-class'

/** A vertex shader that writes two blocks of outputs. */
const outputs = piecesIn(vertex)`
declarations: %second = OpVariable %pointer_Output_float_only Output`

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
  return `%void %${name}()
${lines}`
}

const inPlacedFragments = tagIn(
  fragments,
)`annotations: OpDecorate %second_variable_Input_float4_array1 Location 0
OpDecorate %variable_Input_float4_array1 Location 1
%members 0 Location 2, 1 Location 3, Block
${bindingOf('variable_UniformConstant_image')}`

const inBlockOutputs = tagIn(outputs)`annotations: ${blocks}
body: ${storeFirst}`

/** Pairs of the rules on decorations of interfaces, and on structures of built-ins. */
export const pairs = [
  ...targetPairs(decorationRows, [
    inPlacedFragments`interface-decoration-target/interpolation: variables and members say how they are interpolated
+annotations: %output Location 0
%second_variable_Input_float4_array1 NoPerspective, Centroid
%variable_Input_float4_array1 Flat
%members 0 Sample, 1 Component 0`,
    inFragment`interface-decoration-target/of-each-vertex
a variable has a value of each vertex
capabilities: Shader FragmentBarycentricKHR
annotations: %variable_Input_float4_array3_at_0 PerVertexKHR
before: %float %helper(%float %parameter)
OpReturnValue %parameter
body: %read = OpLoad %float4_array3 %variable_Input_float4_array3_at_0`,
    inPlacedFragments`interface-decoration-target/by-a-group: a group of decorations is given to an input
+annotations: %output Location 0
%group = [Flat] %variable_Input_float4_array1 {| variable-and-type: %members}`,
    inStreams`interface-decoration-target/streams: an output has a stream and a buffer to be captured in
annotations: ${captured}
{| buffer-pointer-type: OpDecorate %pointer_output XfbBuffer 2
  | stride-pointer-type: OpDecorate %pointer_output XfbStride 16}`,
    inPatches`interface-decoration-target/patch: an input is of the patch`,
    inPlacedFragments`interface-decoration-storage-class/interpolation: inputs and outputs say how they are interpolated
+annotations: %output Location 0
%second_variable_Input_float4_array1 NoPerspective, Centroid
%variable_Input_float4_array1 Flat, Sample
%output Component 0, Index 0`,
    inPlacedFragments`interface-decoration-storage-class/locations: inputs, outputs and images have locations
+annotations: %output Location 0
%variable_UniformConstant_image Location 7`,
    pairOf`interface-decoration-storage-class/locations-of-buffers
an image has a location, buffers and shared variables have none
entryPoints: GLCompute %main %numbers %variable_StorageBuffer_block_uint %variable_Uniform_block_uint %variable_Workgroup_uint
annotations: ${bindingsOf(['numbers', 'variable_StorageBuffer_block_uint', 'variable_Uniform_block_uint'])}
%numbers Location 0
declarations: %numbers = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant`,
    inStreams`interface-decoration-storage-class/streams: an output has a stream and a buffer, an input has none
annotations: ${captured}
{| buffer: ${capturedToo('%variable_Input_float4_array1')} | buffer-of-own: ${capturedToo('%own')}}`,
    inPatches`interface-decoration-storage-class/patch: an input is of the patch`,
  ]),
  inBlockOutputs`built-in-structure-per-storage-class/outputs in spv1.0, spv1.3, spv1.6
one block of outputs has built-ins, another has none
+annotations: %float4_only 0 BuiltIn Position
%float_only 0 {Location 0 | second-with-built-in: BuiltIn PointSize}
+body: ${storeSecond}`,
  inBlockOutputs`${rule}/beside-a-variable: a variable that is a built-in stands beside a block of built-ins
declarations: ${outputs.declarations?.replace(
    '%second = OpVariable %pointer_Output_float_only',
    '%pointer_number = OpTypePointer Output %float\n%second = OpVariable {%pointer_number | in-a-block: %pointer_Output_float_only}',
  )}
+annotations: %float4_only 0 BuiltIn Position
{OpDecorate %second BuiltIn PointSize | in-a-block: OpMemberDecorate %float_only 0 BuiltIn PointSize}
+body: {OpStore %second %float_1 | in-a-block: ${storeSecond}}
${ways({ 'in-a-block': { summary: '%second is a block whose member is PointSize' } })}`,
  inBlockOutputs`built-in-structure-per-storage-class/by-a-group in spv1.0, spv1.6
a group makes members of blocks built-ins
+annotations: %position = [BuiltIn Position] %float4_only 0
%size BuiltIn PointSize
%size = OpDecorationGroup
%location Location 0
%location = OpDecorationGroup
OpGroupMemberDecorate {%location | second-too: %size} %float_only 0
+body: ${storeSecond}`,
  pairIn(outputs)`built-in-structure-per-storage-class/in-a-called-function in spv1.3, spv1.6
a function that is called writes the block of built-ins, and its caller another block
annotations: ${blocks}
%float4_only 0 BuiltIn Position
%float_only 0 {Location 0 | of-the-caller: BuiltIn PointSize}
before: ${functionOf('called', storeFirst)}
body: %nothing = OpFunctionCall %void %called
${storeSecond}`,
  inVertex`built-in-structure-per-storage-class/input-and-output in spv1.0, spv1.6
inputs and outputs have blocks of built-ins, one each
capabilities: Geometry GeometryPointSize
entryPoints: Geometry %main %variable_Input_float4_only_array1 %variable_Input_float_only_array1 %outs
modes: %main InputPoints, OutputPoints, OutputVertices 1, Invocations 1
declarations: %outs = OpVariable %pointer_Output_structure_float4_and_float Output
body: %to_in = OpAccessChain %pointer_Input_float4 %variable_Input_float4_only_array1 %uint_0 %uint_0
%in = OpLoad %float4 %to_in
%to_other = OpAccessChain %pointer_Input_float %variable_Input_float_only_array1 %uint_0 %uint_0
%other = OpLoad %float %to_other
%to_position = OpAccessChain %pointer_Output_float4 %outs %uint_0
OpStore %to_position %in
%to_size = OpAccessChain %pointer_Output_float %outs %uint_1
OpStore %to_size %other
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
  pairIn(outputs)`${rule}/two-entry-points in spv1.0, spv1.6
two entry points write a block of built-ins each
entryPoints: Vertex %main %variable_Output_float4_only {| first-has-both: %second}, Vertex %other %second
annotations: ${builtIns}
body: ${storeFirst}
{| first-has-both: ${storeSecond.replaceAll('%to_second', '%here')}}
after: ${functionOf('other', storeSecond)}
${ways({ 'first-has-both': { summary: 'the first entry point writes %second, too' } })}`,
  pairIn(outputs)`${rule}/not-consumed in spv1.0, spv1.6
a second block of built-ins is declared, and no entry point has it
entryPoints: Vertex %main %variable_Output_float4_only {| consumed: %second}
annotations: ${builtIns}
body: ${storeFirst}
{| consumed: ${storeSecond}}
${ways({ consumed: { summary: 'the entry point writes %second, too' } })}`,
]
