import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instructions = 'Modifications: Ray Query Instructions'
const initialize = `${instructions}: OpRayQueryInitializeKHR`

/** Operands of the instructions on ray queries. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'ray-query-operand-points-to-a-ray-query',
    section: instructions,
    summary:
      'The type of the Ray Query, the first operand, of every OpRayQuery... instruction of the text is an OpTypePointer to an OpTypeRayQueryKHR.',
    class: 'type',
    notes: 'An untyped pointer is not judged.',
  }),
  row({
    slug: 'acceleration-structure-is-one',
    section: initialize,
    summary:
      'The type of the Acceleration Structure of an OpRayQueryInitializeKHR is an OpTypeAccelerationStructureKHR.',
    class: 'type',
    confidence: 'derived',
  }),
  row({
    slug: 'ray-flags-and-cull-mask-are-32-bit-integers',
    section: initialize,
    summary:
      'The types of the Ray Flags and the Cull Mask of an OpRayQueryInitializeKHR are 32-bit OpTypeInt of either signedness.',
    class: 'type',
  }),
  row({
    slug: 'ray-flags-do-not-conflict',
    vuids: [
      'VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06890',
      'VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06891',
    ],
    section: 'Modifications: Ray Flags',
    summary:
      'If the Ray Flags of an OpRayQueryInitializeKHR are an OpConstant of a 32-bit OpTypeInt, at most one of the bits OpaqueKHR (1), NoOpaqueKHR (2), CullOpaqueKHR (64) and CullNoOpaqueKHR (128) is set, at most one of CullBackFacingTrianglesKHR (16), CullFrontFacingTrianglesKHR (32) and SkipTrianglesKHR (256), and at most one of SkipTrianglesKHR and SkipAABBsKHR (512).',
    class: 'operand',
    confidence: 'derived',
    notes:
      'From a file that the text includes and that SPV_KHR_ray_tracing has as well. Specialization constants are not judged. Unknown bits are not judged.',
  }),
  row({
    slug: 'ray-origin-and-direction-are-3-component-vectors',
    section: initialize,
    summary:
      'The types of the Ray Origin and the Ray Direction of an OpRayQueryInitializeKHR are vectors of three components that are a 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'ray-tmin-and-tmax-are-32-bit-floats',
    section: initialize,
    summary:
      'The types of the Ray Tmin and the Ray Tmax of an OpRayQueryInitializeKHR are 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'hit-t-is-a-32-bit-float',
    section: `${instructions}: OpRayQueryGenerateIntersectionKHR`,
    summary:
      'The type of the Hit T of an OpRayQueryGenerateIntersectionKHR is a 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'intersection-is-a-32-bit-integer-constant',
    section: `${instructions}: OpRayQueryGetIntersection...`,
    summary:
      'The Intersection of an OpRayQueryGetIntersection... instruction is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness.',
    class: 'operand',
    notes:
      'OpUndef is not a constant instruction. OpRayQueryGetIntersectionCandidateAABBOpaqueKHR has no such operand. Values other than 0 and 1 are not judged: see NOTES.md.',
  }),
  row({
    slug: 'state-of-the-query-allows-the-instruction',
    section: instructions,
    summary:
      'An instruction on a ray query is executed in a state in which its behavior is defined: after OpRayQueryInitializeKHR, after or before an OpRayQueryProceedKHR with a particular result, with a candidate or committed intersection of a particular type.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'what was executed before is known when the program runs',
  }),
]
