import type { Module } from '#generators/module'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import type { NamedMutator } from './fuzz-makers.ts'
import { oneOf, type Random } from './random.ts'
import type { Step } from './recipe.ts'

/** A module in both forms; `module` is absent where the words fall apart. */
export interface Form {
  readonly words: Uint32Array
  readonly module: Module | undefined
}

/** Both forms of words. */
export function formOf(words: Uint32Array): Form {
  return { words, module: read(words) }
}

/** A changed module and how it was changed. */
export interface Changed extends Form {
  readonly step: Step
}

function sitesOf({ mutator, wordMutator }: NamedMutator, { words, module }: Form) {
  if (wordMutator !== undefined) return wordMutator.sites(words)
  return mutator === undefined || module === undefined ? [] : mutator.sites(module)
}

function applied(
  { key, mutator, wordMutator }: NamedMutator,
  { words, module }: Form,
  site: { readonly at: number; readonly variant: string },
): Changed | undefined {
  const step = { mutator: key, ...site }
  if (wordMutator !== undefined) return { ...formOf(wordMutator.applyToWords(words, site)), step }
  if (mutator === undefined || module === undefined) return undefined
  const changed = mutator.apply(module, site)
  return { words: encode(changed), module: changed, step }
}

/** Changes a module at one of the mutator's sites; `undefined` where it has none. */
export function change(by: NamedMutator, form: Form, random: Random): Changed | undefined {
  const sites = sitesOf(by, form)
  return sites.length === 0 ? undefined : applied(by, form, oneOf(random, sites))
}

/** Repeats a step in a module that may be another one now: in the same way, at the nearest site to where it was. */
export function repeat(by: NamedMutator, form: Form, step: Step): Changed | undefined {
  const sites = sitesOf(by, form).filter(({ variant }) => variant === step.variant)
  const [nearest] = [...sites].sort((a, b) => Math.abs(a.at - step.at) - Math.abs(b.at - step.at))
  return nearest === undefined ? undefined : applied(by, form, nearest)
}
