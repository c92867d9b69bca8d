import type { Check } from '../check.ts'
import { nonUniformArithmetic } from '../core/groups/non-uniform.ts'
import { leastVersion } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import {
  componentCount,
  componentType,
  isIntegerType,
  isScalarType,
  isVectorType,
  scalarWidth,
} from '../core/shared/types.ts'
import { operandsOf, resultOf } from '../shared/shapes.ts'

const partition = 'OpGroupNonUniformPartitionEXT'
const capability = 'GroupNonUniformPartitionedEXT'

const partitioned: ReadonlySet<number> = new Set(
  ['PartitionedReduceEXT', 'PartitionedInclusiveScanEXT', 'PartitionedExclusiveScanEXT'].map(
    (name) => enumerant('GroupOperation', name),
  ),
)
const [operationAt, ballotAt] = [1, 3]

/** Instructions and enumerants by their names in the grammar, which are those of a later extension. */
export const checks: readonly Check[] = [
  /** Dependencies. */
  leastVersion('SPV_NV_shader_subgroup_partitioned/version-is-1-3-or-later', capability, 3),
  /** OpGroupNonUniformPartitionNV. */
  operandsOf(
    'SPV_NV_shader_subgroup_partitioned/partitioned-value-is-a-scalar-or-vector',
    partition,
    [0],
    {
      name: 'a scalar or vector type',
      fits: (module, type) => isScalarType(componentType(module, type)),
    },
  ),
  resultOf('SPV_NV_shader_subgroup_partitioned/partition-is-a-4-component-vector', [partition], {
    name: 'a vector of four 32-bit integers',
    fits(module, type) {
      const component = componentType(module, type)
      if (!isVectorType(type) || (componentCount(module, type) ?? 4) !== 4) return false
      return isIntegerType(component) && scalarWidth(component) === 32
    },
  }),
  /** Instructions of GroupNonUniformArithmetic. */
  {
    rule: 'SPV_NV_shader_subgroup_partitioned/ballot-is-specified',
    at: Object.keys(nonUniformArithmetic),
    among: [capability],
    judge(instruction, _, report) {
      if (!partitioned.has(instruction.valueAt(operationAt) ?? -1)) return
      if (instruction.valueAt(ballotAt) === undefined)
        report(operandWord(instruction, operationAt), 'a partitioned operation without a ballot')
    },
  },
]
