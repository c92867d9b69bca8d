import { hexOf, putInteger } from './bytes.ts'
import { bitsOf, type FloatWidth, floatWidths, typesOf } from './float-bits.ts'
import { typeOfWidth } from './widths.ts'

/** The last place of 1: the distance to the next number of that width. */
const lastPlace: Readonly<Record<FloatWidth, number>> = { 16: 2 ** -10, 32: 2 ** -23, 64: 2 ** -52 }

/** Operands, and the result to the nearest and toward zero, for the last place `e` of 1. */
type RoundedRow = readonly [left: number, right: number, nearest: number, towardZero: number]

const roundedRows: Readonly<Record<string, (e: number) => readonly RoundedRow[]>> = {
  OpFAdd: (e) => [
    [1, e / 2, 1, 1],
    [1 + e, e / 2, 1 + 2 * e, 1 + e],
    [1, (3 * e) / 4, 1 + e, 1],
    [-1, (-3 * e) / 4, -1 - e, -1],
    [1 + e, e / 4, 1 + e, 1 + e],
  ],
  OpFSub: (e) => [
    [1, e / 4, 1, 1 - e / 2],
    [1, (3 * e) / 8, 1 - e / 2, 1 - e / 2],
    [-1 - e, e / 2, -1 - 2 * e, -1 - e],
    [-1, e / 8, -1, -1],
  ],
  OpFMul: (e) => [
    [1 + e, 1 + e, 1 + 2 * e, 1 + 2 * e],
    [1 + e, 1.5, 1.5 + 2 * e, 1.5 + e],
    [-1 - e, 1.25, -1.25 - e, -1.25 - e],
    [1 + 3 * e, 1.5, 1.5 + 4 * e, 1.5 + 4 * e],
    [1 + e, -1.75, -1.75 - 2 * e, -1.75 - e],
  ],
}

const directions = [
  { mode: 'RTE', meaning: 'to the nearest', index: 0 },
  { mode: 'RTZ', meaning: 'toward zero', index: 1 },
] as const

type RoundingMode = (typeof directions)[number]

function roundedPart(name: string, width: FloatWidth, { index }: RoundingMode) {
  const rows = (roundedRows[name]?.(lastPlace[width]) ?? []).map(([x, y, ...results]) => ({
    left: bitsOf(x, width),
    right: bitsOf(y, width),
    expected: bitsOf(results[index] ?? Number.NaN, width),
  }))
  return { ...typesOf(width), rows }
}

/** Integers beyond those that all are numbers, and what they are to the nearest and toward zero. */
function integersFor(width: FloatWidth): readonly (readonly [bigint, bigint, bigint])[] {
  const first = 2n ** BigInt({ 16: 11, 32: 24, 64: 53 }[width])
  return [
    [first + 1n, first, first],
    [first + 3n, first + 4n, first + 2n],
    [2n * first + 3n, 2n * first + 4n, 2n * first],
    [2n * first + 2n, 2n * first, 2n * first],
  ]
}

function fromIntegersPart(isSigned: boolean, width: FloatWidth, { index }: RoundingMode) {
  const from = width === 64 ? 64 : 32
  const factor = isSigned ? -1n : 1n
  const rows = integersFor(width).map(([value, ...results]) => ({
    operand: BigInt.asUintN(from, factor * value),
    expected: bitsOf(Number(factor * (results[index] ?? 0n)), width),
  }))
  return { ...typesOf(width), source: typeOfWidth(from), rows }
}

const narrowings = [
  [32, 16],
  [64, 16],
  [64, 32],
] as const

function narrowedRows(from: FloatWidth, to: FloatWidth, { index }: RoundingMode) {
  const e = lastPlace[to]
  const all: readonly (readonly [number, number, number])[] = [
    [1 + e / 2, 1, 1],
    [1 + 1.5 * e, 1 + 2 * e, 1 + e],
    [1 + 0.75 * e, 1 + e, 1],
    [-1 - 1.5 * e, -1 - 2 * e, -1 - e],
    [-1 - 0.25 * e, -1, -1],
  ]
  return all.map(([x, ...results]) => ({
    operand: bitsOf(x, from),
    expected: bitsOf(results[index] ?? Number.NaN, to),
  }))
}

function narrowedPart(from: FloatWidth, to: FloatWidth, direction: RoundingMode) {
  return { source: typesOf(from), target: typesOf(to), rows: narrowedRows(from, to, direction) }
}

/**
 * Products that lose their last bits before something is added or subtracted: in one operation with that, they would not. The same
 * results in both directions.
 */
function apartPart(width: FloatWidth) {
  const e = lastPlace[width]
  const factors = { left: bitsOf(1 + e, width), right: bitsOf(1 + e, width) }
  const expected = bitsOf(e, width)
  const rows = [
    { name: 'OpFAdd', other: -1 - e, isProductFirst: true, product: true },
    { name: 'OpFAdd', other: -1 - e, isProductFirst: false, sum: true },
    { name: 'OpFSub', other: 1 + e, isProductFirst: true, product: true, sum: true },
    { name: 'OpFSub', other: 1 + 3 * e, isProductFirst: false, product: true },
  ]
  return {
    ...{ ...typesOf(width), width },
    rows: rows.map(({ other, ...row }) => ({
      ...{ ...row, ...factors, other: bitsOf(other, width), expected },
    })),
  }
}

/** Numbers that are stored to memory of 16 bits, which holds something else before. */
function storedPart(direction: RoundingMode) {
  const stored = narrowedRows(32, 16, direction)
  const after = new Uint8Array(2 * stored.length)
  for (const [index, { expected }] of stored.entries()) putInteger(after, 2 * index, expected, 16)
  return { stored, storedBefore: hexOf(after.map((byte) => ~byte)), storedAfter: hexOf(after) }
}

/** What is rounded in each direction. */
export function roundedParts() {
  return directions.map((direction) => ({
    ...direction,
    binary: Object.keys(roundedRows).map((name) => ({
      name,
      parts: floatWidths.map((width) => roundedPart(name, width, direction)),
    })),
    integers: [true, false].map((isSigned) => ({
      name: isSigned ? 'OpConvertSToF' : 'OpConvertUToF',
      parts: floatWidths.map((width) => fromIntegersPart(isSigned, width, direction)),
    })),
    narrowed: narrowings.map(([from, to]) => narrowedPart(from, to, direction)),
    apart: floatWidths.map(apartPart),
    ...storedPart(direction),
  }))
}
