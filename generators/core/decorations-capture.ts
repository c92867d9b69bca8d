import { pairOf } from '../pairs/pair-of.ts'
import { type Pieces, vertex } from '../pairs/pieces.ts'

/** A vertex shader whose outputs are captured in buffers. */
const capturing: Pieces = {
  ...vertex,
  entryPoints: 'Vertex %main %variable_Output_float %variable_Output_float4',
  modes: '%main Xfb',
}

const locations = '%variable_Output_float Location 0\n%variable_Output_float4 Location 1'

/** What says where the number and the vector go, each into a buffer of its own. */
function captured(strideOfNumber: string, strideOfVector: string): string {
  return `${locations}
%variable_Output_float XfbBuffer 0, ${strideOfNumber}, Offset 0
%variable_Output_float4 XfbBuffer 1, ${strideOfVector}, Offset 0`
}

function stride(right: number, ...wrong: readonly number[]): string {
  return `XfbStride {${right} ${wrong.map((each) => `| of-${each}: ${each}`).join(' ')}}`
}

/** Pairs of the rule on the stride of what is captured. */
export const pairs = [
  pairOf`stride-of-capture/multiples-of-four in spv1.0, spv1.3, spv1.6
a stride is a multiple of 4, if not always of 8 or of what is captured
${capturing}
annotations: ${captured(stride(4, 5, 6, 7), stride(20, 21, 30))}`,
  pairOf`stride-of-capture/the-largest
the largest stride is 4 less than what 32 bits cannot hold
${capturing}
annotations: ${captured(
    stride(12, 13, 2147483647, 2147483646),
    stride(4294967292, 4294967293, 4294967294, 4294967295),
  )}`,
  pairOf`stride-of-capture/members
members of a block go into buffers of any stride that is a multiple of 4
${capturing}
entryPoints: Vertex %main %variable_Output_block
declarations: %block = OpTypeStruct %float4 %float %float
annotations: %block Block, 0 Location 0, 1 Location 1, 2 Location 2
%block 0 XfbBuffer 0, 0 ${stride(16, 17, 18, 19)}, 0 Offset 0
%block 1 XfbBuffer 1, 1 ${stride(20, 21, 30)}, 1 Offset 16, 2 XfbBuffer 2, 2 ${stride(24, 26, 4294967295)}, 2 Offset 20`,
  pairOf`stride-of-capture/by-a-group
a group of decorations is given to outputs, which share a buffer
${capturing}
annotations: ${locations}
%variable_Output_float Offset 0
%variable_Output_float4 Offset 4
%group = [XfbBuffer 0, ${stride(20, 21, 22, 23, 30)}] %variable_Output_float %variable_Output_float4`,
]
