import { smallerAnswers } from '#generators/drive/answered-choices'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Recipe } from '../make/recipe.ts'
import { remake } from '../make/remake.ts'
import { type Budget, firstShown } from './first-shown.ts'
import type { ReductionGoal, Reproduction, SmallerModule } from './subject.ts'

function* candidates(
  makers: FuzzMakers,
  recipe: Recipe,
  recipes: Recipe[],
): Iterable<SmallerModule> {
  for (const fractions of smallerAnswers(recipe.fractions)) {
    const smaller = { ...recipe, fractions: [...fractions] }
    let made: SmallerModule | undefined
    try {
      made = remake(makers, smaller)
    } catch {
      // A maker may refuse answers that it has never been given; they do not give a smaller module then.
    }
    if (made === undefined) continue
    recipes.push(smaller)
    yield made
  }
}

/**
 * Shrinks the answers from which a module was made, as fast-check shrinks an array of numbers, while the module shows
 * the same. `shown` if nothing smaller does, or the module was not made from answers.
 */
export async function shrinkChoices(
  makers: FuzzMakers,
  subject: ReductionGoal,
  shown: Reproduction,
  recipe: Recipe,
  budget: Budget,
): Promise<Reproduction> {
  let best = shown
  let current = recipe
  while (budget.left > 0 && budget.judged > 0) {
    const tried: Recipe[] = []
    const made = new Map<Uint32Array, Recipe>()
    const stream = candidates(makers, current, tried)
    const told = (function* (): Iterable<SmallerModule> {
      for (const candidate of stream) {
        made.set(candidate.words, tried.at(-1) as Recipe)
        // Only an invalid module has a control.
        const control = shown.control === null ? null : candidate.control
        if (candidate.words.length <= best.words.length) yield { ...candidate, control }
      }
    })()
    const smaller = await firstShown(subject, best, told, budget)
    const next = smaller === undefined ? undefined : made.get(smaller.words)
    if (smaller === undefined || next === undefined) return best
    best = smaller
    current = next
  }
  return best
}
