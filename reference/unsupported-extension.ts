import { texts } from '#spec/texts'
import { knownExtensions } from './known-extensions.ts'
import type { Module } from './module.ts'

const extensions: ReadonlySet<string> = new Set([
  ...knownExtensions,
  ...texts.flatMap(({ facts }) => facts.extension ?? []),
])

/** Why the module cannot be judged: it uses an extension whose rules the judge does not know; `undefined` when it can. */
export function unsupportedExtension(module: Module): string | undefined {
  for (const name of module.extensions)
    if (!extensions.has(name))
      return `the rules of extension ${JSON.stringify(name)} are not known here`
  return undefined
}
