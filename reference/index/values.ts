import { opcodeOf } from '#spec/grammar/opcodes'
import { literalString, numberType } from '../decode/literals.ts'
import type { Module } from '../module.ts'

const opConstant = opcodeOf('OpConstant')
const opConstantNull = opcodeOf('OpConstantNull')
const opSpecConstant = opcodeOf('OpSpecConstant')

/** Like {@link Module.integerValue} says; widths beyond 64 bits included. */
export function integerValue(module: Module, id: number): bigint | undefined {
  const constant = module.definition(id)
  const declaration = module.definition(constant?.resultType ?? 0)
  if (constant === undefined || declaration === undefined) return undefined
  const type = numberType(module.words, declaration.word)
  if (type === undefined || type.float || type.width === 0) return undefined
  if (constant.opcode === opConstantNull) return 0n
  if (constant.opcode !== opConstant && constant.opcode !== opSpecConstant) return undefined
  const count = Math.ceil(type.width / 32)
  if (constant.wordCount !== 3 + count) return undefined
  let value = 0n
  for (let place = count - 1; place >= 0; place--)
    value = (value << 32n) | BigInt(module.words[constant.word + 3 + place] as number)
  return type.signed ? BigInt.asIntN(type.width, value) : BigInt.asUintN(type.width, value)
}

/** Longer strings are not kept. */
const mostWords = 32

/** The most values that are kept: input must not choose their number. */
const mostStrings = 1024

interface KeptText {
  readonly words: Uint32Array
  readonly text: string
}

/** Strings by a number that is worked out of their words: names of extensions, sets and entry points come again and again. */
const kept = new Map<number, KeptText>()

function isSame(
  { words: known }: KeptText,
  words: Uint32Array,
  start: number,
  count: number,
): boolean {
  if (known.length !== count) return false
  for (let index = 0; index < count; index++)
    if (known[index] !== words[start + index]) return false
  return true
}

/** The literal string at `start`, as {@link literalString} gives it. */
export function pooledString(words: Uint32Array, start: number, end: number): string {
  let number = 0
  let count = 0
  for (let index = start; index < end && count === 0; index++) {
    const word = words[index] as number
    number = (Math.imul(number, 31) + word) | 0
    if (((word - 0x01010101) & ~word & 0x80808080) !== 0) count = index - start + 1
  }
  if (count === 0 || count > mostWords) return literalString(words, start, end)
  const known = kept.get(number)
  if (known !== undefined && isSame(known, words, start, count)) return known.text
  const text = literalString(words, start, end)
  if (kept.size >= mostStrings) kept.clear()
  kept.set(number, { words: words.slice(start, start + count), text })
  return text
}
