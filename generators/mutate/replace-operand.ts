import type { Module } from '../module.ts'
import type { OperandPlace } from '../words/operands-of.ts'
import { replaceInstruction } from './replace-instruction.ts'

/** The module with other words, any number of them, for one operand of the instruction with ordinal `at`. */
export function replaceOperand(
  module: Module,
  at: number,
  { word, length }: Pick<OperandPlace, 'word' | 'length'>,
  by: readonly number[],
): Module {
  const instruction = module.instructions[at]
  if (instruction === undefined) return module
  const words = instruction.words.toSpliced(word, length, ...by)
  return replaceInstruction(module, at, { ...instruction, words })
}
