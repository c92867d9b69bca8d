import { operandKinds } from '#spec/grammar/grammar'

/** Operand kinds that are ids: `IdRef`, `IdScope`, `IdMemorySemantics` and their like. */
export const idKinds: ReadonlySet<string> = new Set(
  operandKinds.filter(({ category }) => category === 'Id').map(({ kind }) => kind),
)
