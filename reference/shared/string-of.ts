import type { Module } from '../module.ts'

/** The string of the `OpString` `id`; `undefined` if `id` is not an OpString. */
export function stringOf(module: Module, id: number | undefined): string | undefined {
  const definition = id === undefined ? undefined : module.definition(id)
  const [string] = definition?.operands ?? []
  return definition?.name === 'OpString' && string !== undefined
    ? module.string(string.word)
    : undefined
}
