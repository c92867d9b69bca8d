import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import { constantScalars, floatOf } from '../shared/constant-scalars.ts'

/** The place of the operands of a ray in an instruction. */
interface RayPlaces {
  readonly origin: number
  readonly least: number
  readonly direction: number
  readonly most: number
}

/** Components of the origin and the direction of a ray. */
const mostComponents = 3

/** The known components of a constant, which may be a scalar. */
function components(module: Module, id: number): readonly number[] {
  return constantScalars(module, id, mostComponents).flatMap((scalar) => floatOf(scalar) ?? [])
}

/** The fault of some operands by their known values. */
function valued(
  rule: RuleId,
  instructions: readonly string[],
  places: readonly number[],
  fault: (values: readonly number[], place: number) => string | undefined,
): Check {
  return {
    rule,
    at: instructions,
    judge(traced, module, report) {
      for (const place of places) {
        const message = fault(components(module, traced.valueAt(place) ?? 0), place)
        if (message !== undefined) report(operandWord(traced, place), message)
      }
    },
  }
}

/** The rules on the numbers of a ray. */
function ray(slug: string, instructions: readonly string[], places: RayPlaces): readonly Check[] {
  const { origin, least, direction, most } = places
  const interval = [least, most]
  return [
    valued(
      `Vulkan-environment/${slug}-finite`,
      instructions,
      [origin, least, direction, most],
      (values, place) => {
        const isWrong = (value: number): boolean =>
          interval.includes(place) ? Number.isNaN(value) : !Number.isFinite(value)
        return values.some(isWrong) ? `a component is ${values.find(isWrong)}` : undefined
      },
    ),
    valued(`Vulkan-environment/${slug}-interval-positive`, instructions, interval, ([value = 0]) =>
      value < 0 ? `the distance is ${value}` : undefined,
    ),
    {
      rule: `Vulkan-environment/${slug}-interval-ordered`,
      at: instructions,
      judge(traced, module, report) {
        const [first, last] = interval.map(
          (place) => components(module, traced.valueAt(place) ?? 0)[0],
        )
        if (first !== undefined && last !== undefined && first > last)
          report(operandWord(traced, least), `the ray begins at ${first} and ends at ${last}`)
      },
    },
  ]
}

/** Instructions with ray flags, and the place of these among the operands. */
interface Flagged {
  readonly instructions: readonly string[]
  readonly place: number
}

/** Ray flags if they are constant, otherwise 0. */
function flagged(
  rule: RuleId,
  { instructions, place }: Flagged,
  isWrong: (flags: number) => boolean,
  message: string,
): Check {
  return {
    rule,
    at: instructions,
    judge(traced: Instruction, module: Module, report) {
      if (isWrong(constantWord(module, traced.valueAt(place) ?? 0) ?? 0))
        report(operandWord(traced, place), message)
    },
  }
}

function flags(...names: readonly string[]): number {
  return names.reduce((mask, name) => mask | enumerant('RayFlags', name), 0)
}

const [skipsTriangles, skipsBoxes] = [flags('SkipTrianglesKHR'), flags('SkipAABBsKHR')]
const micromap = flags('ForceOpacityMicromap2StateKHR')
const motion = 'OpTraceRayMotionNV'
const faces = flags('CullBackFacingTrianglesKHR', 'CullFrontFacingTrianglesKHR')
const opacities = flags('OpaqueKHR', 'NoOpaqueKHR', 'CullOpaqueKHR', 'CullNoOpaqueKHR')
const query: Flagged = { instructions: ['OpRayQueryInitializeKHR'], place: 2 }
const trace: Flagged = { instructions: ['OpTraceRayKHR'], place: 1 }
const [timedByNv, timedByExt] = [
  ['OpHitObjectTraceRayMotionNV'],
  ['OpHitObjectTraceRayMotionEXT', 'OpHitObjectTraceMotionReorderExecuteEXT'],
]
const hitObjectsNv: Flagged = {
  instructions: ['OpHitObjectTraceRayNV', ...timedByNv],
  place: 2,
}
const hitObjectsExt: Flagged = {
  instructions: ['OpHitObjectTraceRayEXT', 'OpHitObjectTraceReorderExecuteEXT', ...timedByExt],
  place: 2,
}

function skipsAll(mask: number): boolean {
  return (mask & skipsTriangles) !== 0 && (mask & skipsBoxes) !== 0
}

function isSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** The rules on the flags of instructions that trace rays. */
function traced(slug: string, instructions: Flagged): readonly Check[] {
  return [
    flagged(
      `Vulkan-environment/${slug}-flags-skip-one`,
      instructions,
      skipsAll,
      'triangles and boxes are skipped',
    ),
    flagged(
      `Vulkan-environment/${slug}-flags-cull-one-face`,
      instructions,
      (mask) => isSeveral(mask & (skipsTriangles | faces)),
      'triangles are skipped or culled in more than one way',
    ),
    flagged(
      `Vulkan-environment/${slug}-flags-one-opacity`,
      instructions,
      (mask) => isSeveral(mask & opacities),
      'the flags have more than one way with opacity',
    ),
  ]
}

/** The rule on the time of a ray. */
function timed(slug: string, instructions: readonly string[], place: number): Check {
  return valued(`Vulkan-environment/${slug}-time`, instructions, [place], ([time = 0]) =>
    time >= 0 && time <= 1 ? undefined : `the time is ${time}`,
  )
}

const ofHitObjects: RayPlaces = { origin: 7, least: 8, direction: 9, most: 10 }

/** Runtime SPIR-V Validation: operands of instructions that trace rays. */
export const checks: readonly Check[] = [
  ...ray('ray-query', query.instructions, { origin: 4, least: 5, direction: 6, most: 7 }),
  ...ray('trace-ray', trace.instructions, { origin: 6, least: 7, direction: 8, most: 9 }),
  ...ray('trace-ray-motion', [motion], { origin: 6, least: 7, direction: 8, most: 9 }),
  ...ray('hit-object-nv', hitObjectsNv.instructions, ofHitObjects),
  ...ray('hit-object-ext', hitObjectsExt.instructions, ofHitObjects),
  timed('trace-ray-motion', [motion], 10),
  timed('hit-object-nv', timedByNv, 11),
  timed('hit-object-ext', timedByExt, 11),
  flagged(
    'Vulkan-environment/ray-query-flags-skip-one',
    query,
    skipsAll,
    'triangles and boxes are skipped',
  ),
  flagged(
    'Vulkan-environment/ray-query-flags-skip-or-cull',
    query,
    (mask) => (mask & skipsTriangles) !== 0 && (mask & faces) !== 0,
    'triangles are skipped and culled',
  ),
  ...traced('trace-ray', trace),
  ...traced('hit-object-nv', hitObjectsNv),
  ...traced('hit-object-ext', hitObjectsExt),
  {
    rule: 'Vulkan-environment/ray-flags-micromap',
    at: [...query.instructions, ...trace.instructions, motion],
    judge(instruction, module, report) {
      const { place } = query.instructions.includes(instruction.name) ? query : trace
      const mask = constantWord(module, instruction.valueAt(place) ?? 0) ?? 0
      if ((mask & micromap) !== 0 && !module.capabilities.has('RayTracingOpacityMicromapKHR'))
        report(operandWord(instruction, place), 'the flags have ForceOpacityMicromap2StateKHR')
    },
  },
  {
    rule: 'Vulkan-environment/hit-kind-range',
    at: ['OpReportIntersectionKHR'],
    judge(instruction, module, report) {
      const kind = constantWord(module, instruction.valueAt(1) ?? 0)
      if (kind !== undefined && kind > 127)
        report(operandWord(instruction, 1), `the hit kind is ${kind}`)
    },
  },
]
