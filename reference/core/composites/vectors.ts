import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isForeign } from '../shared/fitting-types.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { operationCheck } from '../shared/operation-check.ts'
import {
  componentCount,
  componentType,
  isExtensionType,
  isIntegerType,
  isVectorType,
} from '../shared/types.ts'

const noSource = 0xffff_ffff

const shuffle = ['OpVectorShuffle']

const extract = 'OpVectorExtractDynamic'

const insert = 'OpVectorInsertDynamic'

function vectorResult(module: Module, operation: Instruction): Instruction | undefined {
  const type = resultType(module, operation)
  return isVectorType(type) ? type : undefined
}

/** Checks of the instructions that take a component from a vector, put one in, or shuffle the components of two. */
export const checks: readonly Check[] = [
  {
    rule: 'core/vector-extract-dynamic',
    at: [extract],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const vector = operandType(module, instruction, 0)
      if (isForeign(vector)) return
      if (!isVectorType(vector)) report(operandWord(instruction, 0), 'the operand is not a vector')
      else {
        const component = componentType(module, vector)
        if (component !== undefined && component.result !== instruction.resultType)
          report(instruction.word + 1, `the components are of type ${component.result}`)
      }
    },
  },
  {
    rule: 'core/vector-insert-dynamic-result',
    at: [insert],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isVectorType(type) && !isExtensionType(type))
        report(instruction.word + 1, `${type.name} is not a vector type`)
    },
  },
  {
    rule: 'core/vector-insert-dynamic-vector',
    at: [insert],
    judge: (instruction, module, report) => {
      const vector = operandDefinition(module, instruction, 0)
      if (vector !== undefined && vector.resultType !== instruction.resultType)
        report(operandWord(instruction, 0), `Vector has type ${vector.resultType}`)
    },
  },
  {
    rule: 'core/vector-insert-dynamic-component',
    at: [insert],
    judge: (instruction, module, report) => {
      const wanted = componentType(module, vectorResult(module, instruction))
      const component = operandDefinition(module, instruction, 1)
      if (wanted === undefined || component === undefined) return
      if (component.resultType !== wanted.result)
        report(operandWord(instruction, 1), `Component has type ${component.resultType}`)
    },
  },
  {
    rule: 'core/vector-dynamic-index',
    at: [extract, insert],
    judge: (instruction, module, report) => {
      const index = instruction.name === extract ? 1 : 2
      if (operandDefinition(module, instruction, index) === undefined) return
      if (!isIntegerType(operandType(module, instruction, index)))
        report(operandWord(instruction, index), 'Index is not an integer')
    },
  },
  operationCheck('core/vector-shuffle-result', shuffle, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type !== undefined && !isVectorType(type))
      report(operation.word + 1, `${type.name} is not a vector type`)
  }),
  operationCheck('core/vector-shuffle-count', shuffle, (operation, module, report) => {
    const wanted = componentCount(module, vectorResult(module, operation))
    const given = operation.operands.length - 2
    if (wanted !== undefined && wanted !== given)
      report(operation.word, `${given} literals for ${wanted} components`)
  }),
  operationCheck('core/vector-shuffle-operands', shuffle, (operation, module, report) => {
    const wanted = componentType(module, vectorResult(module, operation))
    if (wanted === undefined) return
    for (const index of [0, 1]) {
      if (operandDefinition(module, operation, index) === undefined) continue
      const vector = operandType(module, operation, index)
      if (!isVectorType(vector) || componentType(module, vector) !== wanted)
        report(operandWord(operation, index), 'the operand is not a vector of such components')
    }
  }),
  operationCheck('core/vector-shuffle-literal', shuffle, (operation, module, report) => {
    const [first, second] = [0, 1].map((index) => {
      const type = operandType(module, operation, index)
      return isVectorType(type) ? componentCount(module, type) : undefined
    })
    if (first === undefined || second === undefined) return
    for (const { value, word } of operation.operands.slice(2))
      if (value !== noSource && value >= first + second)
        report(word, `the vectors have ${first + second} components`)
  }),
]
