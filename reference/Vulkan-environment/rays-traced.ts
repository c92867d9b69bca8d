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
  instruction: string,
  places: readonly number[],
  fault: (values: readonly number[], place: number) => string | undefined,
): Check {
  return {
    rule,
    at: [instruction],
    judge(traced, module, report) {
      for (const place of places) {
        const message = fault(components(module, traced.valueAt(place) ?? 0), place)
        if (message !== undefined) report(operandWord(traced, place), message)
      }
    },
  }
}

/** The rules on the numbers of a ray. */
function ray(slug: string, instruction: string, places: RayPlaces): readonly Check[] {
  const { origin, least, direction, most } = places
  const interval = [least, most]
  return [
    valued(
      `Vulkan-environment/${slug}-finite`,
      instruction,
      [origin, least, direction, most],
      (values, place) => {
        const isWrong = (value: number): boolean =>
          interval.includes(place) ? Number.isNaN(value) : !Number.isFinite(value)
        return values.some(isWrong) ? `a component is ${values.find(isWrong)}` : undefined
      },
    ),
    valued(`Vulkan-environment/${slug}-interval-positive`, instruction, interval, ([value = 0]) =>
      value < 0 ? `the distance is ${value}` : undefined,
    ),
    {
      rule: `Vulkan-environment/${slug}-interval-ordered`,
      at: [instruction],
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

/** Ray flags if they are constant, otherwise 0. */
function flagged(
  rule: RuleId,
  [instruction, place]: readonly [name: string, place: number],
  isWrong: (flags: number) => boolean,
  message: string,
): Check {
  return {
    rule,
    at: [instruction],
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
const [query, trace] = [['OpRayQueryInitializeKHR', 2] as const, ['OpTraceRayKHR', 1] as const]

function skipsAll(mask: number): boolean {
  return (mask & skipsTriangles) !== 0 && (mask & skipsBoxes) !== 0
}

function isSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** Runtime SPIR-V Validation: operands of instructions that trace rays. */
export const checks: readonly Check[] = [
  ...ray('ray-query', query[0], { origin: 4, least: 5, direction: 6, most: 7 }),
  ...ray('trace-ray', trace[0], { origin: 6, least: 7, direction: 8, most: 9 }),
  ...ray('trace-ray-motion', motion, {
    origin: 6,
    least: 7,
    direction: 8,
    most: 9,
  }),
  valued('Vulkan-environment/trace-ray-motion-time', motion, [10], ([time = 0]) =>
    time >= 0 && time <= 1 ? undefined : `the time is ${time}`,
  ),
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
  flagged(
    'Vulkan-environment/trace-ray-flags-skip-one',
    trace,
    skipsAll,
    'triangles and boxes are skipped',
  ),
  flagged(
    'Vulkan-environment/trace-ray-flags-cull-one-face',
    trace,
    (mask) => isSeveral(mask & (skipsTriangles | faces)),
    'triangles are skipped or culled in more than one way',
  ),
  flagged(
    'Vulkan-environment/trace-ray-flags-one-opacity',
    trace,
    (mask) => isSeveral(mask & opacities),
    'the flags have more than one way with opacity',
  ),
  {
    rule: 'Vulkan-environment/ray-flags-micromap',
    at: [query[0], trace[0], motion],
    judge(instruction, module, report) {
      const place = instruction.name === query[0] ? query[1] : trace[1]
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
