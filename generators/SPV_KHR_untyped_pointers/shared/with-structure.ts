import type { Module } from '../../module.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { arrayLengthWords } from './array-length-words.ts'
import { memberCount } from './member-count.ts'

/** The module that asks for the length of the last member of that structure instead. */
export function withStructure(module: Module, at: number, structure: number): Module {
  const changed = replaceWord(module, at, arrayLengthWords.structure, structure)
  const last = Math.max(0, memberCount(module, structure) - 1)
  return replaceWord(changed, at, arrayLengthWords.member, last)
}
