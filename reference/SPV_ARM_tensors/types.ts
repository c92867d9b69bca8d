import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { dynamicIndexes } from '../core/shared/dynamic-indexes.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { constituentType, isArrayType, isIntegerType, isScalarType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { differingLength, place } from './shared/tensor.ts'

const type = 'OpTypeTensorARM'

/** The check that an operand of the type, if present, is a constant instruction of a type that fits. */
function constantOperand(
  rule: RuleId,
  index: number,
  expected: string,
  fits: (type: Instruction | undefined, module: Module) => boolean,
): Check {
  return {
    rule,
    at: [type],
    judge(instruction, module, report) {
      const constant = operandDefinition(module, instruction, index)
      if (constant === undefined) return
      if (!isConstantInstruction(constant) || !fits(resultType(module, constant), module))
        report(operandWord(instruction, index), `%${constant.result} is not a constant ${expected}`)
    },
  }
}

/** The check of indexes into arrays of tensors: dynamic ones, or those with NonUniform. */
function indexed(rule: RuleId, wanted: 'dynamic' | 'NonUniform', capability: string): Check {
  return {
    rule,
    among: [type],
    judgeModule(module, report) {
      const { capabilities } = module
      if (!capabilities.has('Shader')) return
      if (wanted === 'NonUniform' && !capabilities.has('ShaderNonUniform')) return
      for (const { kind, isNonUniform, word } of dynamicIndexes(module))
        if (kind === 'StorageTensor' && isNonUniform === (wanted === 'NonUniform'))
          report(word, `a ${wanted} index into tensors without ${capability}`)
    },
  }
}

export const checks: readonly Check[] = [
  /** OpTypeTensorARM. */
  {
    rule: 'SPV_ARM_tensors/element-type-is-a-scalar',
    at: [type],
    judge(instruction, module, report) {
      const element = operandDefinition(module, instruction, place.element)
      if (element !== undefined && !isScalarType(element))
        report(operandWord(instruction, place.element), `%${element.result} is ${element.name}`)
    },
  },
  constantOperand('SPV_ARM_tensors/rank-is-an-integer-constant', place.rank, 'integer', (rank) =>
    isIntegerType(rank),
  ),
  constantOperand(
    'SPV_ARM_tensors/shape-is-an-array-of-integers',
    place.shape,
    'array of integers',
    (shape, module) => isArrayType(shape) && isIntegerType(constituentType(module, shape, 0)),
  ),
  {
    rule: 'SPV_ARM_tensors/shape-length-is-the-rank',
    at: [type],
    judge(instruction, module, report) {
      const shape = operandType(module, instruction, place.shape)
      const [length, rank] = differingLength(module, shape, instruction) ?? []
      if (length !== undefined)
        report(operandWord(instruction, place.shape), `${length} sizes for rank ${rank}`)
    },
  },
  /** Capability. */
  indexed(
    'SPV_ARM_tensors/dynamic-index-has-its-capability',
    'dynamic',
    'StorageTensorArrayDynamicIndexingARM',
  ),
  indexed(
    'SPV_ARM_tensors/non-uniform-index-has-its-capability',
    'NonUniform',
    'StorageTensorArrayNonUniformIndexingARM',
  ),
]
