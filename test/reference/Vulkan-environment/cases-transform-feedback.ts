import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { limited, lines } from './case.ts'

const feedback = 'VkPhysicalDeviceTransformFeedbackPropertiesEXT'

/** A vertex shader that captures `%v`. */
function captured(offset: number, stride: number): Pieces {
  return {
    capabilities: 'OpCapability TransformFeedback',
    entryPoints: 'OpEntryPoint Vertex %main "main" %v',
    modes: 'OpExecutionMode %main Xfb',
    annotations: lines(
      'OpDecorate %v Location 0',
      `OpDecorate %v Offset ${offset}`,
      'OpDecorate %v XfbBuffer 0',
      `OpDecorate %v XfbStride ${stride}`,
    ),
    declarations: '%p = OpTypePointer Output %v4f\n%v = OpVariable %p Output',
  }
}

/** A geometry shader that emits to streams. */
function emitting(body: string, mode = 'OutputPoints', stream = 1): Pieces {
  return {
    capabilities: 'OpCapability GeometryStreams',
    entryPoints: 'OpEntryPoint Geometry %main "main" %v',
    modes: lines(
      'OpExecutionMode %main InputPoints',
      `OpExecutionMode %main ${mode}`,
      'OpExecutionMode %main OutputVertices 2',
      'OpExecutionMode %main Invocations 1',
    ),
    annotations: `OpDecorate %v Location 0\nOpDecorate %v Stream ${stream}`,
    declarations: '%p = OpTypePointer Output %v4f\n%v = OpVariable %p Output',
    body,
  }
}

/** Captured outputs and streams beside the limits of a device. */
export const feedbackCases: readonly RuleCase[] = [
  limited(
    'captured-data-limit',
    { [feedback]: { maxTransformFeedbackBufferDataSize: 32 } },
    captured(16, 64),
    captured(20, 64),
  ),
  limited(
    'captured-stride-limit',
    { [feedback]: { maxTransformFeedbackBufferDataStride: 64 } },
    captured(0, 64),
    captured(0, 68),
  ),
  limited(
    'emitted-stream-limit',
    { [feedback]: { maxTransformFeedbackStreams: 2 } },
    emitting('OpEmitStreamVertex %u1'),
    emitting('OpEmitStreamVertex %u2'),
  ),
  limited(
    'stream-limit',
    { [feedback]: { maxTransformFeedbackStreams: 2 } },
    emitting(''),
    emitting('', 'OutputPoints', 2),
  ),
  limited(
    'several-streams-of-points',
    { [feedback]: { transformFeedbackStreamsLinesTriangles: false } },
    emitting('OpEmitStreamVertex %u0\nOpEmitStreamVertex %u1'),
    emitting('OpEmitStreamVertex %u0\nOpEmitStreamVertex %u1', 'OutputLineStrip'),
  ),
]
