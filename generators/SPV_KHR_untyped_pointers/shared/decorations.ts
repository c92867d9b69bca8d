import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

/** Ordinals of the direct decorations of those names whose target is of that kind, in the eyes of `isTarget`. */
export function decorationsOf(
  module: Module,
  names: readonly string[],
  isTarget: (target: number) => boolean = () => true,
): readonly number[] {
  const values = names.map((name) => enumerantByName('Decoration', name)?.value)
  return ordinalsOf(module, 'OpDecorate').filter((at) => {
    const [target = 0, decoration] = module.instructions[at]?.words ?? []
    return values.includes(decoration) && isTarget(target)
  })
}
