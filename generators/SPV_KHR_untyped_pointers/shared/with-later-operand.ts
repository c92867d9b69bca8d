import type { Module } from '../../module.ts'
import { graft } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import type { Declare } from './with-operand.ts'

/** Ways that put in the place of one word what is declared behind the instruction, at the end of the declarations. */
export function laterOperandWays(
  word: number,
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]): [string, Way] => [
      variant,
      (module: Module, at) => {
        const end = module.instructions.length
        const added = graft(module, end)
        const id = declare(added, module, end)
        return id === undefined ? undefined : replaceWord(added.done().module, at, word, id)
      },
    ]),
  )
}
