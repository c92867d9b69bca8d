import type { Instruction, Module } from '../module.ts'
import { swapped } from './bytes.ts'
import { headerLength, magicNumber } from './header.ts'

/**
 * The maker's form of any words. Words of the other byte order are turned round. Opcodes, ids and operands are taken
 * unchanged; `undefined` only where the words do not fall apart into instructions: no header, a word count of 0, or a
 * last instruction that is cut off.
 */
export function read(words: Uint32Array): Module | undefined {
  if (words.length < headerLength) return undefined
  if (words[0] !== magicNumber) {
    const other = swapped(words)
    return other[0] === magicNumber ? read(other) : undefined
  }
  const instructions: Instruction[] = []
  let index = headerLength
  while (index < words.length) {
    const first = words[index] as number
    const end = index + (first >>> 16)
    if (end === index || end > words.length) return undefined
    instructions.push({ opcode: first & 0xffff, words: Array.from(words.subarray(index + 1, end)) })
    index = end
  }
  return {
    version: words[1] as number,
    generator: words[2] as number,
    bound: words[3] as number,
    schema: words[4] as number,
    instructions,
  }
}
