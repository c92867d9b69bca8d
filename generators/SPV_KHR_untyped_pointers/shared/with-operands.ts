import type { Module } from '../../module.ts'
import { graft } from '../../mutate/graft.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { withWords } from './with-inserted.ts'
import type { Declare } from './with-operand.ts'

/** The module in which several words of the instruction with ordinal `at` are other ids, declared in front of it. */
export function withOperands(
  module: Module,
  at: number,
  operands: Readonly<Record<number, Declare>>,
): Module | undefined {
  const before = module.instructions[at]
  if (before === undefined) return undefined
  const added = graft(module, at)
  const by: Record<number, number> = {}
  for (const [word, declare] of Object.entries(operands)) {
    const id = declare(added, module, at)
    const old = before.words[Number(word)]
    if (id === undefined || old === undefined || id === old) return undefined
    by[Number(word)] = id
  }
  const { module: wider, shift } = added.done()
  return replaceInstruction(wider, at + shift, withWords(before, by))
}
