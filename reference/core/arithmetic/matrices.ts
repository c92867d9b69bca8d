import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { missingCapability } from '../shared/availability.ts'
import { differInCount, differInWidth } from '../shared/fitting-types.ts'
import { opcodeSet } from '../shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { operationCheck } from '../shared/operation-check.ts'
import {
  componentCount,
  componentType,
  constituentType,
  isExtensionType,
  isFloatType,
  isIntegerType,
  isMatrixType,
  isSigned,
  isVectorType,
  scalarWidth,
} from '../shared/types.ts'

/** A matrix or vector of floats: its component type, rows and columns; a vector is one column. */
interface MatrixShape {
  readonly component: Instruction
  readonly rows: number | undefined
  readonly columns: number | undefined
  readonly matrix: boolean
}

function shapeOf(module: Module, type: Instruction | undefined): MatrixShape | undefined {
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

type OperandsFit = (
  result: Instruction,
  left: Instruction | undefined,
  right: Instruction | undefined,
  module: Module,
) => boolean

/** Judges the three types of a product together: if one does not fit, it cannot be determined which one is wrong. */
function product(rule: RuleId, name: string, fits: OperandsFit): Check {
  return operationCheck(rule, [name], (operation, module, report) => {
    const result = resultType(module, operation)
    if (result === undefined) return
    if (operandDefinition(module, operation, 0) === undefined) return
    if (operation.operands.length > 1 && operandDefinition(module, operation, 1) === undefined)
      return
    const left = operandType(module, operation, 0)
    const other = operandType(module, operation, 1)
    if ([result, left, other].some((type) => isExtensionType(type))) return
    if (!fits(result, left, other, module))
      report(operation.word + 1, `the types of ${name} do not fit together`)
  })
}

const accumulating = ['OpSDotAccSat', 'OpUDotAccSat', 'OpSUDotAccSat']
const atIntegerDots = ['OpSDot', 'OpUDot', 'OpSUDot', ...accumulating]

const accumulates = opcodeSet(accumulating)
const isUnsignedDot = opcodeSet(['OpUDot', 'OpUDotAccSat'])
const isMixedDot = opcodeSet(['OpSUDot', 'OpSUDotAccSat'])

/** Indexes of Vector 1 and Vector 2, and of the accumulator. */
const vectors = [0, 1] as const
const accumulator = 2

/** How a vector is given: as such, or packed into a scalar. */
type VectorForm = 'vector' | 'packed'

function formOf(module: Module, type: Instruction | undefined): VectorForm | undefined {
  if (isVectorType(type)) return isIntegerType(componentType(module, type)) ? 'vector' : undefined
  return isIntegerType(type) && scalarWidth(type) === 32 ? 'packed' : undefined
}

/** The form of both vectors; `undefined` where they are not what a dot product takes, or not alike in that. */
function commonForm(module: Module, dot: Instruction): VectorForm | undefined {
  const form = formOf(module, operandType(module, dot, 0))
  return form === formOf(module, operandType(module, dot, 1)) ? form : undefined
}

/** Whether two operands of one form have types that go together. */
function areSame(module: Module, dot: Instruction): boolean {
  const vector = operandType(module, dot, 0)
  const other = operandType(module, dot, 1)
  if (!isMixedDot(dot)) return vector === other
  if (!isVectorType(vector)) return true
  return !differInCount(module, vector, other) && !differInWidth(module, vector, other)
}

/** The form of the vectors if they fit each other. */
function soundForm(module: Module, dot: Instruction): VectorForm | undefined {
  const form = commonForm(module, dot)
  return form !== undefined && areSame(module, dot) ? form : undefined
}

/** The fault of the result type; `undefined` if there is none, or if it is not for core to say. */
function resultFault(module: Module, dot: Instruction): string | undefined {
  const type = resultType(module, dot)
  if (type === undefined || isExtensionType(type)) return undefined
  const width = scalarWidth(type)
  if (!isIntegerType(type) || width === undefined) return 'the result is not an integer scalar'
  if (isUnsignedDot(dot) && isSigned(type)) return 'the result has Signedness 1'
  if (soundForm(module, dot) !== 'vector') return undefined
  const narrowest = scalarWidth(componentType(module, operandType(module, dot, 0))) ?? 0
  return width < narrowest ? `the components are wider than ${width} bits` : undefined
}

function judgeOperands(dot: Instruction, module: Module, report: Report): void {
  let first: VectorForm | undefined
  for (const index of vectors) {
    if (operandDefinition(module, dot, index) === undefined) return
    const type = operandType(module, dot, index)
    if (isExtensionType(type)) return
    const form = formOf(module, type)
    if (form === undefined) {
      report(operandWord(dot, index), 'neither a vector of integers nor a 32-bit integer')
      return
    }
    if (first !== undefined && form !== first)
      report(operandWord(dot, index), 'one operand is a vector, the other a scalar')
    first = form
  }
}

/** The requirements of the form and of the components of the vectors. */
function enabling(module: Module, dot: Instruction): readonly string[] | undefined {
  const form = soundForm(module, dot)
  if (form === 'packed') return ['DotProductInput4x8BitPacked']
  if (form === undefined) return undefined
  const type = operandType(module, dot, 0)
  const count = componentCount(module, type)
  // A length that specialization decides may come to be four.
  const isFour = count === 4 || count === undefined
  return isFour && scalarWidth(componentType(module, type)) === 8
    ? ['DotProductInput4x8Bit', 'DotProductInputAll']
    : ['DotProductInputAll']
}

function ofDots(
  rule: RuleId,
  judge: (dot: Instruction, module: Module, report: Report) => void,
): Check {
  return { rule, at: atIntegerDots, judge }
}

/** Checks of linear algebra and of dot products of integers. */
export const checks: readonly Check[] = [
  // Dot products of integers.
  ofDots('core/integer-dot-result', (dot, module, report) => {
    const fault = resultFault(module, dot)
    if (fault !== undefined) report(dot.word + 1, fault)
  }),
  ofDots('core/integer-dot-operand', judgeOperands),
  ofDots('core/integer-dot-same', (dot, module, report) => {
    if (commonForm(module, dot) !== undefined && !areSame(module, dot))
      report(operandWord(dot, 1), 'the vectors are not alike')
  }),
  ofDots('core/integer-dot-signedness', (dot, module, report) => {
    const isFirst = isUnsignedDot(dot)
    if (!isFirst && !isMixedDot(dot)) return
    if (soundForm(module, dot) !== 'vector') return
    const index = isFirst ? 0 : 1
    if (isSigned(componentType(module, operandType(module, dot, index))))
      report(operandWord(dot, index), 'the components have Signedness 1')
  }),
  ofDots('core/integer-dot-capability', (dot, module, report) => {
    const capabilities = enabling(module, dot)
    if (capabilities !== undefined && missingCapability(module, { capabilities }) !== undefined)
      report(dot.word, `${dot.name} of these needs ${capabilities.join(' or ')}`)
  }),
  ofDots('core/integer-dot-format', (dot, module, report) => {
    if (soundForm(module, dot) !== 'packed') return
    const format = accumulates(dot) ? accumulator + 1 : accumulator
    if (dot.valueAt(format) === undefined)
      report(dot.word, 'no Packed Vector Format says how the scalars are packed')
  }),
  {
    rule: 'core/integer-dot-accumulator',
    at: accumulating,
    judge(dot, module, report) {
      const operand = operandDefinition(module, dot, accumulator)
      if (operand === undefined || resultFault(module, dot) !== undefined) return
      if (operand.name === 'OpFunction' || operand.resultType !== dot.resultType)
        report(
          operandWord(dot, accumulator),
          'the accumulator does not have the type of the result',
        )
    },
  },
  // Linear algebra.
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
    const factor = shapeOf(module, matrix)
    if (to === undefined || from === undefined || factor === undefined) return false
    return (
      !to.matrix &&
      !from.matrix &&
      factor.matrix &&
      to.component === from.component &&
      to.component === factor.component &&
      same(from.rows, factor.rows) &&
      same(to.rows, factor.columns)
    )
  }),
  product('core/matrix-times-vector', 'OpMatrixTimesVector', (result, matrix, vector, module) => {
    const factor = shapeOf(module, matrix)
    const from = shapeOf(module, vector)
    if (factor === undefined || from === undefined) return false
    return (
      factor.matrix &&
      !from.matrix &&
      constituentType(module, matrix, 0) === result &&
      from.component === factor.component &&
      same(from.rows, factor.columns)
    )
  }),
  product('core/matrix-times-matrix', 'OpMatrixTimesMatrix', (result, left, right, module) => {
    const to = shapeOf(module, result)
    const shape = shapeOf(module, left)
    const other = shapeOf(module, right)
    if (to === undefined || shape === undefined || other === undefined) return false
    return (
      to.matrix &&
      shape.matrix &&
      other.matrix &&
      constituentType(module, left, 0) === constituentType(module, result, 0) &&
      other.component === to.component &&
      same(other.columns, to.columns) &&
      same(other.rows, shape.columns)
    )
  }),
  product('core/outer-product', 'OpOuterProduct', (result, left, right, module) => {
    const to = shapeOf(module, result)
    const second = shapeOf(module, right)
    if (to === undefined || second === undefined) return false
    return (
      to.matrix &&
      !second.matrix &&
      left === constituentType(module, result, 0) &&
      second.component === to.component &&
      same(second.rows, to.columns)
    )
  }),
  product('core/dot-product', 'OpDot', (result, left, right, module) => {
    return (
      isFloatType(result) &&
      isVectorType(left) &&
      left === right &&
      componentType(module, left) === result
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
