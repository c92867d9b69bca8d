import type { Module } from '../../module.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'

/** Declares what is to stand in the place of something else; nothing where that cannot be. */
export type Declare = (graft: Graft, module: Module, at: number) => number | undefined

/** The module in which one word of the instruction with ordinal `at` is another id, declared in front of it. */
export function withOperand(
  module: Module,
  at: number,
  word: number,
  declare: Declare,
): Module | undefined {
  const before = module.instructions[at]?.words[word]
  if (before === undefined) return undefined
  const added = graft(module, at)
  const id = declare(added, module, at)
  if (id === undefined || id === before) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, word, id)
}

/** Ways that put each of those things in the place of one word. */
export function operandWays(
  word: number,
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]): [string, Way] => [
      variant,
      (module, at) => withOperand(module, at, word, declare),
    ]),
  )
}
