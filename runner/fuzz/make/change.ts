import type fc from 'fast-check'
import type { Site } from '#generators/maker'
import type { Module } from '#generators/module'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { below, oneOf } from './chances.ts'
import type { NamedMutator } from './fuzz-makers.ts'
import type { Step } from './recipe.ts'

/** A module in both forms; `module` is absent where the words fall apart. */
export interface ModuleForms {
  readonly words: Uint32Array
  readonly module: Module | undefined
}

/** Both forms of words. */
export function formOf(words: Uint32Array): ModuleForms {
  return { words, module: read(words) }
}

/** A changed module and how it was changed. */
export interface Changed extends ModuleForms {
  readonly step: Step
  /** The mutator's change there, as a line without a full stop. */
  readonly summary: string
}

function sitesOf({ mutator, wordMutator }: NamedMutator, { words, module }: ModuleForms) {
  if (wordMutator !== undefined) return wordMutator.sites(words)
  return mutator === undefined || module === undefined ? [] : mutator.sites(module)
}

function applied(
  { key, mutator, wordMutator }: NamedMutator,
  { words, module }: ModuleForms,
  site: Site,
): Changed | undefined {
  const step = { mutator: key, variant: site.variant, at: site.at }
  const summary = site.summary ?? (mutator ?? wordMutator)?.summary ?? ''
  if (wordMutator !== undefined)
    return { ...formOf(wordMutator.applyToWords(words, site)), step, summary }
  if (mutator === undefined || module === undefined) return undefined
  const changed = mutator.apply(module, site)
  return { words: encode(changed), module: changed, step, summary }
}

/**
 * What a mutator makes of a module, at each of its sites once. Sites that follow each other are far from each other in the module, so
 * that the first ones are from all over it.
 */
export function* changesBy(mutator: NamedMutator, form: ModuleForms): Generator<Changed> {
  const sites = sitesOf(mutator, form)
  const { length } = sites
  // Steps by a number that has no divisor in common with the length come to each site once.
  const divides = (step: number): boolean => {
    let [larger, smaller] = [length, step]
    while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
    return larger > 1
  }
  let step = Math.max(1, Math.floor(length * 0.618))
  while (step > 1 && divides(step)) step--
  for (let index = 0; index < length; index++) {
    const site = sites[(index * step) % length]
    const changed = site && applied(mutator, form, site)
    if (changed !== undefined) yield changed
  }
}

/** Places that are looked at before all sites are listed, for most places of most mutators have some. */
const tries = 6

/**
 * One of the sites; `undefined` if there is none. Lists all of them only for mutators that cannot be asked of a place.
 */
function siteOf(mutator: NamedMutator, form: ModuleForms, random: fc.Random): Site | undefined {
  const { words, module } = form
  const places =
    mutator.wordMutator !== undefined ? words.length : (module?.instructions.length ?? 0)
  const sitesAt = (siteIndex: number): readonly Site[] | undefined =>
    mutator.wordMutator !== undefined
      ? mutator.wordMutator.sitesAt?.(words, siteIndex)
      : module && mutator.mutator?.sitesAt?.(module, siteIndex)
  for (let left = places === 0 ? 0 : tries; left > 0; left--) {
    const sites = sitesAt(below(random, places))
    if (sites === undefined) break
    if (sites.length > 0) return oneOf(random, sites)
  }
  const all = sitesOf(mutator, form)
  return all.length === 0 ? undefined : oneOf(random, all)
}

/** Changes a module at one of the mutator's sites; `undefined` where it has none. */
export function change(
  mutator: NamedMutator,
  form: ModuleForms,
  random: fc.Random,
): Changed | undefined {
  const site = siteOf(mutator, form, random)
  return site && applied(mutator, form, site)
}

/** Repeats a step in a module that may be another one now: in the same way, at the nearest site to where it was. */
export function repeat(mutator: NamedMutator, form: ModuleForms, step: Step): Changed | undefined {
  const sites = sitesOf(mutator, form).filter(({ variant }) => variant === step.variant)
  const [nearest] = [...sites].sort((a, b) => Math.abs(a.at - step.at) - Math.abs(b.at - step.at))
  return nearest === undefined ? undefined : applied(mutator, form, nearest)
}
