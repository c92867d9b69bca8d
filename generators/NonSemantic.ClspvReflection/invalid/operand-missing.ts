import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { eachInstruction } from '../shared/each-instruction.ts'
import { operandsIn } from '../shared/instruction-named.ts'
import { reflectedAt, reflectedOf, wordsBefore } from '../shared/reflected-of.ts'

/** Operands that every version of the instruction must have. */
function requiredCount(module: Module, at: number): number {
  const row = reflectedAt(module, at)?.row
  if (row === undefined) return 0
  return operandsIn(row, row.since).filter(({ quantifier }) => quantifier === '').length
}

/** Cuts all operands off but that many; a module only where one that is required goes with them. */
function cut(module: Module, at: number, count: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined || count < 0) return undefined
  const words = instruction.words.slice(0, wordsBefore + count)
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutator = mutatorOf({
  name: 'operand-missing',
  rule: 'required-operands-are-present',
  summary: 'the instruction ends before the last operand that it must have',
  ordinals: (module) => reflectedOf(module).map(({ at }) => at),
  ways: {
    ...eachInstruction('last-missing-of', (module, at) =>
      cut(module, at, requiredCount(module, at) - 1),
    ),
    'all-missing': (module, at) => (requiredCount(module, at) > 1 ? cut(module, at, 0) : undefined),
  },
})
