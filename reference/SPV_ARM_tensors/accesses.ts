import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { constituentType, isArrayType, isIntegerType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { resultOf } from '../shared/shapes.ts'
import { differingLength, place, scalarOf, tensorType, unsignedNumber } from './shared/tensor.ts'

const [read, write, query] = ['OpTensorReadARM', 'OpTensorWriteARM', 'OpTensorQuerySizeARM']
const [tensorAt, coordinatesAt, objectAt, dimensionAt] = [0, 1, 2, 1]

/** Data that is read or written: its type, the word that names the type or the data, and whether it surely has no type. */
type Data = (
  module: Module,
  instruction: Instruction,
) => readonly [type: Instruction | undefined, word: number, isUntyped: boolean]

const result: Data = (module, instruction) => [
  resultType(module, instruction),
  instruction.word + 1,
  false,
]
const object: Data = (module, instruction) => [
  operandType(module, instruction, objectAt),
  operandWord(instruction, objectAt),
  operandDefinition(module, instruction, objectAt)?.resultType === 0,
]

/** The check that data is a scalar or an array of scalars. */
function scalars(rule: RuleId, instruction: string, data: Data): Check {
  return {
    rule,
    at: [instruction],
    judge(access, module, report) {
      const [type, word, isUntyped] = data(module, access)
      if (isUntyped || (type !== undefined && scalarOf(module, type) === undefined))
        report(word, 'the data is neither a scalar nor an array of scalars')
    },
  }
}

/** The check that data consists of elements of the tensor. */
function elements(rule: RuleId, instruction: string, data: Data): Check {
  return {
    rule,
    at: [instruction],
    judge(access, module, report) {
      const [type, word] = data(module, access)
      const scalar = scalarOf(module, type)?.result
      const element = tensorType(module, access, tensorAt)?.valueAt(place.element)
      if (scalar !== undefined && element !== undefined && scalar !== element)
        report(word, `the data is of %${scalar}, the elements are of %${element}`)
    },
  }
}

export const checks: readonly Check[] = [
  /** OpTensorReadARM, OpTensorWriteARM and OpTensorQuerySizeARM, Tensor. */
  {
    rule: 'SPV_ARM_tensors/tensor-is-ranked',
    at: [read, write, query],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, tensorAt) === undefined) return
      if (tensorType(module, instruction, tensorAt)?.valueAt(place.rank) === undefined)
        report(operandWord(instruction, tensorAt), 'Tensor is not a ranked tensor')
    },
  },
  /** Coordinates. */
  {
    rule: 'SPV_ARM_tensors/coordinates-are-an-array-of-integers',
    at: [read, write],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, coordinatesAt) === undefined) return
      const type = operandType(module, instruction, coordinatesAt)
      if (!isArrayType(type) || !isIntegerType(constituentType(module, type, 0)))
        report(operandWord(instruction, coordinatesAt), 'Coordinates is not an array of integers')
    },
  },
  {
    rule: 'SPV_ARM_tensors/coordinates-length-is-the-rank',
    at: [read, write],
    judge(instruction, module, report) {
      const tensor = tensorType(module, instruction, tensorAt)
      const type = operandType(module, instruction, coordinatesAt)
      const [length, rank] = (tensor && differingLength(module, type, tensor)) ?? []
      if (length !== undefined)
        report(operandWord(instruction, coordinatesAt), `${length} coordinates for rank ${rank}`)
    },
  },
  scalars('SPV_ARM_tensors/read-results-in-scalars', read, result),
  elements('SPV_ARM_tensors/read-results-in-elements', read, result),
  scalars('SPV_ARM_tensors/written-object-is-scalars', write, object),
  elements('SPV_ARM_tensors/written-object-is-elements', write, object),
  /** OpTensorQuerySizeARM. */
  resultOf('SPV_ARM_tensors/size-is-an-integer', [query], {
    name: 'an integer type',
    fits: (_, type) => isIntegerType(type),
  }),
  {
    rule: 'SPV_ARM_tensors/dimension-is-an-integer-constant',
    at: [query],
    judge(instruction, module, report) {
      const dimension = operandDefinition(module, instruction, dimensionAt)
      if (dimension === undefined) return
      if (!isConstantInstruction(dimension) || !isIntegerType(resultType(module, dimension)))
        report(operandWord(instruction, dimensionAt), 'Dimension is not an integer constant')
    },
  },
  {
    rule: 'SPV_ARM_tensors/dimension-is-less-than-the-rank',
    at: [query],
    judge(instruction, module, report) {
      const tensor = tensorType(module, instruction, tensorAt)
      const rank = unsignedNumber(module, tensor?.valueAt(place.rank))
      const dimension = operandDefinition(module, instruction, dimensionAt)
      const isZero =
        dimension?.name === 'OpConstantNull' && isIntegerType(resultType(module, dimension))
      const number = isZero ? 0n : unsignedNumber(module, dimension?.result)
      if (rank !== undefined && number !== undefined && number >= rank)
        report(operandWord(instruction, dimensionAt), `there is no dimension ${number} of ${rank}`)
    },
  },
]
