import { carriedExtensions } from '#spec/core/carried-extensions'
import { judgedTexts } from '#spec/judged'
import type { Module } from './module.ts'

const known: ReadonlySet<string> = new Set([
  ...carriedExtensions,
  ...judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
])

/** The extensions that a module declares whose rules are not known here: they have no folder, and core does not carry them. */
export function unknownExtensions({ extensions }: Pick<Module, 'extensions'>): readonly string[] {
  return [...extensions].filter((name) => !known.has(name))
}
