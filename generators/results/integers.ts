import { arithmetic, type Meaning, relations, signed } from './integer-meanings.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth, widths } from './widths.ts'

type IntegerPair = readonly [bigint, bigint]
const unary: Readonly<Record<string, Meaning>> = {
  OpSNegate: (x) => -x,
  OpNot: (x) => ~x,
  OpCopyObject: (x) => x,
}

/** Both sides of every boundary of a width. */
function pairsFor(name: string, width: number): readonly IntegerPair[] {
  const most = (1n << BigInt(width)) - 1n
  const high = 1n << BigInt(width - 1)
  if (name.startsWith('OpShift'))
    return [0, 1, width / 2, width - 1].flatMap((count): IntegerPair[] => [
      [high | 5n, BigInt(count)],
      [most, BigInt(count)],
    ])
  const all: readonly IntegerPair[] = [
    [0n, 1n],
    [7n, 3n],
    [3n, 7n],
    [most, 1n],
    [most, most],
    [high, 2n],
    [high - 1n, high],
    [high, high - 1n],
    [5n, most],
    [most - 6n, 3n],
    [high | 0x15n, 0x2bn],
  ]
  return all.filter(([, y]) => y !== 0n || !/Div|Rem|Mod/.test(name))
}

/** Instructions whose result is poison in Vulkan for a negative operand ("Precision of Core SPIR-V Instructions"), unless this is enabled. */
const remainders: ReadonlySet<string> = new Set(['OpSRem', 'OpSMod'])
const negativeRemainders = 'VkPhysicalDeviceMaintenance8FeaturesKHR.maintenance8'

/** Operands of an instruction, and the result that its section gives. */
interface IntegerRow {
  readonly operands: IntegerPair
  readonly expected: bigint | boolean
}

function rowOf(name: string, operands: IntegerPair, width: number): IntegerRow {
  const [x, y] = operands
  const meaning = relations[name] ?? arithmetic[name] ?? unary[name]
  return { operands, expected: meaning?.(x, y, width) ?? 0n }
}

/** The feature that the results need, if there is one. */
function featureFor(name: string, rows: readonly IntegerRow[], width: number): string {
  const isNegative = rows.some(({ operands }) => operands.some((each) => signed(each, width) < 0n))
  return remainders.has(name) && isNegative ? negativeRemainders : ''
}

/** The results of an instruction for the pairs of a width. */
function rowsOf(name: string, width: number): readonly IntegerRow[] {
  const equal: readonly IntegerPair[] = name in relations ? [[9n, 9n]] : []
  return [...pairsFor(name, width), ...equal].map((pair) => rowOf(name, pair, width))
}

function partOf(name: string, width: number) {
  const type = typeOfWidth(width)
  const rows = rowsOf(name, width)
  const resultType = name in relations ? '%bool' : type
  return { name, width, type, resultType, rows, features: featureFor(name, rows, width) }
}

/** The smaller of two integers, which OpSelect chooses by OpULessThan. */
function selectPart(width: number) {
  const rows = pairsFor('OpSelect', width).map(([x, y]) => ({
    operands: [x, y],
    expected: x < y ? x : y,
  }))
  return { width, type: typeOfWidth(width), rows }
}

/** Vectors of `count` pairs, from the first pair and from the one after those. */
function vectorPart(name: string, width: number, count: number) {
  const type = typeOfWidth(width)
  const pairs = pairsFor(name, width)
  const vectors = [0, count].map((first) => {
    const rows = Array.from({ length: count }, (_, n) =>
      rowOf(name, pairs[(first + n) % pairs.length] as IntegerPair, width),
    )
    return {
      left: rows.map(({ operands }) => operands[0]),
      right: rows.map(({ operands }) => operands[1]),
      expected: rows.map(({ expected }) => expected),
      features: featureFor(name, rows, width),
    }
  })
  const features = vectors.find((vector) => vector.features !== '')?.features ?? ''
  return { name, width, count, type, vectors, features }
}

const conversions: Readonly<Record<string, Meaning>> = {
  OpUConvert: (x) => x,
  OpSConvert: (x, _, width) => signed(x, width),
}

function conversionPart(name: string, from: number, to: number) {
  const rows = pairsFor(name, from).map(([x]) => ({
    operand: x,
    expected: conversions[name]?.(x, 0n, from),
  }))
  return { name, from, to, source: typeOfWidth(from), target: typeOfWidth(to), rows }
}

const plain = Object.keys({ ...arithmetic, ...relations, ...unary })

/** The data that the file of these cases loops over. */
function values() {
  const unaries = Object.keys(unary)
  const names = (isUnary: boolean) => plain.filter((name) => unaries.includes(name) === isUnary)
  const pairsOfWidths = widths.flatMap((from) =>
    widths.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  return {
    binary: widths.flatMap((width) => names(false).map((name) => partOf(name, width))),
    unary: widths.flatMap((width) => names(true).map((name) => partOf(name, width))),
    selects: widths.map(selectPart),
    vectors: widths.flatMap((width) =>
      Object.keys(arithmetic).flatMap((name) =>
        [2, 3, 4].map((count) => vectorPart(name, width, count)),
      ),
    ),
    conversions: Object.keys(conversions).flatMap((name) =>
      pairsOfWidths.map(([from, to]) => conversionPart(name, from, to)),
    ),
    binaryConstants: names(false).map((name) => {
      const parts = widths.map((width) => partOf(name, width))
      const features = parts.find((part) => part.features !== '')?.features ?? ''
      return { name, parts, features }
    }),
    unaryConstants: names(true).map((name) => ({
      name,
      parts: widths.map((width) => partOf(name, width)),
    })),
    conversionConstants: Object.keys(conversions).map((name) => ({
      name,
      parts: pairsOfWidths.map(([from, to]) => conversionPart(name, from, to)),
    })),
    specialized: [...Object.keys(arithmetic), ...Object.keys(relations)].map((name) => {
      const [left, right] = [0xffff_fff0n, 3n]
      const rows = [rowOf(name, [left, right], 32), rowOf(name, [left, 1n], 32)]
      const [both, withOne] = rows.map(({ expected }) => expected)
      const resultType = name in relations ? '%bool' : '%uint'
      const operation = name.slice('Op'.length)
      return { name, operation, resultType, both, withOne, features: featureFor(name, rows, 32) }
    }),
  }
}

/** Cases of the integer instructions of the core specification. */
export function integerCases(): readonly ResultCase[] {
  return resultsIn('integers', values())
}
