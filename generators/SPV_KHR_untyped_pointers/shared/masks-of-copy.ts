import type { Instruction } from '../../module.ts'
import { copyWords } from './copy-at.ts'

/** Bits of memory operands. */
export const memoryBits = {
  Volatile: 0x1,
  Aligned: 0x2,
  Nontemporal: 0x4,
  MakePointerAvailable: 0x8,
  MakePointerVisible: 0x10,
  NonPrivatePointer: 0x20,
} as const

const parameters = [
  memoryBits.Aligned,
  memoryBits.MakePointerAvailable,
  memoryBits.MakePointerVisible,
]

/** Which words of a copy are one mask and what belongs to it. */
export interface MaskPlace {
  readonly word: number
  /** In words. */
  readonly length: number
}

/** The masks of a copy, in order. */
export function masksOf({ words }: Instruction): readonly MaskPlace[] {
  const found: MaskPlace[] = []
  let word: number = copyWords.firstMask
  while (word < words.length) {
    const mask = words[word] ?? 0
    const length = 1 + parameters.filter((bit) => (mask & bit) !== 0).length
    found.push({ word, length })
    word += length
  }
  return found
}
