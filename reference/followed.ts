import type { Module } from './module.ts'

/** Of the module that was noted last: modules are judged one after the other, and a weak map costs more than a look-up in it. */
let judged: Module | undefined
let chosen: ReadonlyMap<string, string> | undefined

/** Notes the versions of texts, by their dates, that a module is judged by. */
export function follow(module: Module, dates: ReadonlyMap<string, string>): void {
  judged = module
  chosen = dates
}

/**
 * Whether a module is judged by the version of a text with that date or a later one; so where nothing is noted. For checks
 * of rules that every version has, where what they look at depends on the version: rules themselves have `revisions`.
 */
export function followsSince(module: Module, text: string, date: string): boolean {
  return ((judged === module ? chosen?.get(text) : undefined) ?? date) >= date
}
