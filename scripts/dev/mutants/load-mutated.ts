// Hooks of the module loader, on a thread of their own: the sources that a plan changes are loaded as it has them.
import type { LoadHook } from 'node:module'
import type { MutatedSources } from './plan.ts'

const sources = new Map<string, string>()

/** @param data the changed sources, by URL. */
export function initialize(data: MutatedSources): void {
  for (const [url, source] of Object.entries(data)) sources.set(url, source)
}

export const load: LoadHook = (url, context, nextLoad) => {
  const [path = url] = url.split('?')
  const source = sources.get(path)
  return source === undefined
    ? nextLoad(url, context)
    : { format: 'module', source, shortCircuit: true }
}
