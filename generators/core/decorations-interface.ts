import { pairIn, pairOf, piecesIn, tagIn, tagOf, ways } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment, vertex } from '../pairs/pieces.ts'
import { inFragment } from '../pairs/tags.ts'
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

const inPlacedFragments = tagIn(
  fragments,
)`annotations: OpDecorate %second_variable_Input_float4_array1 Location 0
OpDecorate %variable_Input_float4_array1 Location 1
%members 0 Location 2, 1 Location 3, Block
${bindingOf('variable_UniformConstant_image')}`

const inBlockOutputs = tagIn(outputs)`annotations: ${blocks}
body: ${storeFirst}`

/** Pairs of the rules on decorations of interfaces, and those on structures of built-ins that say themselves what a way is. */
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
  inBlockOutputs`${rule}/beside-a-variable: a variable that is a built-in stands beside a block of built-ins
declarations: %pointer_number = OpTypePointer Output %float
%second = OpVariable {%pointer_number | in-a-block: %pointer_Output_float_only} Output
+annotations: %float4_only 0 BuiltIn Position
{OpDecorate %second BuiltIn PointSize | in-a-block: OpMemberDecorate %float_only 0 BuiltIn PointSize}
+body: {OpStore %second %float_1 | in-a-block: ${storeSecond}}
${ways({ 'in-a-block': { summary: '%second is a block whose member is PointSize' } })}`,
  pairIn(outputs)`${rule}/two-entry-points in spv1.0, spv1.6
two entry points write a block of built-ins each
entryPoints: Vertex %main %variable_Output_float4_only {| first-has-both: %second}, Vertex %other %second
annotations: ${builtIns}
body: ${storeFirst}
{| first-has-both: %here = OpAccessChain %pointer_Output_float %second %uint_0
OpStore %here %float_1}
after: %void %other()
${storeSecond}
${ways({ 'first-has-both': { summary: 'the first entry point writes %second, too' } })}`,
  pairIn(outputs)`${rule}/not-consumed in spv1.0, spv1.6
a second block of built-ins is declared, and no entry point has it
entryPoints: Vertex %main %variable_Output_float4_only {| consumed: %second}
annotations: ${builtIns}
body: ${storeFirst}
{| consumed: ${storeSecond}}
${ways({ consumed: { summary: 'the entry point writes %second, too' } })}`,
]
