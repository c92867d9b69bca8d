import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth } from './widths.ts'

type Update = (old: bigint, value: bigint) => bigint

const signed = (value: bigint): bigint => BigInt.asIntN(32, value)

/** The contents of memory after each instruction, in 32 bits; those of one operand ignore the value. */
const updates: Readonly<Record<string, Update>> = {
  OpAtomicExchange: (_, value) => value,
  OpAtomicIAdd: (old, value) => old + value,
  OpAtomicISub: (old, value) => old - value,
  OpAtomicAnd: (old, value) => old & value,
  OpAtomicOr: (old, value) => old | value,
  OpAtomicXor: (old, value) => old ^ value,
  OpAtomicUMin: (old, value) => (old < value ? old : value),
  OpAtomicUMax: (old, value) => (old > value ? old : value),
  OpAtomicSMin: (old, value) => (signed(old) < signed(value) ? old : value),
  OpAtomicSMax: (old, value) => (signed(old) > signed(value) ? old : value),
  OpAtomicIIncrement: (old) => old + 1n,
  OpAtomicIDecrement: (old) => old - 1n,
}

const samples = [
  [5n, 3n],
  [3n, 5n],
  [0xffff_ffffn, 1n],
  [0n, 0x8000_0000n],
  [0x8000_0000n, 0x7fff_ffffn],
] as const

/** The word of the output that each instruction works on: the next holds what it returns. */
const wordOf = (index: number): number => 2 * index

function updatePart(name: string, update: Update) {
  const rows = samples.map(([before, value], index) => ({
    word: wordOf(index),
    before,
    value,
    after: BigInt.asUintN(32, update(before, value)),
  }))
  return { name, rows }
}

/** Word, comparator and the word that is left if 99 replaces a word equal to the comparator. */
const exchanges = (
  [
    [7n, 7n],
    [7n, 8n],
    [0xffff_ffffn, 0xffff_ffffn],
  ] as const
).map(([before, comparator], index) => ({
  word: wordOf(index),
  before,
  comparator,
  after: before === comparator ? 99n : before,
}))

/** From components of one width to components of another: the low bits become the first components. */
function castPart([from, fromCount, to, toCount]: ComponentCast) {
  const value = BigInt.asUintN(from * fromCount, 0x0fed_cba9_8765_4321_1357_9bdf_2468_ace0n)
  const parts = (width: number, count: number) =>
    Array.from({ length: count }, (_, n) => BigInt.asUintN(width, value >> BigInt(n * width)))
  return {
    from,
    fromCount,
    to,
    toCount,
    source: typeOfWidth(from),
    target: typeOfWidth(to),
    isScalar: fromCount === 1,
    toScalar: toCount === 1,
    parts: parts(from, fromCount),
    expected: parts(to, toCount),
  }
}

type ComponentCast = readonly [from: number, fromCount: number, to: number, toCount: number]

const casts: readonly ComponentCast[] = [
  [64, 1, 32, 2],
  [32, 2, 64, 1],
  [64, 1, 16, 4],
  [16, 4, 64, 1],
  [32, 1, 16, 2],
  [16, 2, 32, 1],
  [32, 1, 8, 4],
  [8, 4, 32, 1],
  [64, 2, 32, 4],
  [32, 4, 64, 2],
  [16, 2, 8, 4],
  [8, 4, 16, 2],
]

/** Cases of atomic instructions through typed and untyped pointers, and of bit patterns that keep their order. */
export function atomicCases(): readonly ResultCase[] {
  const parts = Object.entries(updates).map(([name, update]) => updatePart(name, update))
  const isUnary = (name: string) => name.endsWith('crement')
  return resultsIn('atomics', {
    unary: parts.filter(({ name }) => isUnary(name)),
    binary: parts.filter(({ name }) => !isUnary(name)),
    exchanges,
    casts: casts.map(castPart),
  })
}
