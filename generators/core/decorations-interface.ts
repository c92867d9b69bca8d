import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment } from '../pairs/pieces.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

/** A fragment shader with two inputs, an input block, an output and a variable of its own. */
const fragments = {
  ...fragment,
  capabilities: 'OpCapability Shader\nOpCapability SampleRateShading',
  entryPoints: 'OpEntryPoint Fragment %main "main" %smooth %flat %varying %output %own %numbers',
  declarations: `%members = OpTypeStruct %float4 %float4
%pointer_input = OpTypePointer Input %float4
%pointer_members = OpTypePointer Input %members
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%pointer_image = OpTypePointer UniformConstant %image
%of_vector = OpTypeFunction %float4 %float4
%smooth = OpVariable %pointer_input Input
%flat = OpVariable %pointer_input Input
%varying = OpVariable %pointer_members Input
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private
%numbers = OpVariable %pointer_image UniformConstant`,
  before: `%helper = OpFunction %float4 None %of_vector
%parameter = OpFunctionParameter %float4
%begin = OpLabel
OpReturnValue %parameter
OpFunctionEnd`,
  body: `%read = OpLoad %float4 %smooth
%first_member = OpAccessChain %pointer_input %varying %uint_0`,
}

const places = `OpDecorate %smooth Location 0
OpDecorate %flat Location 1
OpMemberDecorate %members 0 Location 2
OpMemberDecorate %members 1 Location 3
OpDecorate %members Block
${bindingOf('numbers')}`

/** A geometry shader of several streams, which are captured in buffers. */
const streams = {
  capabilities: 'OpCapability GeometryStreams\nOpCapability TransformFeedback',
  entryPoints: 'OpEntryPoint Geometry %main "main" %input %output %own',
  modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
OpExecutionMode %main Invocations 1
OpExecutionMode %main Xfb`,
  declarations: `%array = OpTypeArray %float4 %uint_1
%pointer_input = OpTypePointer Input %array
%pointer_input_vector = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private`,
  body: `%place = OpAccessChain %pointer_input_vector %input %uint_0
%read = OpLoad %float4 %place`,
}

const captured = `OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %output Stream 1
OpDecorate %output XfbBuffer 1
OpDecorate %output XfbStride 16`

/** Another variable, in another buffer, so that the two need not agree. */
const capturedToo = (variable: string) => `OpDecorate ${variable} XfbBuffer 2
OpDecorate ${variable} XfbStride 16`

/** A tessellation shader with a variable of the patch. */
const patches = {
  capabilities: 'OpCapability Tessellation',
  entryPoints: 'OpEntryPoint TessellationEvaluation %main "main" %input %output %own',
  modes: `OpExecutionMode %main Triangles
OpExecutionMode %main SpacingEqual
OpExecutionMode %main VertexOrderCw`,
  annotations: `OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %input Patch`,
  declarations: `%pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private`,
  body: '%read = OpLoad %float4 %input',
}

/** Pairs of the rules on decorations of what stages hand to each other. */
export const pairs = targetPairs(decorationRows, [
  pairOf`interface-decoration-target/interpolation
variables and members say how they are interpolated
${fragments}
annotations: ${places}
OpDecorate %output Location 0
OpDecorate %smooth NoPerspective
OpDecorate %smooth Centroid
OpDecorate %flat Flat
OpMemberDecorate %members 0 Sample
OpMemberDecorate %members 1 Component 0`,
  pairOf`interface-decoration-target/by-a-group
a group of decorations is given to an input
${fragments}
annotations: ${places}
OpDecorate %output Location 0
OpDecorate %group Flat
%group = OpDecorationGroup
OpGroupDecorate %group %flat {| variable-and-type: %members}`,
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
OpDecorate %output Location 0
OpDecorate %smooth NoPerspective
OpDecorate %smooth Centroid
OpDecorate %flat Flat
OpDecorate %flat Sample
OpDecorate %output Component 0
OpDecorate %output Index 0`,
  pairOf`interface-decoration-storage-class/locations
inputs, outputs and images have locations
${fragments}
annotations: ${places}
OpDecorate %output Location 0
OpDecorate %numbers Location 7`,
  pairOf`interface-decoration-storage-class/locations-of-buffers
an image has a location, buffers and shared variables have none
entryPoints: OpEntryPoint GLCompute %main "main" %numbers %storage %uniform %shared
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingsOf(['numbers', 'storage', 'uniform'])}
OpDecorate %numbers Location 0
declarations: %block = OpTypeStruct %uint
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%pointer_image = OpTypePointer UniformConstant %image
%pointer_storage = OpTypePointer StorageBuffer %block
%pointer_uniform = OpTypePointer Uniform %block
%pointer_shared = OpTypePointer Workgroup %uint
%numbers = OpVariable %pointer_image UniformConstant
%storage = OpVariable %pointer_storage StorageBuffer
%uniform = OpVariable %pointer_uniform Uniform
%shared = OpVariable %pointer_shared Workgroup`,
  pairOf`interface-decoration-storage-class/streams
an output has a stream and a buffer, an input has none
${streams}
annotations: ${captured}
{| buffer: ${capturedToo('%input')} | buffer-of-own: ${capturedToo('%own')}}`,
  pairOf`interface-decoration-storage-class/patch
an input is of the patch
${patches}`,
])
