import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.32.24 Ray Tracing Instructions: OpTraceNV'

/** Operands of OpTraceNV, and where it may be. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'acceleration-structure-is-one',
    section,
    summary:
      'The type of the Acceleration Structure of an OpTraceNV is an OpTypeAccelerationStructureNV.',
    class: 'type',
    confidence: 'derived',
    notes: 'The type is OpTypeAccelerationStructureKHR.',
  }),
  row({
    slug: 'trace-operands-are-32-bit-integers',
    section,
    summary:
      'The types of the Ray Flags, Cull Mask, SBT Offset, SBT Stride and Miss Index of an OpTraceNV are 32-bit OpTypeInt of either signedness.',
    class: 'type',
  }),
  row({
    slug: 'origin-and-direction-are-3-component-vectors',
    section,
    summary:
      'The types of the Ray Origin and the Ray Direction of an OpTraceNV are vectors of three components that are a 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'tmin-and-tmax-are-32-bit-floats',
    section,
    summary: 'The types of the Ray Tmin and the Ray Tmax of an OpTraceNV are 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'trace-execution-model',
    section,
    summary:
      'OpTraceNV is only in the call trees of entry points with the execution models RayGenerationNV, ClosestHitNV and MissNV.',
    class: 'semantics',
    notes: 'Functions that no entry point reaches by calls are not judged.',
  }),
]
