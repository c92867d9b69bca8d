import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import { isMatrix, place } from '../shared/cooperative-matrices.ts'
import { type FunctionTypes, functionTypes, isWord } from './shared/called-functions.ts'

const perElement = ['OpCooperativeMatrixPerElementOpEXT']

/** Operands: Matrix, Func, and those that the function takes after row, column and element. */
const [matrix, func, further] = [0, 1, 2] as const

/** Parameters before those for further operands. */
const given = 3

/** The component type of the Matrix, an id; `undefined` where it is not a cooperative matrix. */
function componentId(module: Module, operation: Instruction): number | undefined {
  const type = operandType(module, operation, matrix)
  return isMatrix(type) ? type.valueAt(place.component) : undefined
}

/** The check of Func, from what is wrong about its types. */
function ofFunction(
  rule: RuleId,
  faultOf: (types: FunctionTypes, operation: Instruction, module: Module) => string | undefined,
): Check {
  return {
    rule,
    at: perElement,
    judge(operation, module, report) {
      const types = functionTypes(module, operation, func)
      const fault = types && faultOf(types, operation, module)
      if (fault !== undefined) report(operandWord(operation, func), fault)
    },
  }
}

/** OpCooperativeMatrixPerElementOpNV. */
export const checks: readonly Check[] = [
  ofFunction(
    'SPV_NV_cooperative_matrix2/element-function-returns-a-component',
    ({ returned }, operation, module) => {
      const component = componentId(module, operation)
      return component === undefined || component === returned
        ? undefined
        : `Func returns %${returned}, not the component type %${component}`
    },
  ),
  ofFunction(
    'SPV_NV_cooperative_matrix2/element-function-takes-row-and-column',
    ({ parameters: [row, column] }, _, module) =>
      isWord(module, row) && isWord(module, column)
        ? undefined
        : 'the first two parameters of Func are not 32-bit integers',
  ),
  ofFunction(
    'SPV_NV_cooperative_matrix2/element-function-takes-a-component',
    ({ parameters }, operation, module) => {
      const component = componentId(module, operation)
      if (component === undefined || parameters.length < given - 1) return undefined
      return parameters[given - 1] === component
        ? undefined
        : `the third parameter of Func is not of the component type %${component}`
    },
  ),
  ofFunction(
    'SPV_NV_cooperative_matrix2/element-function-takes-the-operands',
    ({ parameters }, operation, module) => {
      if (parameters.length < given) return undefined
      const count = operation.operands.length - further
      if (parameters.length !== given + count)
        return `Func has ${parameters.length} parameters, and ${count} operands follow`
      for (let index = 0; index < count; index++) {
        const type = operandType(module, operation, further + index)
        if (type === undefined) continue
        const passed = isMatrix(type) ? type.valueAt(place.component) : type.result
        if (passed !== parameters[given + index])
          return `parameter ${given + 1 + index} of Func does not take operand ${index + 1}`
      }
      return undefined
    },
  ),
  {
    rule: 'SPV_NV_cooperative_matrix2/further-matrices-have-the-type-of-the-matrix',
    at: perElement,
    judge(operation, module, report) {
      const expected = operandType(module, operation, matrix)
      if (!isMatrix(expected)) return
      for (let index = further; index < operation.operands.length; index++) {
        const type = operandType(module, operation, index)
        if (!isMatrix(type) || type === expected) continue
        report(operandWord(operation, index), `a matrix of type %${type.result} is handed on`)
        return
      }
    },
  },
]
