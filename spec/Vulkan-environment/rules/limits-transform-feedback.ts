import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

const properties = 'VkPhysicalDeviceTransformFeedbackPropertiesEXT'

/** Captured outputs and streams beside the limits of a device. */
export const rules: readonly RuleRow[] = [
  limitRow(
    `${properties}::maxTransformFeedbackBufferDataSize`,
    'captured-data-limit',
    'Offset-06308',
    `The Offset of an output variable with XfbBuffer, or of a member of its structure with XfbBuffer of its own, of its structure or of the variable, and the size of its type without padding, are together not greater than ${properties}::maxTransformFeedbackBufferDataSize.`,
  ),
  limitRow(
    `${properties}::maxTransformFeedbackStreams`,
    'emitted-stream-limit',
    'OpEmitStreamVertex-06310',
    `A Stream of OpEmitStreamVertex or OpEndStreamPrimitive that is an OpConstant is less than ${properties}::maxTransformFeedbackStreams.`,
  ),
  limitRow(
    `${properties}::transformFeedbackStreamsLinesTriangles`,
    'several-streams-of-points',
    'transformFeedbackStreamsLinesTriangles-06311',
    `If ${properties}::transformFeedbackStreamsLinesTriangles is false, a Geometry entry point whose static call tree emits to several streams, as the constant Streams of OpEmitStreamVertex say, has OutputPoints.`,
  ),
  limitRow(
    `${properties}::maxTransformFeedbackStreams`,
    'stream-limit',
    'Stream-06312',
    `The number of Stream is less than ${properties}::maxTransformFeedbackStreams.`,
  ),
  limitRow(
    `${properties}::maxTransformFeedbackBufferDataStride`,
    'captured-stride-limit',
    'XfbStride-06313',
    `The number of XfbStride is not greater than ${properties}::maxTransformFeedbackBufferDataStride.`,
  ),
]
