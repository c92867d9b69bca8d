import { pairOf } from '../pairs/pair-of.ts'
import { vertex } from '../pairs/pieces.ts'

const outputs = `%pointer_number = OpTypePointer Output %float
%pointer_vector = OpTypePointer Output %float4
%pointer_half = OpTypePointer Output %float2
%number = OpVariable %pointer_number Output
%vector = OpVariable %pointer_vector Output
%half_vector = OpVariable %pointer_half Output`

const locations = `OpDecorate %number Location 0
OpDecorate %vector Location 1
OpDecorate %half_vector Location 2`

const offsets = `OpDecorate %number Offset 0
OpDecorate %half_vector Offset 8
OpDecorate %vector Offset 16`

/** A vertex shader with three outputs that are captured, in a buffer or in several. */
const capturing = {
  ...vertex,
  capabilities: 'OpCapability Shader\nOpCapability TransformFeedback',
  entryPoints: 'OpEntryPoint Vertex %main "main" %number %vector %half_vector',
  modes: 'OpExecutionMode %main Xfb',
  declarations: outputs,
}

const locationsOfMembers = `OpDecorate %block Block
OpMemberDecorate %block 0 Location 0
OpMemberDecorate %block 1 Location 1
OpMemberDecorate %block 2 Location 2
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpMemberDecorate %block 2 Offset 24`

const block = `%block = OpTypeStruct %float4 %float %float2
%pointer_block = OpTypePointer Output %block
%outputs = OpVariable %pointer_block Output`

/** A vertex shader with a block of outputs. */
const members = {
  ...capturing,
  entryPoints: 'OpEntryPoint Vertex %main "main" %outputs',
  declarations: block,
}

const another = `%other = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd`

/** Pairs of the rule on the strides of what goes into one buffer. */
export const pairs = [
  pairOf`xfb-stride-per-buffer/two-buffers in spv1.0, spv1.3, spv1.6
two outputs in one buffer have its stride, one in another buffer has another
${capturing}
annotations: ${locations}
${offsets}
OpDecorate %number XfbBuffer 0
OpDecorate %number XfbStride {32 | first-has-more: 36 | first-has-the-most: 4294967292}
OpDecorate %vector XfbBuffer 0
OpDecorate %vector XfbStride {32 | second-has-more: 64}
OpDecorate %half_vector XfbBuffer {1 | third-into-the-same-buffer: 0}
OpDecorate %half_vector XfbStride 16`,
  pairOf`xfb-stride-per-buffer/one-buffer in spv1.3, spv1.4, spv1.5
everything goes into one buffer, whatever its number and in whatever order it is decorated
${capturing}
annotations: OpDecorate %vector XfbStride {48 | vector: 52}
OpDecorate %half_vector XfbStride {48 | half-vector: 44}
OpDecorate %number XfbStride {48 | number: 56}
${locations}
${offsets}
OpDecorate %half_vector XfbBuffer 3
OpDecorate %number XfbBuffer 3
OpDecorate %vector XfbBuffer 3`,
  pairOf`xfb-stride-per-buffer/three-buffers
buffers with a stride each, two of which are alike
${capturing}
annotations: ${locations}
${offsets}
OpDecorate %number XfbBuffer 2
OpDecorate %number XfbStride 32
OpDecorate %vector XfbBuffer {1 | number-of-the-third: 0}
OpDecorate %vector XfbStride 32
OpDecorate %half_vector XfbBuffer {0 | number-of-the-first: 2 | number-of-the-second: 1}
OpDecorate %half_vector XfbStride 24`,
  pairOf`xfb-stride-per-buffer/without-a-stride
one of the outputs in a buffer does not say its stride
${capturing}
annotations: ${locations}
${offsets}
OpDecorate %number XfbBuffer 0
OpDecorate %number XfbStride {32 | first: 40}
OpDecorate %vector XfbBuffer 0
OpDecorate %half_vector XfbBuffer 0
OpDecorate %half_vector XfbStride {32 | last: 36}`,
  pairOf`xfb-stride-per-buffer/outside-the-interface
an output that no entry point uses is decorated like those of the interface
${capturing}
entryPoints: OpEntryPoint Vertex %main "main" %number
annotations: ${locations}
${offsets}
OpDecorate %number XfbBuffer 0
OpDecorate %number XfbStride 32
OpDecorate %vector XfbBuffer 0
OpDecorate %vector XfbStride {32 | outside: 36}
OpDecorate %half_vector XfbBuffer {1 | into-the-buffer-of-the-interface: 0}
OpDecorate %half_vector XfbStride 64`,
  pairOf`xfb-stride-per-buffer/members in spv1.0, spv1.6
members of a block go into two buffers
${members}
annotations: ${locationsOfMembers}
OpMemberDecorate %block 0 XfbBuffer 0
OpMemberDecorate %block 0 XfbStride {32 | first-member: 48}
OpMemberDecorate %block 1 XfbBuffer {1 | second-into-the-same-buffer: 0}
OpMemberDecorate %block 1 XfbStride 20
OpMemberDecorate %block 2 XfbBuffer 0
OpMemberDecorate %block 2 XfbStride {32 | last-member: 36}`,
  pairOf`xfb-stride-per-buffer/member-and-variable
a member of a block and a variable share a buffer
${members}
entryPoints: OpEntryPoint Vertex %main "main" %outputs %number
declarations: ${block}
%pointer_number = OpTypePointer Output %float
%number = OpVariable %pointer_number Output
annotations: ${locationsOfMembers}
OpDecorate %number Location 3
OpDecorate %number Offset 32
OpMemberDecorate %block 0 XfbBuffer 0
OpMemberDecorate %block 0 XfbStride {36 | of-the-member: 40}
OpMemberDecorate %block 1 XfbBuffer 1
OpMemberDecorate %block 1 XfbStride 64
OpDecorate %number XfbBuffer {0 | into-the-buffer-of-the-second: 1}
OpDecorate %number XfbStride {36 | of-the-variable: 48}`,
  pairOf`xfb-stride-per-buffer/block-and-variable
a variable that is a block as a whole shares a buffer with another variable
${members}
entryPoints: OpEntryPoint Vertex %main "main" %outputs %number
declarations: ${block}
%pointer_number = OpTypePointer Output %float
%number = OpVariable %pointer_number Output
annotations: ${locationsOfMembers}
OpDecorate %number Location 3
OpDecorate %number Offset 32
OpDecorate %outputs XfbBuffer 1
OpDecorate %outputs XfbStride {36 | of-the-block: 44}
OpDecorate %number XfbBuffer 1
OpDecorate %number XfbStride {36 | of-the-variable: 40}`,
  pairOf`xfb-stride-per-buffer/two-blocks
members of two blocks share a buffer
${capturing}
entryPoints: OpEntryPoint Vertex %main "main" %position %colors
declarations: %position_block = OpTypeStruct %float4 %float
%color_block = OpTypeStruct %float4
%pointer_position = OpTypePointer Output %position_block
%pointer_colors = OpTypePointer Output %color_block
%position = OpVariable %pointer_position Output
%colors = OpVariable %pointer_colors Output
annotations: OpDecorate %position_block Block
OpDecorate %color_block Block
OpMemberDecorate %position_block 0 BuiltIn Position
OpMemberDecorate %position_block 1 BuiltIn PointSize
OpMemberDecorate %color_block 0 Location 0
OpMemberDecorate %position_block 0 Offset 0
OpMemberDecorate %position_block 0 XfbBuffer 2
OpMemberDecorate %position_block 0 XfbStride {32 | position: 36}
OpMemberDecorate %color_block 0 Offset 16
OpMemberDecorate %color_block 0 XfbBuffer 2
OpMemberDecorate %color_block 0 XfbStride {32 | color: 44}`,
  pairOf`xfb-stride-per-buffer/by-a-group in spv1.0, spv1.6
a group puts two outputs into a buffer, and no output has another group
${capturing}
annotations: ${locations}
${offsets}
OpDecorate %group XfbBuffer 0
OpDecorate %group XfbStride {32 | of-the-group: 36}
%group = OpDecorationGroup
OpDecorate %unused XfbBuffer 0
OpDecorate %unused XfbStride 48
%unused = OpDecorationGroup
OpDecorate %half_vector XfbBuffer 0
OpDecorate %half_vector XfbStride {32 | beside-the-group: 44}
OpGroupDecorate %group {%number %vector | one-has-another-group: %number}
OpGroupDecorate %unused {| one-has-another-group: %vector}`,
  pairOf`xfb-stride-per-buffer/buffer-by-a-group
a group says the buffer, and each output its stride
${capturing}
annotations: ${locations}
${offsets}
OpDecorate %group XfbBuffer 0
%group = OpDecorationGroup
OpGroupDecorate %group %number %vector
OpDecorate %number XfbStride {32 | first: 40}
OpDecorate %vector XfbStride {32 | second: 36}
OpDecorate %half_vector XfbBuffer 1
OpDecorate %half_vector XfbStride 28`,
  pairOf`xfb-stride-per-buffer/stride-by-a-group
groups say the strides, and each output its buffer
${capturing}
annotations: ${locations}
${offsets}
OpDecorate %narrow XfbStride 32
%narrow = OpDecorationGroup
OpDecorate %wide XfbStride 40
%wide = OpDecorationGroup
OpGroupDecorate %narrow %number %vector
OpGroupDecorate %wide %half_vector
OpDecorate %number XfbBuffer 0
OpDecorate %vector XfbBuffer {0 | into-that-of-the-wide: 1}
OpDecorate %half_vector XfbBuffer {1 | into-that-of-the-narrow: 0}`,
  pairOf`xfb-stride-per-buffer/members-by-a-group
groups are given to members of a block
${members}
annotations: ${locationsOfMembers}
OpDecorate %narrow XfbBuffer 0
OpDecorate %narrow XfbStride {32 | of-the-group: 40}
%narrow = OpDecorationGroup
OpDecorate %wide XfbBuffer {1 | two-groups-of-a-buffer: 0}
OpDecorate %wide XfbStride 64
%wide = OpDecorationGroup
OpGroupMemberDecorate %narrow %block 0
OpGroupMemberDecorate %wide %block 1
OpMemberDecorate %block 2 XfbBuffer 0
OpMemberDecorate %block 2 XfbStride {32 | beside-the-group: 36}`,
  pairOf`xfb-stride-per-buffer/two-entry-points in spv1.0, spv1.6
two stages capture outputs of their own
${capturing}
capabilities: OpCapability Tessellation
OpCapability TransformFeedback
entryPoints: OpEntryPoint Vertex %main "main" %number %vector
OpEntryPoint TessellationEvaluation %other "other" %half_vector
modes: OpExecutionMode %main Xfb
OpExecutionMode %other Xfb
OpExecutionMode %other Triangles
annotations: ${locations}
${offsets}
OpDecorate %number XfbBuffer 0
OpDecorate %number XfbStride 32
OpDecorate %vector XfbBuffer 1
OpDecorate %vector XfbStride {48 | in-one-stage: 52}
OpDecorate %half_vector XfbBuffer 1
OpDecorate %half_vector XfbStride {48 | in-the-other-stage: 40}
after: ${another}`,
]
