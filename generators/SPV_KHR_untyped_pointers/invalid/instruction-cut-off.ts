import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { lengthsOf, newInstructions } from '../shared/new-instructions.ts'

/** The module whose instruction `at` keeps only that many words behind the first. */
function cut(module: Module, at: number, length: (least: number) => number): Module | undefined {
  const instruction = module.instructions[at]
  const lengths = lengthsOf(instruction)
  if (instruction === undefined || lengths === undefined) return undefined
  const wanted = length(lengths.least)
  if (wanted < 0 || wanted >= lengths.least) return undefined
  const words = instruction.words.slice(0, wanted)
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'instruction-cut-off',
  rule: 'word-count-reaches-the-last-required-operand',
  summary: 'the instruction ends before its last required operand',
  ordinals: (module) => ordinalsOf(module, ...newInstructions),
  ways: {
    'last-operand-missing': (module, at) => cut(module, at, (least) => least - 1),
    'two-operands-missing': (module, at) => cut(module, at, (least) => least - 2),
    'opcode-only': (module, at) => cut(module, at, (least) => (least > 2 ? 0 : -1)),
  },
})
