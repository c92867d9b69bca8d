import { digest } from '../../corpus/digest.ts'
import { octets } from '../../oracle/octets.ts'
import type { Question } from '../../oracle/oracle.ts'

/** The list that `ask --after` takes. */
export const listOfModules = 'before.txt'

/**
 * The modules that a process was asked before a finding's, and the list of them, by their names in the finding's folder; one
 * file for all times that a module was asked.
 *
 * @param words the module of the finding, which is there already.
 */
export function askedBeforeFiles(
  before: readonly Question[],
  words: Uint32Array,
): ReadonlyMap<string, Uint8Array | string> {
  const files = new Map<string, Uint8Array | string>()
  const names = new Map([[digest(words), 'module.spv']])
  const lines = before.map(({ module, environment, options = [] }) => {
    const key = digest(module)
    const name = names.get(key) ?? `before-${names.size}.spv`
    if (!names.has(key)) {
      names.set(key, name)
      files.set(name, octets(module))
    }
    return [name, environment.name, ...options].join(' ')
  })
  files.set(listOfModules, `${lines.join('\n')}\n`)
  return files
}
