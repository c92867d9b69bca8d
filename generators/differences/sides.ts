import type { Module } from '../module.ts'
import { definitionsIn } from '../words/known.ts'

/** A broken module, which is the one that a file has, and its control. */
export interface Sides {
  readonly control: Module
  readonly broken: Module
}

/** Whether a line about a module may name an id: the file of the broken module has it. */
export function isInFile({ broken }: Sides, module: Module, id: number): boolean {
  return module === broken || definitionsIn(broken).has(id)
}
