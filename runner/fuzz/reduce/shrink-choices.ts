import fc from 'fast-check'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Recipe } from '../make/recipe.ts'
import { remake } from '../make/remake.ts'
import { type Budget, firstShown } from './first-shown.ts'
import type { Candidate, Shown, Subject } from './subject.ts'

const steps = 0x1_0000
const answers = fc.array(fc.nat({ max: steps - 1 }))

function* candidates(
  makers: FuzzMakers,
  recipe: Recipe,
  numbers: readonly number[],
  recipes: Recipe[],
): Iterable<Candidate> {
  for (const { value } of answers.shrink([...numbers], undefined)) {
    const smaller = { ...recipe, fractions: value.map((number) => number / steps) }
    let made: Candidate | undefined
    try {
      made = remake(makers, smaller)
    } catch {
      // A maker may refuse answers that it has never been given; they are no smaller module then.
    }
    if (made === undefined) continue
    recipes.push(smaller)
    yield made
  }
}

/**
 * Shrinks the answers that a module was made by, as fast-check shrinks an array of numbers, while the module shows the
 * same. `shown` where nothing smaller does, or nobody made the module by answers.
 */
export async function shrinkChoices(
  makers: FuzzMakers,
  subject: Subject,
  shown: Shown,
  recipe: Recipe,
  budget: Budget,
): Promise<Shown> {
  let best = shown
  let numbers = recipe.fractions.map((fraction) => Math.floor(fraction * steps))
  while (budget.left > 0 && budget.judged > 0) {
    const tried: Recipe[] = []
    const made = new Map<Uint32Array, Recipe>()
    const stream = candidates(makers, recipe, numbers, tried)
    const told = (function* (): Iterable<Candidate> {
      for (const candidate of stream) {
        made.set(candidate.words, tried.at(-1) as Recipe)
        if (candidate.words.length <= best.words.length) yield candidate
      }
    })()
    const smaller = await firstShown(subject, best, told, budget)
    const by = smaller === undefined ? undefined : made.get(smaller.words)
    if (smaller === undefined || by === undefined) return best
    best = smaller
    numbers = by.fractions.map((fraction) => Math.floor(fraction * steps))
  }
  return best
}
