import type { GivenLimits } from '#spec/limits/limit'
import type { Choices } from './choices.ts'
import type { Module } from './module.ts'

/** Makes valid modules in which rules of its text apply. */
export interface Generator {
  /** Lower case words joined by hyphens; unique in its text. */
  readonly name: string
  /** Slug of the rule whose folder its valid cases are in. */
  readonly rule: string
  /** Slugs of other rules that apply in its modules. */
  readonly alsoApplies?: readonly string[]
  /** Slug of the rule whose folder takes the module of these choices instead, one of `alsoApplies`; else `rule`. */
  readonly ruleFor?: (choices: Readonly<Record<string, string>>) => string | undefined
  /** One sentence about the modules. */
  readonly summary: string
  /** Environments in which the modules are valid, the first one decides the version written; absent: the universal one of that version. */
  readonly environments?: (choices: Readonly<Record<string, string>>) => readonly string[]
  /** Limits and features of the device for which the modules are valid; absent where the words and an environment decide. */
  readonly limits?: GivenLimits
  /** The module for these choices: pure and deterministic. */
  readonly build: (choices: Choices) => Module
}

/** A place in a module where a rule can be broken, and the way. */
export interface Site {
  /** Ordinal of the instruction it is about. */
  readonly at: number
  /** The way of breaking, in lower case words joined by hyphens: part of the case's name. */
  readonly variant: string
  /** The fault of the module that is made there, as a line without a full stop; the mutator's summary if absent. */
  readonly summary?: string
}

/** Breaks exactly one rule. Pure, deterministic, and safe to ask of any module, whoever made it. */
export interface Mutator {
  /** Lower case words joined by hyphens; unique in its text. */
  readonly name: string
  /** Slug of the rule it breaks. */
  readonly rule: string
  readonly summary: string
  /** The places where it can be applied; empty if there are none. */
  readonly sites: (module: Module) => readonly Site[]
  /** The module with exactly that fault. `site` is one that `sites` gave for this module. */
  readonly apply: (module: Module, site: Site) => Module
}

/** Breaks a `decode` rule in the words themselves, where no module in the maker's form could say it. */
export interface WordMutator {
  readonly name: string
  readonly rule: string
  readonly summary: string
  readonly sites: (words: Uint32Array) => readonly Site[]
  readonly applyToWords: (words: Uint32Array, site: Site) => Uint32Array
}
