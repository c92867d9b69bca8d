import { encode } from '#generators/words/encode'
import { type Environment, environmentByName, environments } from '#spec/environments'
import { type Base, baseAtRandom, baseOfGenerator } from './base-of.ts'
import { type Changed, change, type Form, formOf } from './change.ts'
import type { FuzzMakers, NamedGenerator, NamedMutator } from './fuzz-makers.ts'
import type { Kept } from './kept.ts'
import type { Made } from './made.ts'
import { oneOf, type Random, randomOf } from './random.ts'
import type { Step } from './recipe.ts'

/** Modules that are worth to be changed again, as far as a module of that index may know of them. */
export type Pool = readonly Kept[]

/** Beyond so many instructions no rule is broken on purpose: the sites of those mutators take too long to list. */
const largest = 2000

const universal = environments.filter(({ client }) => client === 'universal')

/**
 * One of the environments. Once a module is changed without a rule in mind it is asked about in a universal one, for what
 * the clients of SPIR-V forbid beyond the texts is nothing that the judge could know of; now and then in one that nobody
 * had in mind.
 */
function environmentOf(random: Random, names: readonly string[], aimless: boolean): Environment {
  const named = (environmentByName(oneOf(random, names)) ?? environments[0]) as Environment
  if (!aimless) return named
  if (random() < 0.1) return oneOf(random, universal)
  return universal.find(({ version }) => version === named.version) ?? named
}

function changes(makers: FuzzMakers, random: Random, form: Form, most: number): readonly Changed[] {
  const done: Changed[] = []
  let at = form
  for (let left = 1 + Math.floor(random() * most); left > 0; left--) {
    const draw = random()
    const small = (at.module?.instructions.length ?? 0) <= largest
    const by: NamedMutator | undefined =
      at.module === undefined || draw < 0.06
        ? oneOf(random, makers.genericWords)
        : draw < 0.45 && small
          ? oneOf(random, makers.breaking).mutator
          : oneOf(random, makers.generic)
    const changed = by === undefined ? undefined : change(by, at, random)
    if (changed === undefined) continue
    done.push(changed)
    at = changed
  }
  return done
}

interface Source {
  readonly source: 'generator' | 'random'
  readonly generator?: NamedGenerator
  readonly base: Base
  /** What to break it with, where that was decided before. */
  readonly by?: NamedMutator
}

/** A generator of a text with a rule to break in mind, or a random module. */
function sourceOf(makers: FuzzMakers, random: Random, next: () => number): Source {
  const { breaking, generators } = makers
  if (random() >= 0.5 || breaking.length === 0)
    return { source: 'random', base: baseAtRandom(next) }
  if (random() < 0.7) {
    const target = oneOf(random, breaking)
    const generator = oneOf(random, target.generators)
    return {
      source: 'generator',
      generator,
      base: baseOfGenerator(generator, next),
      by: target.mutator,
    }
  }
  const generator = oneOf(random, generators)
  return { source: 'generator', generator, base: baseOfGenerator(generator, next) }
}

function steps(of: readonly Changed[]): Step[] {
  return of.map(({ step }) => step)
}

function fresh(makers: FuzzMakers, seed: number, index: number, random: Random): Made {
  // A stream of its own, so that the answers can be told without making the module again.
  const next = randomOf(seed ^ 0x5bd1_e995, index)
  const { source, generator, base, by } = sourceOf(makers, random, next)
  const form: Form = { words: encode(base.module), module: base.module }
  const directed = by === undefined ? undefined : change(by, form, random)
  const changed =
    directed !== undefined ? [directed] : random() < 0.55 ? changes(makers, random, form, 2) : []
  const aimless = directed === undefined && changed.length > 0
  const environment = environmentOf(random, base.environments, aimless)
  return {
    words: changed.at(-1)?.words ?? form.words,
    environment,
    control: changed.length === 0 ? null : form.words,
    rules: generator?.rules ?? [],
    changedBy: changed.map(({ step }) => step.mutator),
    recipe: () => {
      const again = randomOf(seed ^ 0x5bd1_e995, index)
      return {
        source,
        name: generator?.key ?? '',
        fractions: Array.from({ length: base.asked }, again),
        steps: steps(changed),
      }
    },
  }
}

function again(makers: FuzzMakers, random: Random, kept: Kept): Made {
  const form = formOf(kept.words)
  const changed = changes(makers, random, form, 3)
  const environment = environmentOf(random, [kept.environment.name], changed.length > 0)
  return {
    words: changed.at(-1)?.words ?? form.words,
    environment,
    control: changed.length === 0 || !kept.valid ? null : form.words,
    rules: kept.rules,
    changedBy: changed.map(({ step }) => step.mutator),
    recipe: () => ({ source: 'kept', name: kept.name, fractions: [], steps: steps(changed) }),
  }
}

/** The module of that index of a campaign: the same whenever, wherever and in whatever order it is asked for. */
export function make(makers: FuzzMakers, seed: number, index: number, pool: Pool): Made {
  const random = randomOf(seed, index)
  return pool.length > 0 && random() < 0.3
    ? again(makers, random, oneOf(random, pool))
    : fresh(makers, seed, index, random)
}
