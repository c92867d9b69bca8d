import { binary, nary, unary } from './componentwise.ts'
import { contractedProducts } from './contraction.ts'
import { exactFloat, exactProduct, exactQuotient, exactSum, exactSumOfProducts } from './exact.ts'
import type { FloatRules } from './float-modes.ts'
import {
  type ExactNumber,
  exactAddition,
  exactly,
  exactMultiplication,
  exactTotal,
  floatResult,
  isSubnormal,
  operandOf,
  specialResult,
} from './float-results.ts'
import { componentOf, type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { unsupported } from './stop.ts'
import { openAmong, Unknown, type Value } from './value.ts'

type Exact = (x: number, y: number, width: number, section: string) => Value

/** An instruction whose results are rounded correctly. */
interface RoundedOperation {
  /** On doubles, as IEEE 754 defines it for a NaN and for infinities. */
  readonly approximate: (x: number, y: number) => number
  /** The result if it needs no rule, which is found fast. */
  readonly fast: Exact
  readonly exact: (x: number, y: number, rules: FloatRules) => ExactNumber
}

const sum: RoundedOperation = {
  approximate: (x, y) => x + y,
  fast: exactSum,
  exact: exactAddition,
}
const difference: RoundedOperation = {
  approximate: (x, y) => x - y,
  fast: (x, y, width, section) => exactSum(x, -y, width, section),
  exact: (x, y, rules) => exactAddition(x, -y, rules),
}
const product: RoundedOperation = {
  approximate: (x, y) => x * y,
  fast: exactProduct,
  exact: exactMultiplication,
}

/** The result of an operation on two floats, one of which may be a NaN. */
function roundedOnce(
  left: Value,
  right: Value,
  operation: RoundedOperation,
  width: number,
  rules: FloatRules,
  section: string,
): Value {
  const [x, y] = [operandOf(left), operandOf(right)]
  if (x === undefined || y === undefined) return openAmong(left, right)
  if (!Number.isFinite(x) || !Number.isFinite(y))
    return specialResult(operation.approximate(x, y), rules, section)
  if (!rules.keepsSubnormal && (isSubnormal(x, width) || isSubnormal(y, width)))
    return new Unknown(`the result of ${section} of a subnormal number`)
  // A zero has a sign, which the fast way does not look at.
  if (!rules.keepsSpecial || operation.approximate(x, y) !== 0) {
    const found = operation.fast(x, y, width, section)
    if (!(found instanceof Unknown)) return found
  }
  return floatResult(operation.exact(x, y, rules), width, rules, section)
}

function rounding(operation: RoundedOperation): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const rules = scope.floats(instruction, width)
    return binary(instruction, scope, (left, right) =>
      roundedOnce(left, right, operation, width, rules, instruction.name),
    )
  }
}

/**
 * A sum or difference. Where one of its operands is a product that it may be contracted with, the result is open unless it is the
 * same with the product rounded and not rounded before.
 */
function contracting(operation: RoundedOperation): Emit {
  return (instruction, scope) => {
    const apart = rounding(operation)(instruction, scope)
    const products = contractedProducts(instruction, scope.module)
    const width = widthOf(scope.types.of(instruction.resultType))
    const rules = scope.floats(instruction, width)
    if (products.length === 0 || rules.rounding === undefined) return apart
    const sign = operation === difference ? -1 : 1
    return nary(
      {
        ...{ result: instruction.result, resultType: instruction.resultType },
        operands: [instruction, ...products.map(({ product }) => product)].flatMap(
          ({ operands }) => operands,
        ),
      },
      scope,
      ([left, right, ...factors]) => {
        const [x, y] = [left as Value, right as Value]
        const value = roundedOnce(x, y, operation, width, rules, instruction.name)
        if (typeof value !== 'number') return value
        const isSame = products.every(({ isFirst }, n) => {
          const [a, b] = [factors[2 * n] as number, factors[2 * n + 1] as number]
          const other = (isFirst ? y : x) as number
          if (![a, b, other].every(Number.isFinite)) return true
          const term = exactMultiplication(isFirst ? a : sign * a, b)
          const rest = exactly(isFirst ? sign * other : other)
          const fused = floatResult(exactTotal(term, rest, rules), width, rules, instruction.name)
          return Object.is(fused, value)
        })
        return isSame
          ? value
          : new Unknown(`the result of ${instruction.name}, which may be contracted with a product`)
      },
    )
  }
}

function floats(apply: Exact): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const { name } = instruction
    return binary(instruction, scope, (left, right) =>
      typeof left === 'number' && typeof right === 'number'
        ? apply(left, right, width, name)
        : openAmong(left, right),
    )
  }
}

function remainder(
  x: number,
  y: number,
  width: number,
  section: string,
  takesSecond: boolean,
): Value {
  if (y === 0) return new Unknown(`the result of ${section} by 0`)
  const rest = x % y
  if (rest === 0) return exactFloat(0, width, section)
  return takesSecond && rest < 0 !== y < 0
    ? exactSum(rest, y, width, section)
    : exactFloat(rest, width, section)
}

/** Inverts the sign, also that of a zero. */
const negate: Emit = (instruction, scope) => {
  const width = widthOf(scope.types.of(instruction.resultType))
  const rules = scope.floats(instruction, width)
  return unary(instruction, scope, (value) => {
    const float = operandOf(value)
    if (float === undefined) return openAmong(value)
    if (Number.isNaN(float)) return specialResult(float, rules, 'OpFNegate')
    if (float === 0 && !rules.keepsSpecial) return new Unknown('the sign of a zero')
    return isSubnormal(float, width) && !rules.keepsSubnormal
      ? new Unknown('the result of OpFNegate of a subnormal number')
      : -float
  })
}

/** Sums of products, from the components of vectors; open if one of them is. */
function dot(x: readonly Value[], y: readonly Value[], width: number, section: string): Value {
  const pairs: (readonly [number, number])[] = []
  for (const [n, value] of x.entries()) {
    const other = y[n]
    if (typeof value !== 'number' || typeof other !== 'number') return openAmong(value, other)
    pairs.push([value, other])
  }
  return exactSumOfProducts(pairs, width, section)
}

type Vector = readonly Value[]
type Matrix = readonly Vector[]

function row(matrix: Matrix, index: number): Vector {
  return matrix.map((column) => column[index] as Value)
}

function linear(apply: (x: Value, y: Value, width: number, section: string) => Value): Emit {
  return ({ name, operands, result, resultType }, scope) => {
    const a = scope.slot(operands[0]?.value)
    const b = scope.slot(operands[1]?.value)
    const to = scope.slot(result)
    let type = scope.types.of(resultType)
    if (type.kind === 'matrix') type = type.element
    const width = widthOf(type)
    if (componentOf(type).kind !== 'float') throw unsupported(`${name} of integers`)
    return (registers) => {
      registers[to] = apply(registers[a] as Value, registers[b] as Value, width, name)
    }
  }
}

function times(x: Value, y: Value, width: number, section: string): Value {
  if (Array.isArray(x)) return (x as Vector).map((part) => times(part, y, width, section))
  return typeof x === 'number' && typeof y === 'number'
    ? exactProduct(x, y, width, section)
    : openAmong(x, y)
}

function matrixTimesVector(x: Value, y: Value, width: number, section: string): Value {
  const matrix = x as Matrix
  return (matrix[0] as Vector).map((_, n) => dot(row(matrix, n), y as Vector, width, section))
}

const transpose: Emit = ({ operands, result }, scope) => {
  const from = scope.slot(operands[0]?.value)
  const to = scope.slot(result)
  return (registers) => {
    const matrix = registers[from] as Matrix
    registers[to] = (matrix[0] as Vector).map((_, n) => row(matrix, n))
  }
}

/** The product and sum of three values if both are exact together, however they are contracted. */
export function multiplyAdd(x: Value, y: Value, z: Value, width: number, section: string): Value {
  return typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
    ? exactSumOfProducts(
        [
          [x, y],
          [z, 1],
        ],
        width,
        section,
      )
    : openAmong(x, y, z)
}

const fma: Emit = (instruction, scope) => {
  const width = widthOf(scope.types.of(instruction.resultType))
  return nary(instruction, scope, ([x, y, z]) =>
    multiplyAdd(x as Value, y as Value, z as Value, width, instruction.name),
  )
}

/** Arithmetic Instructions on floating-point values. */
export const floatArithmetic: InstructionFamily = {
  OpFNegate: negate,
  OpFAdd: contracting(sum),
  OpFSub: contracting(difference),
  OpFMul: rounding(product),
  OpFDiv: floats(exactQuotient),
  OpFRem: floats((x, y, width, section) => remainder(x, y, width, section, false)),
  OpFMod: floats((x, y, width, section) => remainder(x, y, width, section, true)),
  OpFmaKHR: fma,
  OpVectorTimesScalar: linear(times),
  OpMatrixTimesScalar: linear(times),
  OpVectorTimesMatrix: linear((x, y, width, section) =>
    (y as Matrix).map((column) => dot(x as Vector, column, width, section)),
  ),
  OpMatrixTimesVector: linear(matrixTimesVector),
  OpMatrixTimesMatrix: linear((x, y, width, section) =>
    (y as Matrix).map((column) => matrixTimesVector(x, column, width, section)),
  ),
  OpOuterProduct: linear((x, y, width, section) =>
    (y as Vector).map((factor) => times(x, factor, width, section)),
  ),
  OpDot: linear((x, y, width, section) => dot(x as Vector, y as Vector, width, section)),
  OpTranspose: transpose,
}
