import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { componentCount, componentType, isUnsigned, pointeeType } from '../core/shared/types.ts'
import { accelerationStructure, operandsOf, resultOf } from '../shared/shapes.ts'

const ray = 'OpTypeRayQueryKHR'
const conversion = 'OpConvertUToAccelerationStructureKHR'

const ofQueries: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Private'),
  enumerant('StorageClass', 'Function'),
])

/** The check that typed pointers at the first operands of instructions do not point to a ray query. */
function notToRayQueries(rule: RuleId, opcodes: readonly string[], pointers: number): Check {
  return {
    rule,
    at: opcodes,
    among: [ray],
    judge(instruction, module, report) {
      for (let index = 0; index < pointers; index++)
        if (pointeeType(module, operandType(module, instruction, index))?.name === ray)
          report(
            operandWord(instruction, index),
            `${instruction.name} through a pointer to a ray query`,
          )
    },
  }
}

export const checks: readonly Check[] = [
  /** OpConvertUToAccelerationStructureKHR, Result Type. */
  resultOf(
    'SPV_KHR_ray_query/conversion-results-in-an-acceleration-structure',
    [conversion],
    accelerationStructure,
  ),
  /** OpConvertUToAccelerationStructureKHR. */
  operandsOf('SPV_KHR_ray_query/converted-address-is-64-bits', conversion, [0], {
    name: 'an unsigned 64-bit integer type or a vector of two unsigned 32-bit integers',
    fits: (module, type) =>
      isUnsigned(type, 64) ||
      (isUnsigned(componentType(module, type), 32) && (componentCount(module, type) ?? 2) === 2),
  }),
  /** OpCopyMemory and OpCopyMemorySized. */
  notToRayQueries(
    'SPV_KHR_ray_query/ray-query-is-not-copied',
    ['OpCopyMemory', 'OpCopyMemorySized'],
    2,
  ),
  /** OpStore and OpLoad. */
  notToRayQueries('SPV_KHR_ray_query/ray-query-is-not-loaded-or-stored', ['OpLoad', 'OpStore'], 1),
  /** OpTypePointer. */
  {
    rule: 'SPV_KHR_ray_query/ray-query-pointer-is-into-private-or-function',
    at: ['OpTypePointer'],
    among: [ray],
    judge(instruction, module, report) {
      const [storage] = instruction.operands
      if (storage === undefined || ofQueries.has(storage.value)) return
      if (operandDefinition(module, instruction, 1)?.name === ray)
        report(storage.word, `a pointer into ${storageClassName(storage.value)} to a ray query`)
    },
  },
]
