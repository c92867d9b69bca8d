import type { Check } from '../check.ts'
import { constantWord, isConstantInstruction } from '../core/shared/constants.ts'
import { leastVersion } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { componentType, isIntegerType, isScalarType, isSigned } from '../core/shared/types.ts'
import { operandsOf, resultOf, type WantedType } from '../shared/shapes.ts'

const rotate = 'OpGroupNonUniformRotateKHR'
const place = { execution: 0, value: 1, delta: 2, cluster: 3 }

const scopes: ReadonlySet<number> = new Set(
  ['Workgroup', 'Subgroup'].map((name) => enumerant('Scope', name)),
)

const unsigned: WantedType = {
  name: 'an integer type of Signedness 0',
  fits: (_, type) => isIntegerType(type) && !isSigned(type),
}
const valued: WantedType = {
  name: 'a scalar or vector of numbers or Booleans',
  fits: (module, type) => isScalarType(componentType(module, type)),
}

export const checks: readonly Check[] = [
  /** Dependencies. */
  leastVersion('SPV_KHR_subgroup_rotate/version-is-1-3-or-later', 'GroupNonUniformRotateKHR', 3),
  /** OpGroupNonUniformRotateKHR. */
  resultOf('SPV_KHR_subgroup_rotate/result-is-a-scalar-or-vector', [rotate], valued),
  {
    rule: 'SPV_KHR_subgroup_rotate/value-is-of-the-result-type',
    at: [rotate],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      const value = operandDefinition(module, instruction, place.value)
      if (type === undefined || !valued.fits(module, type) || value === undefined) return
      if (value.resultType !== type.result)
        report(operandWord(instruction, place.value), `%${value.result} is not of %${type.result}`)
    },
  },
  {
    rule: 'SPV_KHR_subgroup_rotate/execution-is-workgroup-or-subgroup',
    at: [rotate],
    judge(instruction, module, report) {
      if (module.environment.client === 'vulkan') return
      const scope = constantWord(module, instruction.valueAt(place.execution) ?? 0)
      if (scope !== undefined && !scopes.has(scope))
        report(operandWord(instruction, place.execution), `Execution is scope ${scope}`)
    },
  },
  operandsOf(
    'SPV_KHR_subgroup_rotate/delta-is-an-unsigned-integer',
    rotate,
    [place.delta],
    unsigned,
  ),
  operandsOf(
    'SPV_KHR_subgroup_rotate/cluster-size-is-an-unsigned-integer',
    rotate,
    [place.cluster],
    unsigned,
  ),
  {
    rule: 'SPV_KHR_subgroup_rotate/cluster-size-is-a-constant',
    at: [rotate],
    judge(instruction, module, report) {
      const size = operandDefinition(module, instruction, place.cluster)
      if (size !== undefined && !isConstantInstruction(size))
        report(operandWord(instruction, place.cluster), `ClusterSize is ${size.name}`)
    },
  },
]
