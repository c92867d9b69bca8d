/** Words as bytes, the lowest first. */
export function bytesOf(words: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(words.map((word) => word >>> 0)).buffer)
}

/** Bytes as words, the lowest first. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.slice().buffer)
}

/** The integer of that width, lowest byte first, at a byte. */
export function integerAt(bytes: Uint8Array, index: number, width: number): bigint {
  let value = 0n
  for (let n = width / 8 - 1; n >= 0; n--)
    value = (value << 8n) | BigInt(bytes[index + n] as number)
  return value
}

/** Puts an integer of that width, lowest byte first, at a byte. */
export function putInteger(bytes: Uint8Array, index: number, value: bigint, width: number): void {
  for (let n = 0; n < width / 8; n++) bytes[index + n] = Number((value >> BigInt(8 * n)) & 0xffn)
}

/** An integer of that width as bytes, the lowest first. */
export function integerBytes(value: bigint, width: number): Uint8Array {
  const bytes = new Uint8Array(width / 8)
  putInteger(bytes, 0, value, width)
  return bytes
}

/** Bits of a normal number of a width that is not symmetric: none of its bytes is like another. */
export const floatBits: Readonly<Record<number, bigint>> = {
  16: 0x4a35n,
  32: 0x4b12_3456n,
  64: 0x4172_3456_789a_bcden,
}

/** Bytes as hexadecimal digits, two for each. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Words as hexadecimal digits, eight for each, the lowest byte first. */
export function hexWords(words: readonly number[]): string {
  return hexOf(bytesOf(words))
}

/** The bytes that hexadecimal digits give. */
export function hexBytes(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}
