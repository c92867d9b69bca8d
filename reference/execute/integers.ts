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
