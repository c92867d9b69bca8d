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
        'The type of the Acceleration Structure of an OpHitObjectTraceRayEXT, OpHitObjectTraceRayMotionEXT, OpHitObjectTraceReorderExecuteEXT or OpHitObjectTraceMotionReorderExecuteEXT is an OpTypeAccelerationStructureKHR.',
      confidence: 'derived',
    },
    'trace-operands-are-32-bit-integers':
      'The types of the Ray Flags, Cull Mask, SBT Offset, SBT Stride and Miss Index of an OpHitObjectTraceRayEXT, OpHitObjectTraceRayMotionEXT, OpHitObjectTraceReorderExecuteEXT or OpHitObjectTraceMotionReorderExecuteEXT are 32-bit OpTypeInt of either signedness.',
    'record-index-is-a-32-bit-integer':
      'The type of the SBT Record Index of an OpHitObjectRecordFromQueryEXT or OpHitObjectSetShaderBindingTableRecordIndexEXT is a 32-bit OpTypeInt of either signedness.',
    'record-operands-are-unsigned-32-bit-integers':
      'The types of the Hit Kind of an OpHitObjectRecordFromQueryEXT, and of the Miss Index of an OpHitObjectRecordMissEXT or OpHitObjectRecordMissMotionEXT, are 32-bit OpTypeInt with Signedness 0.',
    'ray-query-operand-points-to-a-ray-query': {
      summary:
        'The type of the Ray Query of an OpHitObjectRecordFromQueryEXT is an OpTypePointer to an OpTypeRayQueryKHR.',
      notes: 'An untyped pointer is not judged.',
    },
    'origin-and-direction-are-3-component-vectors':
      'The types of the Ray Origin and the Ray Direction of every instruction of the text that has them are vectors of three components that are a 32-bit OpTypeFloat.',
    'tmin-and-tmax-are-32-bit-floats':
      'The types of the Ray Tmin and the Ray Tmax of every instruction of the text that has them are 32-bit OpTypeFloat.',
    'current-time-is-a-32-bit-float':
      'The type of the Current Time of an OpHitObjectTraceRayMotionEXT, OpHitObjectRecordMissMotionEXT or OpHitObjectTraceMotionReorderExecuteEXT is a 32-bit OpTypeFloat.',
    'hint-and-bits-are-32-bit-integers':
      'The types of the Hint and the Bits of an OpReorderThreadWithHintEXT, OpReorderThreadWithHitObjectEXT, OpHitObjectReorderExecuteShaderEXT, OpHitObjectTraceReorderExecuteEXT or OpHitObjectTraceMotionReorderExecuteEXT are 32-bit OpTypeInt of either signedness.',
  }),
  ...rowsIn(hitObjectSection, 'operand', {
    'hint-and-bits-are-both-or-neither':
      'An OpReorderThreadWithHitObjectEXT, OpHitObjectReorderExecuteShaderEXT, OpHitObjectTraceReorderExecuteEXT or OpHitObjectTraceMotionReorderExecuteEXT has both a Hint and Bits, or neither.',
  }),
  ...rowsIn(hitObjectSection, 'storage-class', {
    'payload-is-a-variable': {
      summary:
        'The Payload of an OpHitObjectTraceRayEXT, OpHitObjectTraceRayMotionEXT, OpHitObjectExecuteShaderEXT, OpHitObjectReorderExecuteShaderEXT, OpHitObjectTraceReorderExecuteEXT or OpHitObjectTraceMotionReorderExecuteEXT is the result of an OpVariable whose Storage Class is RayPayloadKHR or IncomingRayPayloadKHR.',
      notes,
    },
    'attributes-are-a-variable': {
      summary:
        'The Hit Object Attributes of an OpHitObjectRecordFromQueryEXT or OpHitObjectGetAttributesEXT are the result of an OpVariable whose Storage Class is HitObjectAttributeEXT.',
      notes,
    },
  }),
  ...rowsIn(hitObjectSection, 'semantics', {
    'hit-kind-is-given-for-boxes': {
      summary:
        'An OpHitObjectRecordFromQueryEXT on a ray query whose committed intersection is RayQueryCommittedIntersectionAABBKHR has a Hit Kind.',
      decidable: 'runtime',
      why: 'Which intersection a query has committed, a run shows.',
    },
  }),
]
