import { pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { feature, on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

const properties = 'VkPhysicalDeviceTransformFeedbackPropertiesEXT'

function vertex(): Pieces {
  return piecesIn(
    stage('Vertex', { capabilities: ['TransformFeedback'], interfaces: '%variable' }),
  )`
modes: OpExecutionMode %main Xfb`
}

function geometry(interfaces = ''): Pieces {
  return stage('Geometry', { capabilities: ['GeometryStreams'], interfaces })
}

/** What buffer 0 receives, with a stride. */
function captured(stride: string): string {
  return `%variable Location 0, XfbBuffer 0, XfbStride ${stride}`
}

/** Pairs of the rules on captured outputs and streams beside the limits of a device. */
export const pairs = [
  on(
    { [`${properties}::maxTransformFeedbackBufferDataSize`]: 64 },
    pairOf`captured-data-limit/variable ${inVulkan}: a vector is captured to the last bytes that there may be
${vertex()}
annotations: ${captured('128')}
%variable Offset {48 | four-more: 52 | beyond: 64}
declarations: %variable = OpVariable %pointer_Output_float4 Output`,
  ),
  on(
    { [`${properties}::maxTransformFeedbackBufferDataSize`]: 64 },
    pairOf`captured-data-limit/member ${inVulkan}: a member is captured to the last bytes that there may be
${vertex()}
annotations: ${captured('128')}
%block Block, 0 Offset 0, 1 Offset {52 | four-more: 56}
declarations: %block = OpTypeStruct %float4 %float3
%variable = OpVariable %pointer_Output_block Output`,
  ),
  on(
    { [`${properties}::maxTransformFeedbackBufferDataStride`]: 64 },
    pairOf`captured-stride-limit/variable ${inVulkan}: outputs are captured as far apart as they may be
${vertex()}
annotations: ${captured('{64 | four-more: 68 | twice: 128}')}
%variable Offset 0
declarations: %variable = OpVariable %pointer_Output_float4 Output`,
  ),
  on(
    { [`${properties}::maxTransformFeedbackStreams`]: 2 },
    pairOf`emitted-stream-limit/constants ${inVulkan}: vertices are emitted to the last stream that there is
${geometry()}
body: OpEmitStreamVertex %uint_0
OpEndStreamPrimitive %uint_0
OpEmitStreamVertex {%uint_1 | vertex: %uint_2}
OpEndStreamPrimitive {%uint_1 | primitive: %uint_3}`,
  ),
  on(
    { [`${properties}::maxTransformFeedbackStreams`]: 2 },
    pairOf`stream-limit/variable ${inVulkan}: an output is of the last stream that there is
${geometry('%variable_Output_float4_at_0')}
annotations: %variable_Output_float4_at_0 Stream {1 | one-more: 2 | third: 3}`,
  ),
  ...feature(
    `${properties}::transformFeedbackStreamsLinesTriangles`,
    pairOf`several-streams-of-points/modes ${inVulkan}: points are emitted to two streams
${geometry()}
changed: OpExecutionMode %main {OutputPoints | lines: OutputLineStrip | triangles: OutputTriangleStrip}
body: OpEmitStreamVertex %uint_0
OpEndStreamPrimitive %uint_0
OpEmitStreamVertex %uint_1
OpEndStreamPrimitive %uint_1`,
  ),
  ...feature(
    `${properties}::transformFeedbackStreamsLinesTriangles`,
    pairOf`several-streams-of-points/streams ${inVulkan}: triangles are emitted to one stream
${geometry()}
modes: ${(geometry().modes ?? '').replace('OutputPoints', 'OutputTriangleStrip')}
body: OpEmitStreamVertex %uint_1
OpEmitStreamVertex {%uint_1 | two: %uint_0}`,
  ),
]
