import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { hitObjectSection } from '../../shared/hit-object-rules.ts'

const notes =
  'A pointer into a variable, and an OpFunctionParameter, are not the result of an OpVariable.'

/** Operands of the instructions that trace rays, fill hit objects and reorder invocations. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(hitObjectSection, 'type', {
    'acceleration-structure-is-one': {
      summary:
        'The type of the Acceleration Structure of an OpHitObjectTraceRayNV, OpHitObjectTraceRayMotionNV, OpHitObjectRecordHitNV, OpHitObjectRecordHitMotionNV, OpHitObjectRecordHitWithIndexNV or OpHitObjectRecordHitWithIndexMotionNV is an OpTypeAccelerationStructureKHR.',
      confidence: 'derived',
    },
    'trace-operands-are-32-bit-integers':
      'The types of the Ray Flags, Cull Mask, SBT Offset, SBT Stride and Miss Index of an OpHitObjectTraceRayNV or OpHitObjectTraceRayMotionNV are 32-bit OpTypeInt of either signedness.',
    'hit-operands-are-32-bit-integers':
      'The types of the Instance Id, Primitive Id, Geometry Index, SBT Record Offset and SBT Record Stride of an OpHitObjectRecordHitNV, OpHitObjectRecordHitMotionNV, OpHitObjectRecordHitWithIndexNV or OpHitObjectRecordHitWithIndexMotionNV are 32-bit OpTypeInt of either signedness.',
    'record-operands-are-unsigned-32-bit-integers':
      'The types of the Hit Kind and the SBT Index of an OpHitObjectRecordHitNV, OpHitObjectRecordHitMotionNV, OpHitObjectRecordHitWithIndexNV or OpHitObjectRecordHitWithIndexMotionNV, and of the Miss Index of an OpHitObjectRecordMissNV or OpHitObjectRecordMissMotionNV, are 32-bit OpTypeInt with Signedness 0.',
    'origin-and-direction-are-3-component-vectors':
      'The types of the Ray Origin and the Ray Direction of every instruction of the text that has them are vectors of three components that are a 32-bit OpTypeFloat.',
    'tmin-and-tmax-are-32-bit-floats':
      'The types of the Ray Tmin and the Ray Tmax of every instruction of the text that has them are 32-bit OpTypeFloat.',
    'current-time-is-a-32-bit-float':
      'The type of the Current Time of an OpHitObjectTraceRayMotionNV, OpHitObjectRecordHitMotionNV, OpHitObjectRecordHitWithIndexMotionNV or OpHitObjectRecordMissMotionNV is a 32-bit OpTypeFloat.',
    'hint-and-bits-are-32-bit-integers':
      'The types of the Hint and the Bits of an OpReorderThreadWithHintNV or OpReorderThreadWithHitObjectNV are 32-bit OpTypeInt of either signedness.',
  }),
  ...rowsIn(hitObjectSection, 'operand', {
    'hint-and-bits-are-both-or-neither':
      'An OpReorderThreadWithHitObjectNV has both a Hint and Bits, or neither.',
  }),
  ...rowsIn(hitObjectSection, 'storage-class', {
    'payload-is-a-variable': {
      summary:
        'The Payload of an OpHitObjectTraceRayNV, OpHitObjectTraceRayMotionNV or OpHitObjectExecuteShaderNV is the result of an OpVariable whose Storage Class is RayPayloadKHR or IncomingRayPayloadKHR.',
      notes,
    },
    'attributes-are-a-variable': {
      summary:
        'The Hit Object Attributes of an OpHitObjectRecordHitNV, OpHitObjectRecordHitMotionNV, OpHitObjectRecordHitWithIndexNV, OpHitObjectRecordHitWithIndexMotionNV or OpHitObjectGetAttributesNV are the result of an OpVariable whose Storage Class is HitObjectAttributeNV.',
      notes,
    },
  }),
]
