import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { lengthsOf, newInstructions } from '../shared/new-instructions.ts'

/** The module whose instruction `at` has that many words more than it may have. */
function extend(module: Module, at: number, more: number, word?: number): Module | undefined {
  const instruction = module.instructions[at]
  const most = lengthsOf(instruction)?.most ?? Number.POSITIVE_INFINITY
  if (instruction === undefined || !Number.isFinite(most)) return undefined
  const { words } = instruction
  const filler = word ?? words.at(-1) ?? 0
  const added = Array.from({ length: most + more - words.length }, () => filler)
  return replaceInstruction(module, at, { ...instruction, words: [...words, ...added] })
}

export const mutator = mutatorOf({
  name: 'operand-beyond-the-last',
  rule: 'word-count-ends-at-the-last-operand',
  summary: 'the instruction goes on behind its last optional operand',
  ordinals: (module) => ordinalsOf(module, ...newInstructions),
  ways: {
    'last-operand-again': (module, at) => extend(module, at, 1),
    zero: (module, at) => extend(module, at, 1, 0),
    'two-words': (module, at) => extend(module, at, 2),
    'many-words': (module, at) => extend(module, at, 40),
  },
})
