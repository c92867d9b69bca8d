import type { Module } from '#generators/module'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import type { ModuleView } from './view.ts'

/** A question to a faulty validator, beside the answer of the right one. */
export interface PlantQuestion {
  readonly view: ModuleView
  readonly environment: Environment
  /** The answer of the validator that the plant is built around. */
  readonly right: Verdict
  /** What that validator answers for another environment. */
  readonly judgedFor: (environment: Environment) => Verdict
}

/** A faulty validator, built around one that is right. */
export interface ValidatorPlant {
  readonly name: string
  /** What is wrong with it, as a predicate: `accepts everything for opengl4.5`. */
  readonly summary: string
  /** What it is built around: the reference, or the spirv-val of Debian testing, whose messages have places. */
  readonly around: 'reference' | 'spirv-val'
  /** Its answer depends on the question alone, not on those before: it may be asked in any order, and once. */
  readonly isSteady?: true
  /** Begins a process of it, which gives its answers in the order of the questions. */
  readonly begin: () => (question: PlantQuestion) => Verdict
}

/** A faulty validator that must be a program: a script of sh around `validator`, the spirv-val of Debian testing. */
export interface ProgramPlant {
  readonly name: string
  readonly summary: string
  /** Its arguments are those of spirv-val: `--target-env ENV FILE`; `$file` is the last one. */
  readonly script: string
  /** Why no case can show its fault to `check`, and which command does, if any. */
  readonly unseenByCheck?: string
}

/** An optimiser that writes the module as it was, but for one mistake. */
export interface MiscompilerPlant {
  readonly name: string
  readonly summary: string
  readonly change: (module: Module) => Module
}

type PlantCondition = (question: PlantQuestion) => boolean

/** Accepts invalid modules that meet the condition. */
export function accepts(name: string, summary: string, meets: PlantCondition): ValidatorPlant {
  return {
    ...{ name, summary: `accepts ${summary}`, around: 'reference', isSteady: true },
    begin: () => (question) =>
      question.right.kind === 'invalid' && meets(question) ? { kind: 'valid' } : question.right,
  }
}

/** What a plant that refuses a module says. */
export const refusal: Verdict = {
  ...{ kind: 'invalid', phase: 'validate', blames: [], message: 'is wrong' },
}

/** Refuses valid modules that meet the condition. */
export function refuses(name: string, summary: string, meets: PlantCondition): ValidatorPlant {
  return {
    ...{ name, summary: `refuses ${summary}`, around: 'reference', isSteady: true },
    begin: () => (question) =>
      question.right.kind === 'valid' && meets(question) ? refusal : question.right,
  }
}

/** No plant: the spirv-val that others are built around, whose answers theirs are compared with. */
export const right: ValidatorPlant = {
  ...{ name: 'right', summary: 'is right', around: 'spirv-val', isSteady: true },
  begin: () => (question) => question.right,
}

/** No plant: the program that others are built around. */
export const honest: ProgramPlant = {
  ...{ name: 'honest', summary: 'is right', script: 'validator "$@"' },
}
