import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { isUntypedPointerType, pointeeType } from '../core/shared/types.ts'
import { constantOf32Bits } from '../shared/cooperative-matrices.ts'
import { accelerationStructure, float, integer, operandsOf, vector } from '../shared/shapes.ts'

const initialize = 'OpRayQueryInitializeKHR'

/** Indexes of the operands of the instruction that initializes. */
const place = { structure: 1, flags: 2, mask: 3, origin: 4, least: 5, direction: 6, most: 7 }

/** The instructions that the text describes. */
const onQueries = instructions.filter(
  ({ name, capabilities }) => name.startsWith('OpRayQuery') && capabilities.includes('RayQueryKHR'),
)

const withIntersection = onQueries
  .filter(({ operands }) => operands.some(({ name }) => name === 'Intersection'))
  .map(({ name }) => [name, 1] as const)

function flagsOf(groups: readonly (readonly string[])[]) {
  return groups.map((names) => names.map((name) => ({ name, bit: enumerant('RayFlags', name) })))
}

const opacity = ['OpaqueKHR', 'NoOpaqueKHR', 'CullOpaqueKHR', 'CullNoOpaqueKHR']
const faces = ['CullBackFacingTrianglesKHR', 'CullFrontFacingTrianglesKHR']

/** Flags that exclude one another. */
const exclusive = flagsOf([
  opacity,
  ['SkipTrianglesKHR', ...faces],
  ['SkipTrianglesKHR', 'SkipAABBsKHR'],
])
/** Those that the Vulkan specification has no rules for. */
const exclusiveInVulkan = flagsOf([opacity, faces])

export const checks: readonly Check[] = [
  /** OpRayQueryInitializeKHR, Acceleration Structure. */
  operandsOf(
    'SPV_KHR_ray_query/acceleration-structure-is-one',
    initialize,
    [place.structure],
    accelerationStructure,
  ),
  /** OpRayQueryGenerateIntersectionKHR, Hit T. */
  operandsOf(
    'SPV_KHR_ray_query/hit-t-is-a-32-bit-float',
    'OpRayQueryGenerateIntersectionKHR',
    [1],
    float,
  ),
  /** Intersection of each instruction that has it. */
  constantOf32Bits(
    'SPV_KHR_ray_query/intersection-is-a-32-bit-integer-constant',
    'Intersection',
    Object.fromEntries(withIntersection),
  ),
  /** OpRayQueryInitializeKHR, Ray Flags and Cull Mask. */
  operandsOf(
    'SPV_KHR_ray_query/ray-flags-and-cull-mask-are-32-bit-integers',
    initialize,
    [place.flags, place.mask],
    integer,
  ),
  /** Ray Flags. */
  {
    rule: 'SPV_KHR_ray_query/ray-flags-do-not-conflict',
    at: [initialize],
    judge(instruction, module, report) {
      const type = operandType(module, instruction, place.flags)
      if (type === undefined || !integer.fits(module, type)) return
      const flags = constantWord(module, instruction.valueAt(place.flags) ?? 0) ?? 0
      const groups = module.environment.client === 'vulkan' ? exclusiveInVulkan : exclusive
      for (const group of groups) {
        const set = group.filter(({ bit }) => (flags & bit) !== 0)
        if (set.length > 1)
          report(
            operandWord(instruction, place.flags),
            `${set.map(({ name }) => name).join(' and ')} are set together`,
          )
      }
    },
  },
  /** OpRayQueryInitializeKHR, Ray Origin and Ray Direction. */
  operandsOf(
    'SPV_KHR_ray_query/ray-origin-and-direction-are-3-component-vectors',
    initialize,
    [place.origin, place.direction],
    vector(3),
  ),
  /** Ray Query of each instruction. */
  {
    rule: 'SPV_KHR_ray_query/ray-query-operand-points-to-a-ray-query',
    at: onQueries.map(({ name }) => name),
    judge(instruction, module, report) {
      const query = operandDefinition(module, instruction, 0)
      const type = operandType(module, instruction, 0)
      if (query === undefined || isUntypedPointerType(type)) return
      if (pointeeType(module, type)?.name !== 'OpTypeRayQueryKHR')
        report(operandWord(instruction, 0), `%${query.result} is not a pointer to a ray query`)
    },
  },
  /** OpRayQueryInitializeKHR, Ray Tmin and Ray Tmax. */
  operandsOf(
    'SPV_KHR_ray_query/ray-tmin-and-tmax-are-32-bit-floats',
    initialize,
    [place.least, place.most],
    float,
  ),
]
