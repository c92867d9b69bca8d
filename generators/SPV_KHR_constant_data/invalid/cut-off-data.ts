import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { dataOf } from '../shared/data.ts'

function cut(module: Module, at: number, length: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = instruction.words.slice(0, length)
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'cut-off-data',
  rule: 'data-instruction-has-type-and-result',
  summary: 'the instruction ends before its result or its type',
  ordinals: (module) => dataOf(module),
  ways: {
    'without-result': (module, at) => cut(module, at, 1),
    'opcode-only': (module, at) => cut(module, at, 0),
  },
})
