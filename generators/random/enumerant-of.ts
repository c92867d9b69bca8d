import { enumerantByName } from '#spec/grammar/grammar'
import { MakerError } from '../maker-error.ts'

/** The value of that enumerant; a `MakerError` when the grammar has none. */
export function enumerantOf(kind: string, name: string): number {
  const row = enumerantByName(kind, name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no ${kind} ${name}`)
  return row.value
}
