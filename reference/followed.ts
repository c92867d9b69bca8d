import type { Module } from './module.ts'

const chosen = new WeakMap<Module, ReadonlyMap<string, string>>()

/** Notes the versions of texts, by their dates, that a module is judged by. */
export function follow(module: Module, dates: ReadonlyMap<string, string>): void {
  chosen.set(module, dates)
}

/**
 * Whether a module is judged by the version of a text with that date or a later one; so where nothing is noted. For checks
 * of rules that every version has, where what they look at depends on the version: rules themselves have `revisions`.
 */
export function followsSince(module: Module, text: string, date: string): boolean {
  return (chosen.get(module)?.get(text) ?? date) >= date
}
