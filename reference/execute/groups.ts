import { countOf, integer, unsignedWide, wide } from './integers.ts'
import { openLike } from './relations.ts'
import { widthOf } from './scope.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { openAmong, Unknown, type Value } from './value.ts'

/** The contribution of one invocation to an instruction: the values of ids and the literals after Execution. */
export type Lane = readonly Value[]

/**
 * The results of the invocations of a subgroup that execute an instruction together, in order of their ids within it.
 *
 * @param type the result type.
 */
export type Meet = (lanes: readonly Lane[], type: Type) => readonly Value[]

type Combine = (x: Value, y: Value, width: number) => Value

const [inclusive, exclusive, clustered] = [1, 2, 3]
const ballotWords = 4

function column(lanes: readonly Lane[], index = 0): readonly Value[] {
  return lanes.map((lane) => lane[index] as Value)
}

/** The same result for all. */
function forAll(apply: (values: readonly Value[]) => Value): Meet {
  return (lanes) => new Array<Value>(lanes.length).fill(apply(column(lanes)))
}

function all(values: readonly Value[]): Value {
  if (values.includes(false)) return false
  return values.every((value) => value === true) ? true : openAmong(...values)
}

function any(values: readonly Value[]): Value {
  if (values.includes(true)) return true
  return values.every((value) => value === false) ? false : openAmong(...values)
}

function allEqual(values: readonly Value[]): Value {
  const [first] = values
  if (Array.isArray(first))
    return all(
      first.map((_, n) => allEqual(values.map((value) => (value as readonly Value[])[n] as Value))),
    )
  const open = values.find((value) => value instanceof Unknown)
  return open ?? values.every((value) => value === first)
}

function ballot(predicates: readonly Value[]): Value {
  const open = predicates.find((predicate) => predicate instanceof Unknown)
  if (open !== undefined) return new Array<Value>(ballotWords).fill(open)
  const words = new Array<number>(ballotWords).fill(0)
  for (const [n, predicate] of predicates.entries())
    if (predicate === true) words[n >> 5] = (words[n >> 5] as number) | (1 << (n & 31))
  return words
}

/** The bits of a ballot with this number of invocations; `undefined` if one of its words is open. */
function bitsOf(value: Value, count: number): readonly boolean[] | undefined {
  const words = value as readonly Value[]
  if (!words.every((word) => typeof word === 'number')) return undefined
  return Array.from(
    { length: count },
    (_, n) => (((words[n >> 5] as number) >> (n & 31)) & 1) === 1,
  )
}

/** A result for each invocation from the bits of its ballot, its own number and its further operands. */
function onBallot(
  apply: (bits: readonly boolean[], number: number, rest: Lane) => Value,
  index = 0,
): Meet {
  return (lanes) =>
    lanes.map((lane, number) => {
      const value = lane[index] as Value
      const bits = bitsOf(value, lanes.length)
      const rest = lane.filter((_, n) => n !== index)
      return bits === undefined
        ? openAmong(...(value as readonly Value[]))
        : apply(bits, number, rest)
    })
}

function found(position: number): Value {
  return position < 0 ? new Unknown('the position of a bit in a ballot without one') : position
}

function bitCount(bits: readonly boolean[], number: number, operation: Value | undefined): number {
  if (operation !== 0 && operation !== inclusive && operation !== exclusive)
    throw unsupported(`OpGroupNonUniformBallotBitCount with operation ${operation}`)
  const end = operation === 0 ? bits.length : operation === inclusive ? number + 1 : number
  return bits.slice(0, end).filter(Boolean).length
}

/** The value of the invocation whose number `choose` works out from the own number and the second operand. */
function from(
  section: string,
  choose: (number: number, operand: number) => number,
  isUniform = false,
): Meet {
  return (lanes) => {
    const numbers = lanes.map((lane) => countOf(lane[1], 32))
    if (isUniform && numbers.some((number) => number !== numbers[0]))
      throw undefinedBehavior(section, 'an operand is not the same for all invocations')
    return lanes.map(([value], invocation) => {
      const number = numbers[invocation]
      const chosen = typeof number === 'number' ? lanes[choose(invocation, number)]?.[0] : undefined
      return (
        chosen ??
        openLike(value as Value, new Unknown(`the value of no invocation from ${section}`))
      )
    })
  }
}

function combined(x: Value, y: Value, width: number, combine: Combine): Value {
  return Array.isArray(x)
    ? x.map((part, n) => combined(part, (y as readonly Value[])[n] as Value, width, combine))
    : combine(x, y, width)
}

/** Reductions and scans; a reduction over clusters has their size as a further operand. */
function reduce(identity: (width: number) => Value, combine: Combine): Meet {
  return (lanes, type) => {
    const operation = lanes[0]?.[0]
    const values = column(lanes, 1)
    const width = widthOf(type)
    const least = identity(width)
    const neutral = type.kind === 'vector' ? new Array<Value>(type.count).fill(least) : least
    const join = (x: Value, y: Value) => combined(x, y, width, combine)
    if (operation === inclusive || operation === exclusive) {
      let sum: Value = neutral
      return values.map((value, n) => {
        const before = sum
        sum = n === 0 ? value : join(sum, value)
        return operation === inclusive ? sum : before
      })
    }
    if (operation !== 0 && operation !== clustered)
      throw unsupported(`group operation ${operation}`)
    const size = operation === 0 ? lanes.length : countOf(lanes[0]?.[2], 32)
    if (typeof size !== 'number') throw unsupported('a cluster without a known size')
    if (operation === clustered && (size === 0 || (size & (size - 1)) !== 0))
      throw undefinedBehavior('Non-Uniform Instructions', `ClusterSize is ${size}`)
    return values.map((_, n) => {
      const first = n - (n % size)
      return values.slice(first, first + size).reduce(join)
    })
  }
}

function onIntegers(apply: (x: bigint, y: bigint, width: number) => bigint): Combine {
  return (x, y, width) => {
    const [a, b] = [wide(x), wide(y)]
    return a === undefined || b === undefined ? openAmong(x, y) : integer(apply(a, b, width), width)
  }
}

function onBooleans(apply: (x: boolean, y: boolean) => boolean): Combine {
  return (x, y) =>
    typeof x === 'boolean' && typeof y === 'boolean' ? apply(x, y) : openAmong(x, y)
}

function whole(bits: bigint): (width: number) => Value {
  return (width) => integer(bits, width)
}

function isLess(x: bigint, y: bigint, width: number): boolean {
  return unsignedWide(x, width) < unsignedWide(y, width)
}

/** Group and Subgroup Instructions, by name: Non-Uniform Instructions. */
export const groupRows: Readonly<Record<string, Meet>> = {
  OpGroupNonUniformElect: (lanes) => lanes.map((_, n) => n === 0),
  OpGroupNonUniformAll: forAll(all),
  OpGroupNonUniformAny: forAll(any),
  OpGroupNonUniformAllEqual: forAll(allEqual),
  OpGroupNonUniformBroadcast: from('OpGroupNonUniformBroadcast', (_, operand) => operand, true),
  OpGroupNonUniformBroadcastFirst: forAll(([first]) => first as Value),
  OpGroupNonUniformBallot: forAll(ballot),
  OpGroupNonUniformInverseBallot: onBallot((bits, number) => bits[number] === true),
  OpGroupNonUniformBallotBitExtract: onBallot((bits, _, [index]) => {
    const position = countOf(index, 32)
    return typeof position === 'number'
      ? (bits[position] ?? new Unknown('a bit of a ballot beyond the size of the scope'))
      : position
  }),
  OpGroupNonUniformBallotBitCount: onBallot(
    (bits, number, [operation]) => bitCount(bits, number, operation),
    1,
  ),
  OpGroupNonUniformBallotFindLSB: onBallot((bits) => found(bits.indexOf(true))),
  OpGroupNonUniformBallotFindMSB: onBallot((bits) => found(bits.lastIndexOf(true))),
  OpGroupNonUniformShuffle: from('OpGroupNonUniformShuffle', (_, operand) => operand),
  OpGroupNonUniformShuffleXor: from(
    'OpGroupNonUniformShuffleXor',
    (number, operand) => number ^ operand,
  ),
  OpGroupNonUniformShuffleUp: from(
    'OpGroupNonUniformShuffleUp',
    (number, operand) => number - operand,
  ),
  OpGroupNonUniformShuffleDown: from(
    'OpGroupNonUniformShuffleDown',
    (number, operand) => number + operand,
  ),
  OpGroupNonUniformQuadBroadcast: from(
    'OpGroupNonUniformQuadBroadcast',
    (number, operand) => (operand < 4 ? (number & ~3) | operand : -1),
    true,
  ),
  OpGroupNonUniformQuadSwap: from(
    'OpGroupNonUniformQuadSwap',
    (number, direction) => number ^ (direction + 1),
    true,
  ),
  OpGroupNonUniformIAdd: reduce(
    whole(0n),
    onIntegers((x, y) => x + y),
  ),
  OpGroupNonUniformIMul: reduce(
    whole(1n),
    onIntegers((x, y) => x * y),
  ),
  OpGroupNonUniformSMin: reduce(
    (width) => integer((1n << BigInt(width - 1)) - 1n, width),
    onIntegers((x, y) => (x < y ? x : y)),
  ),
  OpGroupNonUniformUMin: reduce(
    whole(-1n),
    onIntegers((x, y, width) => (isLess(x, y, width) ? x : y)),
  ),
  OpGroupNonUniformSMax: reduce(
    (width) => integer(1n << BigInt(width - 1), width),
    onIntegers((x, y) => (x > y ? x : y)),
  ),
  OpGroupNonUniformUMax: reduce(
    whole(0n),
    onIntegers((x, y, width) => (isLess(x, y, width) ? y : x)),
  ),
  OpGroupNonUniformBitwiseAnd: reduce(
    whole(-1n),
    onIntegers((x, y) => x & y),
  ),
  OpGroupNonUniformBitwiseOr: reduce(
    whole(0n),
    onIntegers((x, y) => x | y),
  ),
  OpGroupNonUniformBitwiseXor: reduce(
    whole(0n),
    onIntegers((x, y) => x ^ y),
  ),
  OpGroupNonUniformLogicalAnd: reduce(
    () => true,
    onBooleans((x, y) => x && y),
  ),
  OpGroupNonUniformLogicalOr: reduce(
    () => false,
    onBooleans((x, y) => x || y),
  ),
  OpGroupNonUniformLogicalXor: reduce(
    () => false,
    onBooleans((x, y) => x !== y),
  ),
}
