import type { Choices } from '#generators/choices'
import type { AnsweredChoices } from '#generators/drive/answered-choices'
import type { Module } from '#generators/module'
import { randomProgram } from '#generators/programs/random-program'
import { randomModule } from '#generators/random/random-module'
import { environmentOfVersion } from '#generators/words/versions'
import { environmentByName } from '#spec/environments'
import type { NamedGenerator } from './fuzz-makers.ts'

/** A module as the maker made it, before anything was changed. */
export interface Base {
  readonly module: Module
  /** Names of environments in which the maker calls it valid; never empty. */
  readonly environments: readonly string[]
  /** The answers it was made by. */
  readonly answers: readonly number[]
}

/** Notes the string forms of the options that are taken, by label. */
function noted(choices: Choices, taken: Record<string, string>): Choices {
  return {
    pick(label, options) {
      const option = choices.pick(label, options)
      taken[label] = String(option)
      return option
    },
  }
}

/** A module of a generator. */
export function baseOfGenerator({ generator }: NamedGenerator, choices: AnsweredChoices): Base {
  const taken: Record<string, string> = {}
  // Most generators do not ask what was taken, and a record of it takes longer than the answers.
  const asksAgain = generator.environments !== undefined
  const module = generator.build(asksAgain ? noted(choices, taken) : choices)
  const environments = generator.environments?.(taken) ?? [environmentOfVersion(module.version)]
  const known = environments.filter((name) => environmentByName(name) !== undefined)
  return { module, environments: known, answers: choices.answers }
}

/** Kinds of random modules: some tens of instructions, some thousands, or a program whose results can be compared. */
export type RandomKind = 'small' | 'large' | 'program'

/** The kind that a recipe names. */
export function randomKind(name: string): RandomKind {
  return name === 'large' || name === 'program' ? name : 'small'
}

/** A random module of that kind. */
export function baseAtRandom(choices: AnsweredChoices, kind: RandomKind = 'small'): Base {
  const module =
    kind === 'program' ? randomProgram(choices) : randomModule(choices, undefined, kind)
  return { module, environments: [module.environment], answers: choices.answers }
}
