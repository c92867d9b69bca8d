import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { textAt } from './text-at.ts'

/** Names of the entry points that pass, by the id of their function. */
export function entryPointNames(
  module: Module,
  passes: (entry: number) => boolean,
): readonly string[] {
  return ordinalsOf(module, 'OpEntryPoint').flatMap((at) => {
    const { words } = module.instructions[at] ?? { words: [] }
    const name = textAt(words, 2)
    return name === undefined || !passes(words[1] ?? 0) ? [] : [name]
  })
}
