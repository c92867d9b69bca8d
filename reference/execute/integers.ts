import { nary } from './componentwise.ts'
import { type Emit, widthOf } from './scope.ts'
import { openAmong, type Unknown, type Value } from './value.ts'

/** Wraps to a signed integer of `width` bits. */
export function narrow(value: number, width: number): number {
  return width === 32 ? value | 0 : (value << (32 - width)) >> (32 - width)
}

/** The unsigned reading of an integer of up to 32 bits. */
export function unsigned(value: number, width: number): number {
  return width === 32 ? value >>> 0 : value & (2 ** width - 1)
}

/** The signed reading of any integer as a bigint; `undefined` if it is open. */
export function wide(value: Value | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value
  return typeof value === 'number' ? BigInt(value) : undefined
}

/** The integer of `width` bits that is equal to `value` modulo 2 to the power of `width`. */
export function integer(value: bigint, width: number): Value {
  const wrapped = BigInt.asIntN(width, value)
  return width > 32 ? wrapped : Number(wrapped)
}

/** The unsigned reading of an integer of that width. */
export function unsignedWide(value: bigint, width: number): bigint {
  return BigInt.asUintN(width, value)
}

/** The unsigned integer that `size` bytes are from `offset` on, all of which are within `bytes`; the lowest comes first. */
export function bitsAt(bytes: Uint8Array, offset: number, size: number): bigint {
  let bits = 0n
  for (let index = size - 1; index >= 0; index--)
    bits = (bits << 8n) | BigInt(bytes[offset + index] as number)
  return bits
}

/** An integer as a count, an index or a shift, read as unsigned; open values stay. */
export function countOf(value: Value | undefined, width: number): number | Unknown {
  if (typeof value === 'number') return unsigned(value, width)
  if (typeof value === 'bigint') return Number(BigInt.asUintN(width, value))
  return openAmong(value)
}

/** An integer as a signed index; open values stay. */
export function indexOf(value: Value | undefined): number | Unknown {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  return openAmong(value)
}

/** An operation on integers of any width, exact; its result is wrapped to the width of the result type. */
export type OnIntegers = (values: readonly bigint[], width: number) => bigint | Unknown

/** Compiles an operation on integers that are read as signed or as unsigned. */
export function onIntegers(isSigned: boolean, apply: OnIntegers): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    const widths = instruction.operands.map(({ value }) => widthOf(scope.typeOf(value)))
    return nary(instruction, scope, (values) => {
      const whole: bigint[] = []
      for (const [n, value] of values.entries()) {
        const read = wide(value)
        if (read === undefined) return openAmong(value)
        whole.push(isSigned ? read : unsignedWide(read, widths[n] as number))
      }
      const result = apply(whole, widths[0] as number)
      return typeof result === 'bigint' ? integer(result, width) : result
    })
  }
}

/** The value in the range of a signed or unsigned integer of that width that is nearest. */
export function saturated(value: bigint, width: number, isSigned: boolean): bigint {
  const most = (1n << BigInt(isSigned ? width - 1 : width)) - 1n
  return clamped(value, isSigned ? -most - 1n : 0n, most)
}

/** The value in a range that is nearest. */
export function clamped(value: bigint, least: bigint, most: bigint): bigint {
  return value < least ? least : value > most ? most : value
}

/** The position of the highest bit that is 1 in a number that is not negative; -1 if there is none. */
export function highestBit(value: bigint): bigint {
  return value === 0n ? -1n : BigInt(value.toString(2).length - 1)
}

/** The position of the lowest bit that is 1; -1 if there is none. */
export function lowestBit(value: bigint): bigint {
  return value === 0n ? -1n : highestBit(value & -value)
}

/** The magnitude. */
export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
