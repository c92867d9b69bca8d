import type { Choices } from '#generators/choices'
import { drawnChoices } from '#generators/drive/answered-choices'
import { transformation } from '#generators/metamorphic/add-debug-information'
import { encode } from '#generators/words/encode'
import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { texts as allTexts } from '#spec/texts'
import { usedTexts } from '../foreign/used-texts.ts'
import { baseAtRandom, baseOfGenerator, type RandomKind } from '../fuzz/make/base-of.ts'
import { below, oneOf } from '../fuzz/make/chances.ts'
import type { NamedGenerator } from '../fuzz/make/fuzz-makers.ts'
import { randomOf } from '../fuzz/make/random.ts'

/** Which modules are wanted. */
export interface WantedModules {
  readonly seed: number
  readonly size: RandomKind
  /** Each module uses at least one of these texts; any or none of them if absent. */
  readonly texts?: readonly string[]
  /** Generators of those texts: every second small module is one of theirs. */
  readonly generators?: readonly NamedGenerator[]
  /** Each module is described for debuggers. */
  readonly debug?: boolean
  /** Names of environments; each module is valid in one of them. Every environment is allowed if absent. */
  readonly environments?: readonly string[]
}

/** A random valid module. */
export interface RandomValid {
  /** Its ordinal among the modules drawn by the seed, those that are not wanted included. */
  readonly index: number
  readonly words: Uint32Array
  /** In which the reference calls it valid. */
  readonly environment: Environment
  /** Texts that it uses, besides the core specification. */
  readonly texts: readonly string[]
}

/** Choices that answer the question of the environment with one that is wanted, where there is one. */
function towards<C extends Choices>(choices: C, wanted: ReadonlySet<string> | undefined): C {
  if (wanted === undefined) return choices
  return {
    ...choices,
    pick(label, options) {
      if (label !== 'environment') return choices.pick(label, options)
      const fitting = options.filter((option) => wanted.has(String(option)))
      return choices.pick(label, fitting.length === 0 ? options : fitting)
    },
  }
}

/** The module of that index; `undefined` where it is not one that is wanted. */
function drawn(wanted: WantedModules, index: number): RandomValid | undefined {
  const { seed, size, texts, generators = [], environments, debug = false } = wanted
  const random = randomOf(seed, index)
  const among = environments && new Set(environments)
  const choices = towards(drawnChoices(random), among)
  const ofText = size === 'small' && generators.length > 0 && below(random, 2) === 0
  const generator = ofText ? oneOf(random, generators) : undefined
  const base = generator ? baseOfGenerator(generator, choices) : baseAtRandom(choices, size)
  const names = base.environments.filter((name) => among?.has(name) ?? true)
  const environment = names.length === 0 ? undefined : environmentByName(oneOf(random, names))
  if (environment === undefined) return undefined
  const made = encode(base.module)
  const words = debug ? transformation.apply(made, choices) : made
  if (words === undefined) return undefined
  const used = usedTexts(words, allTexts)
  // Texts that only restrict others are used by the modules of their generators alone.
  const isOfText = texts?.some((name) => name === generator?.text || used.includes(name)) ?? true
  if (!isOfText || validate(words, environment).kind !== 'valid') return undefined
  return { index, words, environment, texts: used }
}

/** The number of unwanted modules drawn in a row after which there are taken to be none. */
export const mostInVain = 3000

/**
 * Random valid modules, endlessly, in an order that the seed decides: those of `fuzz`, before anything is changed. Ends where
 * {@link mostInVain} modules in a row are not wanted.
 */
export function* smith(wanted: WantedModules): Generator<RandomValid, void, undefined> {
  for (let index = 0, vain = 0; vain < mostInVain; index++) {
    const module = drawn(wanted, index)
    if (module === undefined) vain++
    else {
      vain = 0
      yield module
    }
  }
}
