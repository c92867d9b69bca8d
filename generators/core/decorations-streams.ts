import { pairIn } from '../pairs/pair-of.ts'
import { capturedOutputs, locations, memberLocations, other } from './shared/captured-outputs.ts'

const modes = `%main InputPoints, OutputPoints, OutputVertices 1, Invocations 1, Xfb`

/** Where three outputs go: into which buffer each, with which stride. */
function captured(first: string, second: string, third: string): string {
  return `${locations}
OpDecorate %number Offset 0
OpDecorate %third Offset 4
OpDecorate %vector Offset 16
OpDecorate %number XfbBuffer ${first}
OpDecorate %vector XfbBuffer ${second}
OpDecorate %third XfbBuffer ${third}
%number %vector %third XfbStride 32`
}

const { variables, block, blockAndVariable } = capturedOutputs({
  model: 'Geometry',
  capabilities: 'GeometryStreams TransformFeedback',
  modes,
  third: 'float',
})

const capturedMembers = `${memberLocations(20)}
%block 0 XfbStride 32, 1 XfbStride 32, 2 XfbStride 32`
const inVariables = pairIn(variables)

/** Pairs of the rule on the stream of what goes into one buffer. */
export const pairs = [
  inVariables`stream-per-buffer/two-buffers in spv1.0, spv1.3, spv1.6
two outputs in one buffer are of one stream, one in another buffer is of another
annotations: ${captured('0', '0', '{1 | third-into-the-same-buffer: 0}')}
%number Stream {1 | first-of-the-other: 0 | first-of-a-third: 3}
%vector Stream {1 | second-of-the-other: 0 | second-of-a-third: 2}
%third Stream 0`,
  inVariables`stream-per-buffer/two-buffers-of-a-stream in spv1.3, spv1.4, spv1.5
the outputs of one stream go into two buffers
annotations: ${captured('0', '1', '1')}
%number Stream 2
%vector Stream {2 | second: 1}
%third Stream {2 | third: 3}`,
  inVariables`stream-per-buffer/not-captured: what goes into no buffer is of a stream of its own
annotations: ${locations}
%number Offset 0
%vector Offset 16
%number %vector XfbBuffer 0
{| captured: OpDecorate %third XfbBuffer 0}
%number %vector XfbStride 32
%number Stream {1 | first: 2}
%vector Stream 1
%third Stream 3`,
  inVariables`stream-per-buffer/without-a-stream: an output that does not say its stream is in a buffer of the first
annotations: ${captured('0', '0', '0')}
%vector Stream {0 | vector: 1}
%third Stream {0 | third: 3}`,
  inVariables`stream-per-buffer/outside-the-interface: an output that no entry point uses is of the stream of its buffer
entryPoints: Geometry %main %number
annotations: ${captured('0', '0', '{1 | into-the-buffer-of-the-interface: 0}')}
%number Stream 1
%vector Stream {1 | outside: 0}
%third Stream 2`,
  pairIn(block)`stream-per-buffer/members in spv1.0, spv1.6
members of a block are of two streams, in two buffers
annotations: ${capturedMembers}
%block 0 XfbBuffer 0, 1 XfbBuffer {1 | second-into-the-same-buffer: 0}, 2 XfbBuffer 0
%block 0 Stream {1 | first-member: 0}, 1 Stream 0, 2 Stream {1 | last-member: 3}`,
  pairIn(blockAndVariable)`stream-per-buffer/member-and-variable
members of a block and a variable share a buffer and its stream
annotations: ${capturedMembers}
%number Location 3, Offset 24, XfbStride 32, XfbBuffer 1
%block 0 XfbBuffer 1, 1 XfbBuffer 1, 2 XfbBuffer 1
%number Stream {3 | of-the-variable: 2}
%block 0 Stream 3, 1 Stream {3 | of-a-member: 0}, 2 Stream 3`,
  inVariables`stream-per-buffer/by-a-group in spv1.0, spv1.6: groups say the streams, and each output its buffer
annotations: ${captured('0', '{0 | into-that-of-the-later: 1}', '{1 | into-that-of-the-earlier: 0}')}
%earlier = [Stream 1] %number %vector
%later = [Stream 3] %third`,
  pairIn(block)`stream-per-buffer/members-by-a-group: groups are given to members of a block
annotations: ${capturedMembers}
%earlier = [XfbBuffer 0, Stream {1 | of-the-group: 0}] %block 0
%later = [XfbBuffer {1 | two-groups-of-a-buffer: 0}, Stream 3] %block 1
%block 2 XfbBuffer 0, 2 Stream {1 | beside-the-group: 2}`,
  inVariables`stream-per-buffer/two-entry-points: two geometry shaders have outputs of their own
entryPoints: Geometry %main %number %vector, Geometry %other %third
modes: ${modes}
${modes.replaceAll('%main', '%other')}
annotations: ${captured('0', '1', '1')}
%number Stream 0
%vector Stream {1 | of-one: 2}
%third Stream {1 | of-the-other: 0}
after: ${other}`,
]
