import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { enumerant } from '../shared/enumerant.ts'
import { objectTypeAt } from '../shared/fitting-types.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { nonUniformArithmetic } from './non-uniform-arithmetic.ts'
import { isUnsignedScalar } from './types.ts'

const at = Object.keys(nonUniformArithmetic)
const clusteredReduce = enumerant('GroupOperation', 'ClusteredReduce')
const operations: ReadonlySet<number> = new Set(
  ['Reduce', 'InclusiveScan', 'ExclusiveScan', 'ClusteredReduce'].map((name) =>
    enumerant('GroupOperation', name),
  ),
)

/** What is wrong with a ClusterSize: with operations of extensions the operand is something else. */
function clusterSize(
  rule: RuleId,
  fault: (module: Module, instruction: Instruction) => string | undefined,
): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      if (!operations.has(instruction.valueAt(1) ?? -1)) return
      const says = fault(module, instruction)
      if (says !== undefined) report(operandWord(instruction, 3), says)
    },
  }
}

/** Section 3.3.24: the size of clusters. */
export const checks: readonly Check[] = [
  {
    rule: 'core/non-uniform-cluster-present',
    at,
    judge(instruction, _, report) {
      if (instruction.valueAt(1) === clusteredReduce && instruction.valueAt(3) === undefined)
        report(operandWord(instruction, 1), 'ClusteredReduce without a ClusterSize')
    },
  },
  clusterSize('core/non-uniform-cluster-type', (module, instruction) => {
    const type = objectTypeAt(module, instruction, 3)
    return type === undefined || isUnsignedScalar(type, module, instruction)
      ? undefined
      : 'ClusterSize is no integer scalar of Signedness 0'
  }),
  // Whether it is an object at all no other rule asks, for it is optional.
  clusterSize('core/non-uniform-cluster-constant', (module, instruction) => {
    const definition = operandDefinition(module, instruction, 3)
    return definition === undefined || isConstantInstruction(definition)
      ? undefined
      : `ClusterSize is ${definition.name}`
  }),
]
