import { arithmetic, type Meaning, relations, signed as signedOf } from './integer-meanings.ts'

/** An instruction with two operands, on integers without a sign. */
export type IntegerOperation = (x: bigint, y: bigint) => bigint | boolean

/** Bits of the integers that stages pass on. */
const width = 32

/** An integer of 32 bits with its sign. */
export const signed = (value: bigint) => signedOf(value, width)

/** Poison for some of the numbers that are drawn. */
const withSigns: ReadonlySet<string> = new Set(['OpSDiv', 'OpSRem', 'OpSMod'])

const meanings: readonly (readonly [string, Meaning<bigint | boolean>])[] = [
  ...Object.entries(arithmetic),
  ...Object.entries(relations),
]

/** Binary instructions on integers without a sign, as their sections define them. */
export const binary: Readonly<Record<string, IntegerOperation>> = Object.fromEntries(
  meanings
    .filter(([name]) => !withSigns.has(name))
    .map(([name, meaning]) => [name, (x: bigint, y: bigint) => meaning(x, y, width)]),
)

/** Instructions of GLSL.std.450 with two operands. */
export const extended: Readonly<Record<string, IntegerOperation>> = {
  UMin: (x, y) => (x < y ? x : y),
  UMax: (x, y) => (x < y ? y : x),
  SMin: (x, y) => (signed(x) < signed(y) ? x : y),
  SMax: (x, y) => (signed(x) < signed(y) ? y : x),
}

const lengthOf = (value: bigint) => (value === 0n ? 0 : value.toString(2).length)
const magnitude = (value: bigint) => (signed(value) < 0n ? -signed(value) : signed(value))

/** Instructions with one operand. */
export const unary: Readonly<Record<string, (x: bigint) => bigint>> = {
  OpNot: (x) => ~x,
  OpSNegate: (x) => -x,
  OpBitCount: (x) => BigInt([...x.toString(2)].filter((digit) => digit === '1').length),
  OpBitReverse: (x) => BigInt(`0b${[...x.toString(2).padStart(32, '0')].reverse().join('')}`),
}
/** Those of GLSL.std.450. */
export const extendedUnary: Readonly<Record<string, (x: bigint) => bigint>> = {
  SAbs: magnitude,
  SSign: (x) => (signed(x) < 0n ? -1n : signed(x) > 0n ? 1n : 0n),
  FindILsb: (x) => (x === 0n ? -1n : BigInt(lengthOf(x & -x) - 1)),
  FindUMsb: (x) => BigInt(lengthOf(x) - 1),
  FindSMsb: (x) => BigInt(lengthOf(signed(x) < 0n ? ~signed(x) : x) - 1),
}
