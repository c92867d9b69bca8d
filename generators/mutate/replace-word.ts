import type { Module } from '../module.ts'
import { replaceInstruction } from './replace-instruction.ts'

/**
 * The module with another value for one word of the instruction with ordinal `at`. `word` counts from 0 behind the
 * instruction's first word, as `OperandPlace.word` does. Unchanged where there is no such word.
 */
export function replaceWord(module: Module, at: number, word: number, value: number): Module {
  const instruction = module.instructions[at]
  if (instruction === undefined || word >= instruction.words.length) return module
  const words = instruction.words.with(word, value >>> 0)
  return replaceInstruction(module, at, { ...instruction, words })
}
