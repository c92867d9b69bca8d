import { pairIn, tagIn } from '../pairs/pair-of.ts'
import { vertex } from '../pairs/pieces.ts'
import { capturedOutputs, locations, memberLocations, other } from './shared/captured-outputs.ts'

const { variables, block, blockAndVariable } = capturedOutputs({
  model: 'Vertex',
  modes: 'OpExecutionMode %main Xfb',
  third: 'float2',
})

const members = memberLocations(24)

/** A vertex shader whose outputs are captured in buffers. */
const inCapturing = tagIn(vertex)`
entryPoints: Vertex %main %variable_Output_float %variable_Output_float4
modes: %main Xfb`

const locationsOfTwo = '%variable_Output_float Location 0\n%variable_Output_float4 Location 1'

/** What says where the number and the vector go, each into a buffer of its own. */
function captured(strideOfNumber: string, strideOfVector: string): string {
  return `${locationsOfTwo}
%variable_Output_float XfbBuffer 0, ${strideOfNumber}, Offset 0
%variable_Output_float4 XfbBuffer 1, ${strideOfVector}, Offset 0`
}

function stride(right: number, ...wrong: readonly number[]): string {
  return `XfbStride {${right} ${wrong.map((each) => `| of-${each}: ${each}`).join(' ')}}`
}

const inPlacedVariables = tagIn(variables)`annotations: ${locations}
OpDecorate %number Offset 0
OpDecorate %third Offset 8
OpDecorate %vector Offset 16`

/** Pairs of the rules on outputs that transform feedback captures. */
export const pairs = [
  inPlacedVariables`xfb-stride-per-buffer/two-buffers in spv1.0, spv1.3, spv1.6
two outputs in one buffer have its stride, one in another buffer has another
+annotations: %number XfbBuffer 0, XfbStride {32 | first-has-more: 36 | first-has-the-most: 4294967292}
%vector XfbBuffer 0, XfbStride {32 | second-has-more: 64}
%third XfbBuffer {1 | third-into-the-same-buffer: 0}, XfbStride 16`,
  inPlacedVariables`xfb-stride-per-buffer/outside-the-interface
an output that no entry point uses is decorated like those of the interface
entryPoints: Vertex %main %number
+annotations: %number XfbBuffer 0, XfbStride 32
%vector XfbBuffer 0, XfbStride {32 | outside: 36}
%third XfbBuffer {1 | into-the-buffer-of-the-interface: 0}, XfbStride 64`,
  pairIn(block)`xfb-stride-per-buffer/members in spv1.0, spv1.6
members of a block go into two buffers
annotations: ${members}
%block 0 XfbBuffer 0, 0 XfbStride {32 | first-member: 48}, 1 XfbBuffer {1 | second-into-the-same-buffer: 0}
%block 1 XfbStride 20, 2 XfbBuffer 0, 2 XfbStride {32 | last-member: 36}`,
  pairIn(blockAndVariable)`xfb-stride-per-buffer/member-and-variable
a member of a block and a variable share a buffer
annotations: ${members}
%number Location 3, Offset 32
%block 0 XfbBuffer 0, 0 XfbStride {36 | of-the-member: 40}, 1 XfbBuffer 1, 1 XfbStride 64
%number XfbBuffer {0 | into-the-buffer-of-the-second: 1}, XfbStride {36 | of-the-variable: 48}`,
  pairIn(blockAndVariable)`xfb-stride-per-buffer/block-and-variable
a variable that is a block as a whole shares a buffer with another variable
annotations: ${members}
%number Location 3, Offset 32
%outputs XfbBuffer 1, XfbStride {36 | of-the-block: 44}
%number XfbBuffer 1, XfbStride {36 | of-the-variable: 40}`,
  inPlacedVariables`xfb-stride-per-buffer/by-a-group in spv1.0, spv1.6
a group puts two outputs into a buffer, and no output has another group
+annotations: %group = [XfbBuffer 0, XfbStride {32 | of-the-group: 36}] {%number %vector | one-has-another-group: %number}
%unused = [XfbBuffer 0, XfbStride 48] {| one-has-another-group: %vector}
%third XfbBuffer 0, XfbStride {32 | beside-the-group: 44}`,
  pairIn(block)`xfb-stride-per-buffer/members-by-a-group: groups are given to members of a block
annotations: ${members}
%narrow = [XfbBuffer 0, XfbStride {32 | of-the-group: 40}] %block 0
%wide = [XfbBuffer {1 | two-groups-of-a-buffer: 0}, XfbStride 64] %block 1
%block 2 XfbBuffer 0, 2 XfbStride {32 | beside-the-group: 36}`,
  inPlacedVariables`xfb-stride-per-buffer/two-entry-points in spv1.0, spv1.6: two stages capture outputs of their own
capabilities: Tessellation TransformFeedback
entryPoints: Vertex %main %number %vector, TessellationEvaluation %other %third
modes: %main Xfb
%other Xfb, Triangles
+annotations: %number XfbBuffer 0, XfbStride 32
%vector XfbBuffer 1, XfbStride {48 | in-one-stage: 52}
%third XfbBuffer 1, XfbStride {48 | in-the-other-stage: 40}
after: ${other}`,
  inCapturing`stride-of-capture/multiples-of-four in spv1.0, spv1.3, spv1.6
a stride is a multiple of 4, if not always of 8 or of what is captured
annotations: ${captured(stride(4, 5, 6, 7), stride(20, 21, 30))}`,
  inCapturing`stride-of-capture/the-largest: the largest stride is 4 less than what 32 bits cannot hold
annotations: ${captured(
    stride(12, 13, 2147483647, 2147483646),
    stride(4294967292, 4294967293, 4294967294, 4294967295),
  )}`,
  inCapturing`stride-of-capture/members: members of a block go into buffers of any stride that is a multiple of 4
entryPoints: Vertex %main %variable_Output_block
declarations: %block = OpTypeStruct %float4 %float %float
annotations: %block Block, 0 Location 0, 1 Location 1, 2 Location 2
%block 0 XfbBuffer 0, 0 ${stride(16, 17, 18, 19)}, 0 Offset 0
%block 1 XfbBuffer 1, 1 ${stride(20, 21, 30)}, 1 Offset 16, 2 XfbBuffer 2, 2 ${stride(24, 26, 4294967295)}, 2 Offset 20`,
  inCapturing`stride-of-capture/by-a-group: a group of decorations is given to outputs, which share a buffer
annotations: ${locationsOfTwo}
%variable_Output_float Offset 0
%variable_Output_float4 Offset 4
%group = [XfbBuffer 0, ${stride(20, 21, 22, 23, 30)}] %variable_Output_float %variable_Output_float4`,
]
