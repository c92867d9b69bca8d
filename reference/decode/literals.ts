import { opcodeOf } from '#spec/grammar/opcodes'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

/**
 * Words of the literal string that starts at `start`, the one with the terminating zero octet counted; 0 where no
 * word before `end` has a zero octet.
 */
export function stringWordCount(words: Uint32Array, start: number, end: number): number {
  for (let index = start; index < end; index++) {
    const word = words[index] as number
    if (((word - 0x01010101) & ~word & 0x80808080) !== 0) return index - start + 1
  }
  return 0
}

/** Octets of the literal string at `start`, without the terminator; all octets up to `end` where there is none. */
export function stringOctets(words: Uint32Array, start: number, end: number): Uint8Array {
  const count = stringWordCount(words, start, end) || Math.max(0, end - start)
  const octets = new Uint8Array(count * 4)
  for (let index = 0; index < count; index++) {
    const word = words[start + index] as number
    octets[index * 4] = word
    octets[index * 4 + 1] = word >>> 8
    octets[index * 4 + 2] = word >>> 16
    octets[index * 4 + 3] = word >>> 24
  }
  const zero = octets.indexOf(0)
  return zero < 0 ? octets : octets.subarray(0, zero)
}

/** Longer strings are left to the decoder, which is slow to start and quick once it runs. */
const short = 32

/** The string of `count` words of ASCII, the last one its end; `undefined` where they hold anything else. */
function ascii(words: Uint32Array, start: number, count: number): string | undefined {
  const codes: number[] = []
  for (let index = start; index < start + count; index++) {
    const word = words[index] as number
    if ((word & 0x80808080) !== 0) return undefined
    for (let rest = word; (rest & 0xff) !== 0; rest >>>= 8) codes.push(rest & 0xff)
  }
  return String.fromCharCode(...codes)
}

/** The literal string at `start`; octets that are not UTF-8 become U+FFFD. */
export function literalString(words: Uint32Array, start: number, end: number): string {
  const count = stringWordCount(words, start, end)
  const text = count > 0 && count <= short ? ascii(words, start, count) : undefined
  return text ?? decoder.decode(stringOctets(words, start, end))
}

/** Whether what follows the first zero octet of `word`, a string's last word, is zero too. */
export function paddedWithZeros(word: number): boolean {
  if ((word & 0xff) === 0) return word === 0
  if ((word & 0xff00) === 0) return word >>> 8 === 0
  if ((word & 0xff0000) === 0) return word >>> 16 === 0
  return true
}

/** Whether the `count` words from `start`, a terminated string, are UTF-8 up to the terminator. */
export function isUtf8(words: Uint32Array, start: number, count: number): boolean {
  let high = 0
  for (let index = start; index < start + count; index++) high |= words[index] as number
  if ((high & 0x80808080) === 0) return true
  try {
    strict.decode(stringOctets(words, start, start + count))
    return true
  } catch {
    return false
  }
}

const opTypeInt = opcodeOf('OpTypeInt')
const opTypeFloat = opcodeOf('OpTypeFloat')

/** The scalar type that decides how a literal number lies in its words. */
export interface LiteralType {
  readonly float: boolean
  /** In bits, as declared: any number, 0 included. */
  readonly width: number
  readonly signed: boolean
  /** Value of the `FPEncoding` enumerant; -1 where the type has none. */
  readonly encoding: number
}

/** The type declared at word `word`; `undefined` if it declares no integer or float type. */
export function numberType(words: Uint32Array, word: number): LiteralType | undefined {
  const first = words[word] as number
  const opcode = first & 0xffff
  const wordCount = first >>> 16
  if (opcode === opTypeInt && wordCount >= 4)
    return {
      float: false,
      width: words[word + 2] as number,
      signed: words[word + 3] !== 0,
      encoding: -1,
    }
  if (opcode === opTypeFloat && wordCount >= 3)
    return {
      float: true,
      width: words[word + 2] as number,
      signed: true,
      encoding: wordCount >= 4 ? (words[word + 3] as number) : -1,
    }
  return undefined
}

/** Whether the bits of `last`, a literal's last word, beyond the width are what the type asks for. */
export function paddedLiteral(type: LiteralType, last: number): boolean {
  const used = type.width % 32
  if (used === 0) return true
  if (type.float || !type.signed) return last >>> used === 0
  const shift = 32 - used
  return (last << shift) >> shift === (last | 0)
}
