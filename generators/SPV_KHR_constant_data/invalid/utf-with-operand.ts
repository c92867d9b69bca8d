import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'

function append(module: Module, at: number, ...more: readonly number[]): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = [...instruction.words, ...more]
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'utf-with-operand',
  rule: 'utf-encoded-has-no-operands',
  summary: 'the decoration is followed by an operand',
  ordinals: utfDecorations,
  ways: {
    number: (module, at) => append(module, at, 8),
    string: (module, at) => append(module, at, 0x0038_7475),
    'target-again': (module, at) => append(module, at, module.instructions[at]?.words[0] ?? 0),
    'two-numbers': (module, at) => append(module, at, 0, 0),
  },
})
