import { enumerantByValue } from '#spec/grammar/grammar'
import { idKinds } from '../../core/shared/id-kinds.ts'

/** Whether the decoration with that value has extra operands, all of them ids. */
export function takesIds(decoration: number): boolean {
  const parameters = enumerantByValue('Decoration', decoration)?.parameters ?? []
  return parameters.length > 0 && parameters.every(({ kind }) => idKinds.has(kind))
}
