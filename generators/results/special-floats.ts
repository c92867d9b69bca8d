import { bitsOf, type FloatWidth, floatWidths, quietNan, typesOf } from './float-bits.ts'
import { boundaryCases } from './float-boundaries.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { roundedParts } from './rounded-floats.ts'

const [inf, nan] = [Number.POSITIVE_INFINITY, Number.NaN]

/** An expected number: its bits, or that it is a NaN, whose bits are free. */
function expectedOf(value: number, width: FloatWidth) {
  return Number.isNaN(value) ? { isNan: true } : { bits: bitsOf(value, width) }
}

const relations: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  Equal: (x, y) => x === y,
  NotEqual: (x, y) => x < y || x > y,
  LessThan: (x, y) => x < y,
  GreaterThan: (x, y) => x > y,
  LessThanEqual: (x, y) => x <= y,
  GreaterThanEqual: (x, y) => x >= y,
}

/** Pairs of which one is a NaN, and two of numbers, so that no relation has the same answer for all. */
const unorderedPairs: readonly (readonly [number, number])[] = [
  [nan, 1],
  [-2, nan],
  [nan, nan],
  [nan, inf],
  [-inf, nan],
  [0, -0],
  [1, 2],
  [2, 1],
]

/** Ordered relations are false of a NaN, unordered ones true. */
function unorderedPart(kind: 'Ord' | 'Unord', relation: string, width: FloatWidth) {
  const holds = relations[relation] ?? (() => false)
  const rows = unorderedPairs.map(([x, y]) => ({
    left: bitsOf(x, width),
    right: bitsOf(y, width),
    expected: Number.isNaN(x) || Number.isNaN(y) ? kind === 'Unord' : holds(x, y),
  }))
  return {
    ...{ name: `OpF${kind}${relation}`, ...typesOf(width), rows },
    nan: quietNan[width],
    ofItself: kind === 'Unord',
  }
}

type Row = readonly [left: number, right: number, expected: number]

/** Sums, differences and products of zeros, infinities and NaN whose result no direction of rounding decides. */
const specialRows: Readonly<Record<string, readonly Row[]>> = {
  OpFAdd: [
    [0, 0, 0],
    [-0, -0, -0],
    [inf, 1, inf],
    [-inf, -inf, -inf],
    [inf, -inf, nan],
    [nan, 0, nan],
    [-0, 3, 3],
  ],
  OpFSub: [
    [-0, 0, -0],
    [0, -0, 0],
    [inf, inf, nan],
    [1, inf, -inf],
    [0, nan, nan],
    [-0, 5, -5],
  ],
  OpFMul: [
    [-1, 0, -0],
    [1, 0, 0],
    [-0, -0, 0],
    [-0, 1, -0],
    [0, -1, -0],
    [inf, 0, nan],
    [nan, 0, nan],
    [-inf, 2, -inf],
    [-inf, -inf, inf],
  ],
}

/** Zeros that are positive if numbers are rounded to the nearest: two zeros that differ in their signs, and what cancels. */
const cancelledRows: Readonly<Record<string, readonly Row[]>> = {
  OpFAdd: [
    [-0, 0, 0],
    [0, -0, 0],
    [1.5, -1.5, 0],
  ],
  OpFSub: [
    [0, 0, 0],
    [-0, -0, 0],
    [2.5, 2.5, 0],
  ],
}

const negations: readonly (readonly [number, number])[] = [
  [0, -0],
  [-0, 0],
  [inf, -inf],
  [nan, nan],
  [1, -1],
]

/** Operands from the input, and the second as a constant, so that a tool may simplify by it. */
function specialPart(name: string, all: Readonly<Record<string, readonly Row[]>>) {
  return (width: FloatWidth) => ({
    ...{ name, ...typesOf(width) },
    rows: (all[name] ?? []).map(([x, y, result]) => ({
      left: bitsOf(x, width),
      right: bitsOf(y, width),
      expected: expectedOf(result, width),
    })),
  })
}

/**
 * Negations, and differences from a null constant, which negate everything but zeros. That of two zeros of the same sign depends on
 * the direction of rounding, and is left out.
 */
function negatePart(width: FloatWidth) {
  const rows = negations.map(([x, result]) => ({
    operand: bitsOf(x, width),
    expected: expectedOf(result, width),
    ...(Object.is(x, 0) ? {} : { fromNull: { expected: expectedOf(0 - x, width) } }),
  }))
  return { ...typesOf(width), rows }
}

/** What is kept when the width changes. */
function keptPart(from: FloatWidth, to: FloatWidth) {
  const rows = [inf, -inf, 0, -0, nan, 1].map((value) => ({
    operand: bitsOf(value, from),
    expected: expectedOf(value, to),
  }))
  return { source: typesOf(from), target: typesOf(to), rows }
}

const kinds = ['Ord', 'Unord'] as const

/** The data that the file of these cases loops over. */
function values() {
  const others = floatWidths.filter((width) => width !== 32)
  const parts = (name: string, rows = specialRows) => specialPart(name, rows)
  return {
    unordered: kinds.flatMap((kind) =>
      Object.keys(relations).map((relation) => unorderedPart(kind, relation, 32)),
    ),
    unorderedOthers: others.map((width) => ({
      width,
      all: kinds.flatMap((kind) =>
        Object.keys(relations).map((relation) => unorderedPart(kind, relation, width)),
      ),
    })),
    special: Object.keys(specialRows).map((name) => parts(name)(32)),
    negation: negatePart(32),
    specialOthers: others.map((width) => ({
      width,
      binary: Object.keys(specialRows).map((name) => parts(name)(width)),
      negation: negatePart(width),
    })),
    cancelled: Object.keys(cancelledRows).map((name) => ({
      name,
      parts: floatWidths.map((width) => specialPart(name, cancelledRows)(width)),
    })),
    kept: [
      { name: 'from-32-bits', parts: [keptPart(32, 16), keptPart(32, 64)] },
      { name: 'to-32-bits', parts: [keptPart(16, 32), keptPart(64, 32)] },
    ],
    widths: floatWidths,
    directions: roundedParts(),
    boundaries: boundaryCases(),
  }
}

/** Cases of floating-point instructions on NaN, infinities and zeros, with directions of rounding, and at boundaries of integers. */
export function specialFloatCases(): readonly ResultCase[] {
  return resultsIn('special-floats', values())
}
