import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment } from '../pairs/pieces.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

/** A fragment shader with two inputs, an input block, an output and a variable of its own. */
const fragments = {
  ...fragment,
  capabilities: 'Shader SampleRateShading',
  entryPoints:
    'Fragment %main %second_variable_Input_float4_array1 %variable_Input_float4_array1 %variable_Input_members %output %own %variable_UniformConstant_image',
  declarations: `%members = OpTypeStruct %float4 %float4
%pointer_Input_float4_array1 = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%of_vector = OpTypeFunction %float4 %float4
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private`,
  before: `%float4 %helper(%float4 %parameter) as %of_vector
OpReturnValue %parameter`,
  body: `%read = OpLoad %float4 %second_variable_Input_float4_array1
%first_member = OpAccessChain %pointer_Input_float4_array1 %variable_Input_members %uint_0`,
}

const places = `OpDecorate %second_variable_Input_float4_array1 Location 0
OpDecorate %variable_Input_float4_array1 Location 1
%members 0 Location 2, 1 Location 3, Block
${bindingOf('variable_UniformConstant_image')}`

/** A geometry shader of several streams, which are captured in buffers. */
const streams = {
  capabilities: 'GeometryStreams TransformFeedback',
  entryPoints: 'Geometry %main %variable_Input_float4_array1 %output %own',
  modes: `%main InputPoints, OutputPoints, OutputVertices 1, Invocations 1, Xfb`,
  declarations: `%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private`,
  body: `%place = OpAccessChain %pointer_Input_float4 %variable_Input_float4_array1 %uint_0
%read = OpLoad %float4 %place`,
}

const captured = `OpDecorate %variable_Input_float4_array1 Location 0
%output Location 0, Stream 1, XfbBuffer 1, XfbStride 16`

/** Another variable, in another buffer, so that the two need not agree. */
const capturedToo = (variable: string) => `OpDecorate ${variable} XfbBuffer 2
OpDecorate ${variable} XfbStride 16`

/** A tessellation shader with a variable of the patch. */
const patches = {
  capabilities: 'Tessellation',
  entryPoints: 'TessellationEvaluation %main %variable_Input_float4_array1 %output %own',
  modes: `%main Triangles, SpacingEqual, VertexOrderCw`,
  annotations: `%variable_Input_float4_array1 %output Location 0
%variable_Input_float4_array1 Patch`,
  declarations: `%pointer_Input_float4_array1 = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private`,
  body: '%read = OpLoad %float4 %variable_Input_float4_array1',
}

/** Pairs of the rules on decorations of what stages hand to each other. */
export const pairs = targetPairs(decorationRows, [
  pairOf`interface-decoration-target/interpolation
variables and members say how they are interpolated
${fragments}
annotations: ${places}
%output Location 0
%second_variable_Input_float4_array1 NoPerspective, Centroid
%variable_Input_float4_array1 Flat
%members 0 Sample, 1 Component 0`,
  pairOf`interface-decoration-target/by-a-group
a group of decorations is given to an input
${fragments}
annotations: ${places}
%output Location 0
%group = [Flat] %variable_Input_float4_array1 {| variable-and-type: %members}`,
  pairOf`interface-decoration-target/streams
an output has a stream and a buffer to be captured in
${streams}
annotations: ${captured}
{| buffer-pointer-type: OpDecorate %pointer_output XfbBuffer 2
  | stride-pointer-type: OpDecorate %pointer_output XfbStride 16}`,
  pairOf`interface-decoration-target/patch
an input is of the patch
${patches}`,
  pairOf`interface-decoration-storage-class/interpolation
inputs and outputs say how they are interpolated
${fragments}
annotations: ${places}
%output Location 0
%second_variable_Input_float4_array1 NoPerspective, Centroid
%variable_Input_float4_array1 Flat, Sample
%output Component 0, Index 0`,
  pairOf`interface-decoration-storage-class/locations
inputs, outputs and images have locations
${fragments}
annotations: ${places}
%output Location 0
%variable_UniformConstant_image Location 7`,
  pairOf`interface-decoration-storage-class/locations-of-buffers
an image has a location, buffers and shared variables have none
entryPoints: GLCompute %main %numbers %variable_StorageBuffer_block_uint %variable_Uniform_block_uint %variable_Workgroup_uint
annotations: ${bindingsOf(['numbers', 'variable_StorageBuffer_block_uint', 'variable_Uniform_block_uint'])}
%numbers Location 0
declarations: %numbers = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant`,
  pairOf`interface-decoration-storage-class/streams
an output has a stream and a buffer, an input has none
${streams}
annotations: ${captured}
{| buffer: ${capturedToo('%variable_Input_float4_array1')} | buffer-of-own: ${capturedToo('%own')}}`,
  pairOf`interface-decoration-storage-class/patch
an input is of the patch
${patches}`,
])
