import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth } from './widths.ts'

const samples = [0n, 1n, 0x8000_0000n, 0xffff_ffffn, 0x1234_5678n, 0xf00f_a55an]
const fields = [
  [0, 0],
  [0, 1],
  [0, 32],
  [4, 8],
  [31, 1],
  [16, 16],
  [5, 27],
] as const

function mask(count: number): bigint {
  return (1n << BigInt(count)) - 1n
}

/** Bits that OpBitFieldInsert puts into a base. */
const inserted = 0x0f1e_2d3cn

/** The results of instructions on a field of a base: `count` bits from bit `offset`. */
const meanings: Readonly<Record<string, (base: bigint, offset: bigint, count: number) => bigint>> =
  {
    OpBitFieldInsert: (base, offset, count) =>
      (base & ~(mask(count) << offset)) | ((inserted & mask(count)) << offset),
    OpBitFieldSExtract: (base, offset, count) =>
      BigInt.asIntN(count, (base >> offset) & mask(count)),
    OpBitFieldUExtract: (base, offset, count) => (base >> offset) & mask(count),
  }

function fieldPart(name: string) {
  const rows = fields.flatMap(([offset, count]) =>
    samples.slice(2).map((base) => ({
      offset,
      count,
      base,
      expected: meanings[name]?.(base, BigInt(offset), count),
    })),
  )
  return { name, rows, inserted: name === 'OpBitFieldInsert' ? inserted : undefined }
}

function reversed(value: bigint): bigint {
  let bits = 0n
  for (let index = 0n; index < 32n; index++) bits |= ((value >> index) & 1n) << (31n - index)
  return bits
}

function counted(value: bigint): bigint {
  let count = 0n
  for (let index = 0n; index < 32n; index++) count += (value >> index) & 1n
  return count
}

function unaryPart(name: string, meaning: (value: bigint) => bigint) {
  return { name, rows: samples.map((x) => ({ x, expected: meaning(x) })) }
}

type Halves = (x: bigint, y: bigint, width: number) => readonly [bigint, bigint]

const extended: Readonly<Record<string, Halves>> = {
  OpIAddCarry: (x, y, width) => [x + y, (x + y) >> BigInt(width)],
  OpISubBorrow: (x, y) => [x - y, x < y ? 1n : 0n],
  OpUMulExtended: (x, y, width) => [x * y, (x * y) >> BigInt(width)],
  OpSMulExtended: (x, y, width) => {
    const product = BigInt.asIntN(width, x) * BigInt.asIntN(width, y)
    return [product, product >> BigInt(width)]
  },
}

function extendedPart(name: string, width: number) {
  const most = mask(width)
  const pairs = [
    [most, 1n],
    [most, most],
    [1n, 2n],
    [2n, 1n],
    [most >> 1n, 3n],
    [1n << BigInt(width - 1), 1n << BigInt(width - 1)],
  ] as const
  const rows = pairs.map(([x, y]) => ({ x, y, halves: (extended[name] as Halves)(x, y, width) }))
  return { name, width, type: typeOfWidth(width), rows }
}

/** Cases of the bit instructions and of those that give more bits than they take. */
export function bitCases(): readonly ResultCase[] {
  return resultsIn('bits', {
    fields: Object.keys(meanings).map(fieldPart),
    unary: [unaryPart('OpBitReverse', reversed), unaryPart('OpBitCount', counted)],
    extended: Object.keys(extended).flatMap((name) =>
      [32, 64].map((width) => extendedPart(name, width)),
    ),
  })
}
