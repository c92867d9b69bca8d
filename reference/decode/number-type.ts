import { opcodeOf } from '#spec/grammar/opcodes'

const opTypeInt = opcodeOf('OpTypeInt')
const opTypeFloat = opcodeOf('OpTypeFloat')

/** The scalar type that decides how a literal number lies in its words. */
export interface NumberType {
  readonly float: boolean
  /** In bits, as declared: any number, 0 included. */
  readonly width: number
  readonly signed: boolean
  /** Value of the `FPEncoding` enumerant; -1 where the type has none. */
  readonly encoding: number
}

/** What the type declaration at word `word` says; `undefined` where it declares no integer or float type. */
export function numberType(words: Uint32Array, word: number): NumberType | undefined {
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
export function paddedLiteral(type: NumberType, last: number): boolean {
  const used = type.width % 32
  if (used === 0) return true
  if (type.float || !type.signed) return last >>> used === 0
  const shift = 32 - used
  return (last << shift) >> shift === (last | 0)
}
