import type { Module } from '../module.ts'

/** A module with the choices it was made of. */
export interface Made {
  /** String forms of the options taken, by label, in order of asking. */
  readonly choices: Readonly<Record<string, string>>
  readonly module: Module
}
