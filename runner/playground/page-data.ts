import type { Decidable } from '#spec/rule'
import type { Expectation } from '#spec/verdict'

/** What a version of a tool answers to the cases of a rule. */
export interface RuleAnswer {
  /** Name and version. */
  readonly tool: string
  /** How it looks, as in the cells of reports; the mark says the same without colour. */
  readonly state: string
  readonly mark: string
  readonly text: string
  /** Why it is wrong. */
  readonly causes: readonly string[]
}

/** A rule as the playground shows it beside a line that breaks it. */
export interface RuleData {
  readonly summary: string
  readonly section: string
  /** Where its text is published. */
  readonly address: string
  readonly decidable: Decidable
  /** Whether it is checked only with limits of a device. */
  readonly needsLimits: boolean
  /** Names of its cases, without the id of the rule. */
  readonly cases: readonly string[]
  /** What tools answer to them; tools that are not known to be wrong are absent where no run was given. */
  readonly tools: readonly RuleAnswer[]
}

/** The rules of all texts by id. */
export type RulesData = Readonly<Record<string, RuleData>>

/** A case of the corpus as the playground opens it. */
export interface CaseData {
  readonly expect: Expectation
  readonly summary: string
  readonly environments: readonly string[]
  /** Id of its valid twin. */
  readonly control?: string
  /** JSON of limits of a device, as `validate --limits` reads it. */
  readonly limits?: string
  /** Assembly, or words in hexadecimal where no assembler can express the module. */
  readonly module: string
}

/** The cases of a rule by name, without the id of the rule. */
export type CasesOfRule = Readonly<Record<string, CaseData>>

/** A case that opens with one press, and why it is worth a look. */
export interface ChosenExample {
  readonly text: string
  /** Id of the case. */
  readonly case: string
  /** What the module does that the text forbids. */
  readonly title: string
  /** Who is wrong about it. */
  readonly why: string
}

/** What the page knows before anything is opened. */
export interface PlaygroundData {
  readonly suite: { readonly name: string; readonly version: string }
  /** Where answers of tools come from. */
  readonly answers: string
  readonly environments: readonly string[]
  readonly texts: readonly {
    readonly name: string
    /** Its versions, oldest first: date and printed revision. */
    readonly versions: readonly { readonly date: string; readonly revision: number }[]
  }[]
  readonly examples: readonly ChosenExample[]
}
