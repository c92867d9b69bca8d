import { enumerantByName } from '#spec/grammar/grammar'

/**
 * The value of an enumerant of the grammar, for checks that compare operands with it.
 *
 * @throws when the grammar has no such enumerant, which is a slip in a check and shows when the check is loaded.
 */
export function enumerant(kind: string, name: string): number {
  const found = enumerantByName(kind, name)
  if (found === undefined) throw new Error(`the grammar has no ${kind} ${name}`)
  return found.value
}
