import { repeatedChoices } from '#generators/drive/answered-choices'
import { encode } from '#generators/words/encode'
import { baseAtRandom, baseOfGenerator, randomKind } from './base-of.ts'
import { type ModuleForms, repeat } from './change.ts'
import type { FuzzMakers } from './fuzz-makers.ts'
import type { Recipe } from './recipe.ts'

/**
 * The words that a recipe gives, perhaps with fewer or smaller fractions than before, and those before they were
 * changed. `undefined` where a step finds no place any more, and for what no maker made.
 */
export function remake(
  makers: FuzzMakers,
  recipe: Recipe,
): { readonly words: Uint32Array; readonly control: Uint32Array | null } | undefined {
  const choices = repeatedChoices(recipe.fractions)
  const generator = makers.generatorByKey.get(recipe.name)
  if (recipe.source === 'kept' || (recipe.source === 'generator' && generator === undefined))
    return undefined
  const { module } =
    generator === undefined
      ? baseAtRandom(choices, randomKind(recipe.name))
      : baseOfGenerator(generator, choices)
  const base: ModuleForms = { words: encode(module), module }
  let form = base
  for (const step of recipe.steps) {
    const mutator = makers.mutatorByKey.get(step.mutator)
    const changed = mutator === undefined ? undefined : repeat(mutator, form, step)
    if (changed === undefined) return undefined
    form = changed
  }
  return { words: form.words, control: recipe.steps.length === 0 ? null : base.words }
}
