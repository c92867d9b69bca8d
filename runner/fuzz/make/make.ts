import type fc from 'fast-check'
import { drawnChoices } from '#generators/drive/answered-choices'
import { encode } from '#generators/words/encode'
import { type Environment, environmentByName, environments } from '#spec/environments'
import { drawAim, drawGenerator } from './aim.ts'
import { type Base, baseAtRandom, baseOfGenerator, type RandomKind, randomKind } from './base-of.ts'
import { below, fraction, oneOf } from './chances.ts'
import { type Changed, change, formOf, type ModuleForms } from './change.ts'
import { clientEnvironments } from './client-environments.ts'
import { drawMutator } from './draw-mutator.ts'
import type { FuzzMakers, NamedGenerator } from './fuzz-makers.ts'
import type { Kept } from './kept.ts'
import type { Made } from './made.ts'
import type { Past } from './past.ts'
import { randomOf } from './random.ts'
import type { Step } from './recipe.ts'
import { drawNamed } from './weighted.ts'

/** How many mutators and modules are tried for a rule to break before it is given up. */
const tries = 3

const universal = environments.filter(({ client }) => client === 'universal')

/**
 * One of the environments. A module that is changed without a rule in mind is asked about in a universal environment,
 * since the judge cannot know what the clients of SPIR-V forbid beyond the texts; now and then in an environment that
 * the maker did not intend.
 */
function environmentOf(
  { weights }: FuzzMakers,
  random: fc.Random,
  names: readonly string[],
  aimless: boolean,
): Environment {
  const named = (environmentByName(oneOf(random, names)) ?? environments[0]) as Environment
  if (!aimless) return named
  if (fraction(random) < weights.anyEnvironment) return oneOf(random, universal)
  return universal.find(({ version }) => version === named.version) ?? named
}

/** As `environmentOf`, where the module was changed now and then that of a client. */
function placeOf(
  makers: FuzzMakers,
  random: fc.Random,
  names: readonly string[],
  aimless: boolean,
  last: Changed | undefined,
): Pick<Made, 'environment' | 'unlessInvalid'> {
  const environment = environmentOf(makers, random, names, aimless)
  if (last?.module === undefined || fraction(random) >= makers.weights.clientEnvironment)
    return { environment }
  const fitting = clientEnvironments(last.module, makers.weights.clientEnvironments)
  return fitting.length === 0
    ? { environment }
    : { environment: oneOf(random, fitting), unlessInvalid: environment }
}

/** A module changed by one of some mutators, the first that has a place in it; `undefined` where none has. */
function changedOnce(
  makers: FuzzMakers,
  past: Past,
  random: fc.Random,
  form: ModuleForms,
): Changed | undefined {
  for (let left = tries; left > 0; left--) {
    const drawn = drawMutator(makers, past, random, form)
    const changed = drawn && change(drawn, form, random)
    if (changed !== undefined) return changed
  }
  return undefined
}

function changes(
  makers: FuzzMakers,
  past: Past,
  random: fc.Random,
  form: ModuleForms,
  most: number,
): readonly Changed[] {
  const done: Changed[] = []
  let current = form
  for (let left = 1 + below(random, most); left > 0; left--) {
    const changed = changedOnce(makers, past, random, current)
    if (changed === undefined) continue
    done.push(changed)
    current = changed
  }
  return done
}

interface ModuleSource {
  readonly source: 'generator' | 'random'
  readonly generator?: NamedGenerator
  /** Present for a random module. */
  readonly size?: RandomKind
  readonly base: Base
  readonly form: ModuleForms
  /** The change that breaks the rule in mind, where there is one. */
  readonly aimed?: Changed
}

function formOfBase({ module }: Base): ModuleForms {
  return { words: encode(module), module }
}

/** A module of a generator, changed by a mutator of a rule; `undefined` where none of some has a place for it. */
function aimedSource(makers: FuzzMakers, past: Past, random: fc.Random): ModuleSource | undefined {
  const aim = drawAim(makers, past, random)
  for (let left = aim === undefined ? 0 : tries; left > 0; left--) {
    const { mutator, generators } = oneOf(random, aim?.breaking ?? [])
    const generator = oneOf(random, generators)
    const base = baseOfGenerator(generator, drawnChoices(random))
    const form = formOfBase(base)
    const aimed = change(mutator, form, random)
    if (aimed !== undefined) return { source: 'generator', generator, base, form, aimed }
  }
  return undefined
}

/** A generator of a text with a rule to break in mind or without, or a random module. */
function sourceOf(makers: FuzzMakers, past: Past, random: fc.Random): ModuleSource {
  const way = drawNamed(random, { ...makers.weights.sources, kept: 0 })
  const source = way === 'aimed' ? aimedSource(makers, past, random) : undefined
  if (source !== undefined) return source
  const isRandom = way === 'random' || way === 'large' || way === 'program'
  const generator = isRandom ? undefined : drawGenerator(makers, random)
  if (generator === undefined) {
    const size = randomKind(way)
    const base = baseAtRandom(drawnChoices(random), size)
    return {
      source: 'random',
      size,
      base,
      form: formOfBase(base),
    }
  }
  const base = baseOfGenerator(generator, drawnChoices(random))
  return { source: 'generator', generator, base, form: formOfBase(base) }
}

function steps(changes: readonly Changed[]): Step[] {
  return changes.map(({ step }) => step)
}

function fresh(makers: FuzzMakers, random: fc.Random, past: Past): Made {
  const { source, generator, size, base, form, aimed } = sourceOf(makers, past, random)
  const changed =
    aimed !== undefined
      ? [aimed]
      : size !== 'program' && fraction(random) < makers.weights.changed
        ? changes(makers, past, random, form, 2)
        : []
  const aimless = aimed === undefined && changed.length > 0
  const place = placeOf(makers, random, base.environments, aimless, changed.at(-1))
  return {
    words: changed.at(-1)?.words ?? form.words,
    ...place,
    control: changed.length === 0 ? null : form.words,
    rules: generator?.rules ?? [],
    changedBy: changed.map(({ step }) => step.mutator),
    recipe: () => ({
      source,
      name: generator?.key ?? size ?? '',
      fractions: [...base.answers],
      steps: steps(changed),
    }),
  }
}

function again(makers: FuzzMakers, random: fc.Random, past: Past, kept: Kept): Made {
  const form = formOf(kept.words)
  const changed = changes(makers, past, random, form, 3)
  const last = changed.at(-1)
  const place = placeOf(makers, random, [kept.environment.name], last !== undefined, last)
  return {
    words: changed.at(-1)?.words ?? form.words,
    ...place,
    control: changed.length === 0 || !kept.valid ? null : form.words,
    rules: kept.rules,
    changedBy: changed.map(({ step }) => step.mutator),
    recipe: () => ({
      ...{ source: 'kept', name: kept.name, fractions: [], steps: steps(changed) },
      ...(kept.ways === undefined ? {} : { before: [...kept.ways] }),
    }),
  }
}

/** The module of that index of a campaign: the same whenever, wherever and in whatever order it is asked for. */
export function make(makers: FuzzMakers, seed: number, index: number, past: Past): Made {
  const random = randomOf(seed, index)
  const { kept, ...others } = makers.weights.sources
  const sum = Object.values(others).reduce((all, weight) => all + weight, kept)
  const fromKept = past.kept.length > 0 && fraction(random) * sum < kept
  return fromKept
    ? again(makers, random, past, oneOf(random, past.kept))
    : fresh(makers, random, past)
}
