import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { constituentType, isMatrixType } from '../shared/composite-type.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { resultType } from '../shared/result-type.ts'
import { isFloatType } from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'

/** A matrix or vector of floats: its component type, rows and columns; a vector is one column. */
interface Shape {
  readonly component: Instruction
  readonly rows: number | undefined
  readonly columns: number | undefined
  readonly matrix: boolean
}

function shapeOf(module: Module, type: Instruction | undefined): Shape | undefined {
  const matrix = isMatrixType(type)
  const column = matrix ? constituentType(module, type, 0) : type
  if (!isVectorType(column)) return undefined
  const component = componentType(module, column)
  if (!isFloatType(component)) return undefined
  const rows = componentCount(module, column)
  return { component, rows, columns: matrix ? type.operands[1]?.value : 1, matrix }
}

function same(a: number | undefined, b: number | undefined): boolean {
  return a === undefined || b === undefined || a === b
}

type Fits = (
  result: Instruction,
  one: Instruction | undefined,
  other: Instruction | undefined,
  module: Module,
) => boolean

/** Judges the three types of a product together: where one does not fit, which one is wrong cannot be told. */
function product(rule: RuleId, name: string, fits: Fits): Check {
  return operationCheck(rule, [name], (operation, module, report) => {
    const result = resultType(module, operation)
    if (result === undefined) return
    if (operandDefinition(module, operation, 0) === undefined) return
    if (operation.operands.length > 1 && operandDefinition(module, operation, 1) === undefined)
      return
    const one = operandType(module, operation, 0)
    const other = operandType(module, operation, 1)
    if ([result, one, other].some((type) => isExtensionType(type))) return
    if (!fits(result, one, other, module))
      report(operation.word + 1, `the types of ${name} do not fit together`)
  })
}

/** Checks of linear algebra. */
export const checks: readonly Check[] = [
  product('core/vector-times-scalar', 'OpVectorTimesScalar', (result, vector, scalar, module) => {
    const shape = shapeOf(module, result)
    return shape !== undefined && !shape.matrix && vector === result && scalar === shape.component
  }),
  product('core/matrix-times-scalar', 'OpMatrixTimesScalar', (result, matrix, scalar, module) => {
    const shape = shapeOf(module, result)
    return shape?.matrix === true && matrix === result && scalar === shape.component
  }),
  product('core/vector-times-matrix', 'OpVectorTimesMatrix', (result, vector, matrix, module) => {
    const to = shapeOf(module, result)
    const from = shapeOf(module, vector)
    const by = shapeOf(module, matrix)
    if (to === undefined || from === undefined || by === undefined) return false
    return (
      !to.matrix &&
      !from.matrix &&
      by.matrix &&
      to.component === from.component &&
      to.component === by.component &&
      same(from.rows, by.rows) &&
      same(to.rows, by.columns)
    )
  }),
  product('core/matrix-times-vector', 'OpMatrixTimesVector', (result, matrix, vector, module) => {
    const by = shapeOf(module, matrix)
    const from = shapeOf(module, vector)
    if (by === undefined || from === undefined) return false
    return (
      by.matrix &&
      !from.matrix &&
      constituentType(module, matrix, 0) === result &&
      from.component === by.component &&
      same(from.rows, by.columns)
    )
  }),
  product('core/matrix-times-matrix', 'OpMatrixTimesMatrix', (result, left, right, module) => {
    const to = shapeOf(module, result)
    const one = shapeOf(module, left)
    const other = shapeOf(module, right)
    if (to === undefined || one === undefined || other === undefined) return false
    return (
      to.matrix &&
      one.matrix &&
      other.matrix &&
      constituentType(module, left, 0) === constituentType(module, result, 0) &&
      other.component === to.component &&
      same(other.columns, to.columns) &&
      same(other.rows, one.columns)
    )
  }),
  product('core/outer-product', 'OpOuterProduct', (result, one, other, module) => {
    const to = shapeOf(module, result)
    const second = shapeOf(module, other)
    if (to === undefined || second === undefined) return false
    return (
      to.matrix &&
      !second.matrix &&
      one === constituentType(module, result, 0) &&
      second.component === to.component &&
      same(second.rows, to.columns)
    )
  }),
  product('core/dot-product', 'OpDot', (result, one, other, module) => {
    return (
      isFloatType(result) &&
      isVectorType(one) &&
      one === other &&
      componentType(module, one) === result
    )
  }),
  product('core/transpose-type', 'OpTranspose', (result, matrix, _, module) => {
    const to = shapeOf(module, result)
    const from = shapeOf(module, matrix)
    if (to === undefined || from === undefined) return false
    return (
      to.matrix &&
      from.matrix &&
      to.component === from.component &&
      same(to.rows, from.columns) &&
      same(to.columns, from.rows)
    )
  }),
]
