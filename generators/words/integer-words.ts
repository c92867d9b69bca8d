const word = 0xffff_ffffn

/**
 * The words of an integer of `width` bits, low-order word first. A negative value is in two's complement; narrow types
 * are sign-extended to a word where they are signed, else the bits above the width are zero. Bits that do not fit are
 * cut off.
 */
export function integerWords(value: number | bigint, width: number, signed: boolean): number[] {
  if (width === 32 && typeof value === 'number') return [value >>> 0]
  const bits = signed ? BigInt.asIntN(width, BigInt(value)) : BigInt.asUintN(width, BigInt(value))
  const words: number[] = []
  for (let at = 0; at < Math.max(width, 1); at += 32) {
    words.push(Number((bits >> BigInt(at)) & word))
  }
  return words
}
