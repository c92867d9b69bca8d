import type fc from 'fast-check'
import type { Aim, FuzzMakers, NamedGenerator, NamedMutator } from './fuzz-makers.ts'
import type { Past } from './past.ts'
import { drawWeighted, type Weighted, weightedBy } from './weighted.ts'

const aimsBy = new WeakMap<FuzzMakers, WeakMap<ReadonlySet<string>, Weighted<Aim>>>()

/** The aims with their weights: that of the text, and less for rules that were broken alone. */
function weightedAims(makers: FuzzMakers, { brokenAlone }: Past): Weighted<Aim> {
  const known = aimsBy.get(makers) ?? new WeakMap<ReadonlySet<string>, Weighted<Aim>>()
  aimsBy.set(makers, known)
  const found = known.get(brokenAlone)
  if (found !== undefined) return found
  const { aims, weights } = makers
  const made = weightedBy(
    aims,
    ({ rule, text }) => (weights.texts[text] ?? 1) * (brokenAlone.has(rule) ? weights.again : 1),
  )
  known.set(brokenAlone, made)
  return made
}

/** A rule to break; `undefined` where the weights leave none. */
export function drawAim(makers: FuzzMakers, past: Past, random: fc.Random): Aim | undefined {
  return drawWeighted(random, weightedAims(makers, past))
}

const generatorsBy = new WeakMap<FuzzMakers, Weighted<NamedGenerator>>()

/** The generators with their weights: those of a text share what its rules have. */
function weightedGenerators(makers: FuzzMakers): Weighted<NamedGenerator> {
  const { aims, generators, weights } = makers
  const count = (entries: readonly { readonly text: string }[], text: string): number =>
    entries.filter((each) => each.text === text).length
  const texts = new Set(generators.map(({ text }) => text))
  const byText = new Map(
    Array.from(texts, (text) => [
      text,
      ((weights.texts[text] ?? 1) * count(aims, text)) / count(generators, text),
    ]),
  )
  return weightedBy(generators, ({ text }) => byText.get(text) ?? 0)
}

/** A generator of a text; `undefined` where the weights leave none. */
export function drawGenerator(makers: FuzzMakers, random: fc.Random): NamedGenerator | undefined {
  const weighted = generatorsBy.get(makers) ?? weightedGenerators(makers)
  generatorsBy.set(makers, weighted)
  return drawWeighted(random, weighted)
}

const genericBy = new WeakMap<FuzzMakers, Weighted<NamedMutator>>()

/** A mutator without a rule in mind; `undefined` where the weights leave none. */
export function drawGeneric(makers: FuzzMakers, random: fc.Random): NamedMutator | undefined {
  const weighted =
    genericBy.get(makers) ??
    weightedBy(makers.generic, ({ mutator }) => makers.weights.generic[mutator?.name ?? ''] ?? 1)
  genericBy.set(makers, weighted)
  return drawWeighted(random, weighted)
}
