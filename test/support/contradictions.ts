import { operationIn } from '#generators/signatures/operation'
import type { Signature, Slot } from '#generators/signatures/signature'
import { operandsOfRow } from '#generators/words/operands-of'
import type { Operand } from '#spec/grammar/types'

/** The content of a slot, by the operand kinds of the grammar. */
const kinds: Readonly<Record<Slot['kind'], (kind: string) => boolean>> = {
  type: (kind) => kind.startsWith('Id'),
  literals: (kind) => kind.startsWith('Literal'),
  enumerant: (kind) => !kind.startsWith('Id') && !kind.startsWith('Literal'),
}

function ofSlot(
  operation: string,
  index: number,
  slot: Slot,
  operand: Operand | undefined,
): readonly string[] {
  const who = `operand ${index + 1} of ${operation}`
  if (operand === undefined) return [`${who}: the signature has it, the grammar does not`]
  const { kind, name, quantifier } = operand
  const called = `${name === '' ? kind : name} (${kind}${quantifier})`
  if (!kinds[slot.kind](kind)) {
    return [`${who}: the signature has ${slot.kind}, the grammar has ${called}`]
  }
  if ((quantifier === '?') !== (slot.optional === true)) {
    return [`${who}: optional in the signature or in the grammar alone, which has ${called}`]
  }
  const isList = quantifier === '*'
  if (isList && slot.kind !== 'literals') {
    return [`${who}: the signature has ${slot.kind}, the grammar has ${called}`]
  }
  return []
}

/** Contradictions between a signature and the grammar, one line each: names both sides. Empty where it fits. */
export function contradictions({
  operations,
  operands,
  result,
  set,
}: Signature): readonly string[] {
  return operations.flatMap((operation) => {
    const row = operationIn(operation, set)
    if (row === undefined) return [`${operation}: the grammar has no such instruction`]
    const declared = operandsOfRow(row)
    const hasResult = row.operands.some(({ kind }) => kind === 'IdResultType')
    const lacking = declared.slice(operands.length).filter(({ quantifier }) => quantifier === '')
    return [
      ...(hasResult === (result !== undefined)
        ? []
        : [`${operation}: a result type in the signature or in the grammar alone`]),
      ...operands.flatMap((slot, index) => ofSlot(operation, index, slot, declared[index])),
      ...lacking.map(
        ({ name, kind }) =>
          `${operation}: the grammar has ${name} (${kind}), the signature does not`,
      ),
    ]
  })
}
