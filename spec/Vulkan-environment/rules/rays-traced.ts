import type { RuleRow } from '../../rule.ts'
import { runtimeRow } from '../row.ts'

const finite = 'are finite, as far as they are constants'

const hitObjectsNv = 'OpHitObjectTraceRayNV and OpHitObjectTraceRayMotionNV'

const hitObjectsExt =
  'OpHitObjectTraceRayEXT, OpHitObjectTraceRayMotionEXT, OpHitObjectTraceReorderExecuteEXT and OpHitObjectTraceMotionReorderExecuteEXT'

/** Instructions that trace rays, with the numbers of the sentences about them. */
const tracing: readonly {
  readonly instruction: string
  readonly slug: string
  readonly finite: string
  readonly positive: string
  readonly nan: string
  readonly ordered: string
}[] = [
  {
    instruction: 'OpRayQueryInitializeKHR',
    slug: 'ray-query',
    finite: 'OpRayQueryInitializeKHR-06348',
    positive: 'OpRayQueryInitializeKHR-06349',
    ordered: 'OpRayQueryInitializeKHR-06350',
    nan: 'OpRayQueryInitializeKHR-06351',
  },
  {
    instruction: 'OpTraceRayKHR',
    slug: 'trace-ray',
    finite: 'OpTraceRayKHR-06355',
    positive: 'OpTraceRayKHR-06356',
    ordered: 'OpTraceRayKHR-06357',
    nan: 'OpTraceRayKHR-06358',
  },
  {
    instruction: 'OpTraceRayMotionNV',
    slug: 'trace-ray-motion',
    finite: 'OpTraceRayMotionNV-06361',
    positive: 'OpTraceRayMotionNV-06362',
    ordered: 'OpTraceRayMotionNV-06363',
    nan: 'OpTraceRayMotionNV-06364',
  },
  {
    instruction: hitObjectsNv,
    slug: 'hit-object-nv',
    finite: 'OpHitObjectTraceRayNV-07705',
    positive: 'OpHitObjectTraceRayNV-07706',
    ordered: 'OpHitObjectTraceRayNV-07707',
    nan: 'OpHitObjectTraceRayNV-07708',
  },
  {
    instruction: hitObjectsExt,
    slug: 'hit-object-ext',
    finite: 'OpHitObjectTraceRayEXT-11878',
    positive: 'OpHitObjectTraceRayEXT-11879',
    ordered: 'OpHitObjectTraceRayEXT-11880',
    nan: 'OpHitObjectTraceRayEXT-11881',
  },
]

/** Those with a time, with the name of the sentence about it. */
const timed = [
  {
    slug: 'trace-ray-motion',
    instruction: 'OpTraceRayMotionNV',
    name: 'OpTraceRayMotionNV-06366',
  },
  {
    slug: 'hit-object-nv',
    instruction: 'OpHitObjectTraceRayMotionNV',
    name: 'OpHitObjectTraceRayNV-07710',
  },
  {
    slug: 'hit-object-ext',
    instruction: 'OpHitObjectTraceRayMotionEXT and OpHitObjectTraceMotionReorderExecuteEXT',
    name: 'OpHitObjectTraceRayEXT-11882',
  },
]

/** Those whose flags three sentences are about. */
const flagged = [
  {
    slug: 'trace-ray',
    instruction: 'OpTraceRayKHR',
    skip: 'OpTraceRayKHR-06552',
    cull: 'OpTraceRayKHR-06892',
    opacity: 'OpTraceRayKHR-06893',
  },
  {
    slug: 'hit-object-nv',
    instruction: hitObjectsNv,
    skip: 'OpHitObjectTraceRayNV-07712',
    cull: 'OpHitObjectTraceRayNV-07713',
    opacity: 'OpHitObjectTraceRayNV-07714',
  },
  {
    slug: 'hit-object-ext',
    instruction: hitObjectsExt,
    skip: 'OpHitObjectTraceRayEXT-11883',
    cull: 'OpHitObjectTraceRayEXT-11884',
    opacity: 'OpHitObjectTraceRayEXT-11885',
  },
]

/** Constant operands of instructions that trace rays. */
export const rules: readonly RuleRow[] = [
  ...tracing.flatMap((row) => [
    runtimeRow(
      'operand',
      `${row.slug}-finite`,
      [row.finite, row.nan],
      `The components of Ray Origin and Ray Direction of ${row.instruction} ${finite}, and Ray Tmin and Ray Tmax that are an OpConstant are not NaN.`,
    ),
    runtimeRow(
      'operand',
      `${row.slug}-interval-positive`,
      row.positive,
      `Ray Tmin and Ray Tmax of ${row.instruction} that are an OpConstant are not negative.`,
    ),
    runtimeRow(
      'operand',
      `${row.slug}-interval-ordered`,
      row.ordered,
      `Ray Tmin of ${row.instruction} is not greater than its Ray Tmax, where both are an OpConstant.`,
    ),
  ]),
  ...timed.map(({ slug, instruction, name }) =>
    runtimeRow(
      'operand',
      `${slug}-time`,
      name,
      `The Time of ${instruction} that is an OpConstant is from 0 to 1.`,
    ),
  ),
  runtimeRow(
    'operand',
    'ray-query-flags-skip-one',
    'OpRayQueryInitializeKHR-06889',
    'Ray flags of OpRayQueryInitializeKHR that are an OpConstant do not have both SkipTrianglesKHR and SkipAABBsKHR.',
  ),
  runtimeRow(
    'operand',
    'ray-query-flags-skip-or-cull',
    'OpRayQueryInitializeKHR-06890',
    'Ray flags of OpRayQueryInitializeKHR that are an OpConstant have SkipTrianglesKHR with neither CullBackFacingTrianglesKHR nor CullFrontFacingTrianglesKHR. These two together are left to SPV_KHR_ray_query/ray-flags-do-not-conflict.',
  ),
  ...flagged.flatMap(({ slug, instruction, skip, cull, opacity }) => {
    const flags = `Ray flags of ${instruction} that are an OpConstant`
    return [
      runtimeRow(
        'operand',
        `${slug}-flags-skip-one`,
        skip,
        `${flags} do not have both SkipTrianglesKHR and SkipAABBsKHR.`,
      ),
      runtimeRow(
        'operand',
        `${slug}-flags-cull-one-face`,
        cull,
        `${flags} have at most one of SkipTrianglesKHR, CullBackFacingTrianglesKHR and CullFrontFacingTrianglesKHR.`,
      ),
      runtimeRow(
        'operand',
        `${slug}-flags-one-opacity`,
        opacity,
        `${flags} have at most one of OpaqueKHR, NoOpaqueKHR, CullOpaqueKHR and CullNoOpaqueKHR.`,
      ),
    ]
  }),
  runtimeRow(
    'operand',
    'ray-flags-micromap',
    'RayTracingOpacityMicromapKHR-11542',
    'Ray flags of OpRayQueryInitializeKHR, OpTraceRayKHR and OpTraceRayMotionNV that are an OpConstant have ForceOpacityMicromap2StateKHR only if RayTracingOpacityMicromapKHR is declared.',
  ),
  runtimeRow(
    'operand',
    'hit-kind-range',
    'OpReportIntersectionKHR-06998',
    'The HitKind of OpReportIntersectionKHR that is an OpConstant is from 0 to 127.',
  ),
]
