import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Ray Tracing Instructions: OpTraceRayKHR'

/** Operands of OpTraceRayKHR, and where it may be. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'acceleration-structure-is-one',
    section,
    summary:
      'The type of the Acceleration Structure of an OpTraceRayKHR is an OpTypeAccelerationStructureKHR.',
    class: 'type',
    confidence: 'derived',
  }),
  row({
    slug: 'trace-operands-are-32-bit-integers',
    section,
    summary:
      'The types of the Ray Flags, Cull Mask, SBT Offset, SBT Stride and Miss Index of an OpTraceRayKHR are 32-bit OpTypeInt of either signedness.',
    class: 'type',
  }),
  row({
    slug: 'origin-and-direction-are-3-component-vectors',
    section,
    summary:
      'The types of the Ray Origin and the Ray Direction of an OpTraceRayKHR are vectors of three components that are a 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'tmin-and-tmax-are-32-bit-floats',
    section,
    summary:
      'The types of the Ray Tmin and the Ray Tmax of an OpTraceRayKHR are 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'payload-is-a-variable',
    section,
    summary:
      'The Payload of an OpTraceRayKHR is the result of an OpVariable whose Storage Class is RayPayloadKHR or IncomingRayPayloadKHR.',
    class: 'storage-class',
    notes:
      'A pointer into a variable, and an OpFunctionParameter, are not the result of an OpVariable.',
  }),
  row({
    slug: 'trace-ray-execution-model',
    section,
    summary:
      'OpTraceRayKHR is only in the call trees of entry points with the execution models RayGenerationKHR, ClosestHitKHR and MissKHR.',
    class: 'semantics',
    notes: 'Functions that no entry point reaches by calls are not judged.',
  }),
]
