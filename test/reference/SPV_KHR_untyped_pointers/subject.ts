import type { Program } from './program.ts'

/** Modules about one rule, by what each shows. */
export interface Subject {
  /** Nothing is wrong with these. */
  readonly accepted: Readonly<Record<string, Program>>
  /** In these the rule is broken, and no other. */
  readonly blamed: Readonly<Record<string, Program>>
}

/** By the slug of the rule. */
export type Subjects = Readonly<Record<string, Subject>>
