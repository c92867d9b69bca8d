import { bitsOf } from './float-bits.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Matrices that are not square, by their numbers of columns and rows. */
const shapes = [
  [2, 3],
  [3, 4],
  [4, 2],
] as const

/** Small whole numbers, so that no sum of products is rounded. */
function entry(column: number, row: number): number {
  return (column + 1) * (row % 2 === 0 ? 2 : -3) + row
}

const sumOfProducts = (x: readonly number[], y: readonly number[]) =>
  x.reduce((sum, value, index) => sum + value * (y[index] ?? Number.NaN), 0)

function shapePart(columns: number, rows: number) {
  const range = (count: number) => Array.from({ length: count }, (_, index) => index)
  const matrix = range(columns).map((column) => range(rows).map((row) => entry(column, row)))
  const byColumns = range(columns).map((index) => 2 * index - 3)
  const byRows = range(rows).map((index) => 5 - 3 * index)
  const row = (index: number) => matrix.map((column) => column[index] ?? Number.NaN)
  const onBits = (values: readonly number[]) => values.map((value) => bitsOf(value, 32))
  return {
    ...{ columns, rows, matrix: matrix.map(onBits) },
    ...{ byColumns: onBits(byColumns), byRows: onBits(byRows) },
    timesVector: onBits(range(rows).map((index) => sumOfProducts(row(index), byColumns))),
    vectorTimes: onBits(matrix.map((column) => sumOfProducts(byRows, column))),
    /** The product with its own transpose: as many columns and rows as it has rows. */
    square: range(rows).map((column) =>
      onBits(range(rows).map((index) => sumOfProducts(row(index), row(column)))),
    ),
    transposed: range(rows).map((index) => onBits(row(index))),
  }
}

/** Cases of matrices with more or fewer columns than rows, whose results are exact. */
export function matrixShapeCases(): readonly ResultCase[] {
  return resultsIn('matrix-shapes', {
    columnNames: ['first', 'second', 'third', 'fourth'],
    shapes: shapes.map(([columns, rows]) => shapePart(columns, rows)),
  })
}
