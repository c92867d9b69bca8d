import { bitsOfFloat, type FloatWidth, floatWidths, isExact, typesOf } from './float-bits.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth } from './widths.ts'

type FloatPair = readonly [number, number]

/**
 * Sums, differences and products are rounded correctly in every environment, so those that are exact have one result. Quotients and
 * remainders have not: Vulkan lets them be off by some units even where they are exact.
 */
const arithmetic: Readonly<Record<string, (x: number, y: number) => number>> = {
  OpFAdd: (x, y) => x + y,
  OpFSub: (x, y) => x - y,
  OpFMul: (x, y) => x * y,
}

const unary: Readonly<Record<string, (x: number) => number>> = {
  OpFNegate: (x) => -x,
  OpCopyObject: (x) => x,
}

/** What ordered and unordered relations say alike of operands that are not NaN. */
const comparisons: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  Equal: (x, y) => x === y,
  NotEqual: (x, y) => x !== y,
  LessThan: (x, y) => x < y,
  GreaterThan: (x, y) => x > y,
  LessThanEqual: (x, y) => x <= y,
  GreaterThanEqual: (x, y) => x >= y,
}

const plainPairs: readonly FloatPair[] = [
  [1.5, 2.25],
  [-3.5, 0.5],
  [0.75, -0.25],
  [100, 28],
  [-7, -9],
  [2048, 0.125],
  [1 + 2 ** -23, 1],
  [16_777_215, 1],
  [2 ** 52, -1],
  [2 ** 100, 2 ** 80],
]

/** Pairs for comparisons; those of the first row are equal. */
const comparedPairs: readonly FloatPair[] = [
  [2.5, 2.5],
  [-1, 1],
  [3, 2.5],
  [-8, -4.5],
]

/** Pairs of which the environment must keep the values; NaN is no value of which a result is known. */
const specialPairs: readonly FloatPair[] = [
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, -1],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [0, -0],
]

const bits = (values: readonly number[], width: FloatWidth): readonly bigint[] =>
  values.map((value) => bitsOfFloat(value, width))

function arithmeticPart(name: string, width: FloatWidth) {
  const meaning = arithmetic[name] ?? (() => 0)
  const rows = plainPairs
    .map(([x, y]) => [x, y, meaning(x, y)] as const)
    .filter((values) => values.every((value) => isExact(value, width)))
    .map((values) => bits(values, width))
    .map(([left, right, expected]) => ({ left, right, expected }))
  return { name, ...typesOf(width), rows }
}

function unaryPart(name: string, width: FloatWidth) {
  const meaning = unary[name] ?? (() => 0)
  const rows = [1.5, -0.25, 1000, -(2 ** 14)]
    .map((x) => bits([x, meaning(x)], width))
    .map(([operand, expected]) => ({ operand, expected }))
  return { name, ...typesOf(width), rows }
}

function comparisonPart(
  kind: 'Ord' | 'Unord',
  relation: string,
  width: FloatWidth,
  pairs: readonly FloatPair[],
) {
  const meaning = comparisons[relation] ?? (() => false)
  const rows = pairs.map(([x, y]) => {
    const [left, right] = bits([x, y], width)
    return { left, right, expected: meaning(x, y) }
  })
  return { name: `OpF${kind}${relation}`, ...typesOf(width), rows }
}

const testedValues = [1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0]

function testPart(name: string, meaning: (x: number) => boolean, width: FloatWidth) {
  const rows = testedValues.map((x) => ({
    operand: bitsOfFloat(x, width),
    expected: meaning(x),
  }))
  return { name, ...typesOf(width), rows }
}

/** Numbers that convert to integers: what comes after the point is dropped. */
const converted = [0.75, 1.5, 100.25, -1.5, -100.75]

function toIntegerPart(name: 'OpConvertFToS' | 'OpConvertFToU', from: FloatWidth, to: number) {
  const isSigned = name === 'OpConvertFToS'
  const rows = converted
    .filter((value) => isSigned || value > 0)
    .map((value) => ({
      operand: bitsOfFloat(value, from),
      expected: BigInt.asUintN(to, BigInt(Math.trunc(value))),
    }))
  return { name, from, to, source: typesOf(from), target: typeOfWidth(to), rows }
}

function fromIntegerPart(name: 'OpConvertSToF' | 'OpConvertUToF', from: number, to: FloatWidth) {
  const values = name === 'OpConvertSToF' ? [0, 1, 100, -1, -100] : [0, 1, 100, 200]
  const rows = values.map((value) => ({
    operand: BigInt.asUintN(from, BigInt(value)),
    expected: bitsOfFloat(value, to),
  }))
  return { name, from, to, source: typeOfWidth(from), target: typesOf(to), rows }
}

function widthPart(from: FloatWidth, to: FloatWidth) {
  const rows = [1.5, -0.25, 1000, -(2 ** 14)].map((value) => ({
    operand: bitsOfFloat(value, from),
    expected: bitsOfFloat(value, to),
  }))
  return { from, to, source: typesOf(from), target: typesOf(to), rows }
}

/** Whole numbers whose sums of products are small, so that no order of additions rounds. */
const [left, right, scalar] = [[1, -2, 3, 4], [5, 6, -7, 8], 3] as const

/** Columns of a matrix of `columns` by `rows`, of small whole numbers that are all different. */
function columnsOf(columns: number, rows: number): readonly (readonly number[])[] {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => (column + 1) * (row % 2 === 0 ? 1 : -1) + 4 * row),
  )
}

const dot = (x: readonly number[], y: readonly number[]): number =>
  x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0)

const rowOf = (matrix: readonly (readonly number[])[], row: number): readonly number[] =>
  matrix.map((column) => column[row] ?? 0)

/** Products of vectors and matrices with `count` components, each with its expected components. */
function productPart(width: FloatWidth, count: number) {
  const [x, y] = [left.slice(0, count), right.slice(0, count)]
  const matrix = columnsOf(count, count)
  const other = columnsOf(count, count).map((column) => column.toReversed())
  const places = Array.from({ length: count }, (_, index) => index)
  const onBits = (values: readonly number[]) => bits(values, width)
  return {
    ...typesOf(width),
    count,
    ...{ x: onBits(x), y: onBits(y), scalar: bitsOfFloat(scalar, width) },
    matrix: matrix.map(onBits),
    other: other.map(onBits),
    dot: bitsOfFloat(dot(x, y), width),
    vectorTimesScalar: onBits(x.map((value) => value * scalar)),
    matrixTimesScalar: matrix.map((column) => onBits(column.map((value) => value * scalar))),
    vectorTimesMatrix: onBits(matrix.map((column) => dot(x, column))),
    matrixTimesVector: onBits(places.map((row) => dot(rowOf(matrix, row), x))),
    matrixTimesMatrix: other.map((column) =>
      onBits(places.map((row) => dot(rowOf(matrix, row), column))),
    ),
    outerProduct: y.map((second) => onBits(x.map((first) => first * second))),
    transpose: places.map((row) => onBits(rowOf(matrix, row))),
  }
}

const kinds = ['Ord', 'Unord'] as const
const relations = Object.keys(comparisons)

/** The data that the file of these cases loops over. */
function values() {
  const comparisonsOf = (pairs: readonly FloatPair[]) =>
    floatWidths.flatMap((width) =>
      kinds.flatMap((kind) =>
        relations.map((relation) => comparisonPart(kind, relation, width, pairs)),
      ),
    )
  const integerWidths = [16, 32, 64]
  const otherWidths = floatWidths.flatMap((from) =>
    floatWidths.filter((to) => to !== from).map((to) => widthPart(from, to)),
  )
  return {
    columns: ['first', 'second', 'third', 'fourth'],
    binary: floatWidths.flatMap((width) =>
      Object.keys(arithmetic).map((name) => arithmeticPart(name, width)),
    ),
    unary: floatWidths.flatMap((width) => Object.keys(unary).map((name) => unaryPart(name, width))),
    compared: comparisonsOf(comparedPairs),
    special: comparisonsOf(specialPairs),
    tests: floatWidths.flatMap((width) => [
      testPart('OpIsNan', Number.isNaN, width),
      testPart('OpIsInf', (x) => Math.abs(x) === Number.POSITIVE_INFINITY, width),
    ]),
    toIntegers: floatWidths.flatMap((from) =>
      integerWidths.flatMap((to) => [
        toIntegerPart('OpConvertFToS', from, to),
        toIntegerPart('OpConvertFToU', from, to),
      ]),
    ),
    fromIntegers: floatWidths.flatMap((to) =>
      integerWidths.flatMap((from) => [
        fromIntegerPart('OpConvertSToF', from, to),
        fromIntegerPart('OpConvertUToF', from, to),
      ]),
    ),
    otherWidths,
    products: floatWidths.flatMap((width) => [2, 3, 4].map((count) => productPart(width, count))),
  }
}

/** Cases of floating-point instructions of the core specification, whose results are exact. */
export function floatCases(): readonly ResultCase[] {
  return resultsIn('floats', values())
}
