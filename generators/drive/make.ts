import type { Choices } from '../choices.ts'
import type { Generator } from '../maker.ts'
import { MakerError } from '../maker-error.ts'
import type { Module } from '../module.ts'

/** A module with the choices it was made of. */
export interface ChosenModule {
  /** String forms of the options taken, by label, in order of asking. */
  readonly choices: Readonly<Record<string, string>>
  readonly module: Module
}

/** Answers one question with the index of an option. `options` are string forms. */
export type Decide = (label: string, options: readonly string[]) => number

/** Runs a generator with those answers. A `MakerError` where the generator breaks the contract of `Choices`. */
export function make(generator: Pick<Generator, 'build'>, decide: Decide): ChosenModule {
  const taken: Record<string, string> = {}
  const choices: Choices = {
    pick(label, options) {
      const shown = options.map(String)
      if (shown.length === 0 || new Set(shown).size < shown.length || Object.hasOwn(taken, label)) {
        throw new MakerError(
          'unfit-choices',
          `the question '${label}' is asked twice, or its options are none or alike: ${shown}`,
        )
      }
      const index = decide(label, shown)
      taken[label] = shown[index] as string
      return options[index] as (typeof options)[number]
    },
  }
  const module = generator.build(choices)
  return { choices: taken, module }
}
