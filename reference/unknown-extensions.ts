import { carriedByClients, carriedExtensions } from '#spec/core/carried-extensions'
import { judgedTexts } from '#spec/judged'
import type { Module } from './module.ts'

const known: ReadonlySet<string> = new Set([
  ...carriedExtensions,
  ...judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
])

/**
 * The extensions that a module declares whose rules are not known here: they have no folder, and neither core nor, in its
 * environments, the text of a client carries them.
 */
export function unknownExtensions({
  extensions,
  environment,
}: Pick<Module, 'extensions' | 'environment'>): readonly string[] {
  const ofClient = carriedByClients[environment.client] ?? []
  return [...extensions].filter((name) => !known.has(name) && !ofClient.includes(name))
}
