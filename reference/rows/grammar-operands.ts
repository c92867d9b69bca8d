import { AuthorError } from '#spec/author-error'
import { enumerantByName, instructionByName, operandKindByName } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Instruction, Operand } from '#spec/grammar/types'

/**
 * The grammar's row of an instruction that rows of sentences name; of a set, by the import string of the set.
 *
 * @throws where the grammar does not have it.
 */
export function instructionNamed(name: string, set?: string): Instruction {
  const row =
    set === undefined
      ? instructionByName(name)
      : instructionSetByName(set)?.instructions.find((candidate) => candidate.name === name)
  if (row === undefined)
    throw new AuthorError(
      'unknown-instruction',
      `a row names ${name}${set === undefined ? '' : ` of ${set}`}, which the grammar does not have`,
    )
  return row
}

/** Operands of an instruction after Result Type and Result, as the grammar lists them. */
export function operandsAfterResult(name: string, set?: string): readonly Operand[] {
  return instructionNamed(name, set).operands.filter(
    ({ kind }) => kind !== 'IdResultType' && kind !== 'IdResult',
  )
}

/** Index of the operand with that name (that kind, where it has no name) or number from 1 (`#1`); -1 where there is none. */
export function operandIndex(operands: readonly Operand[], name: string): number {
  if (name.startsWith('#'))
    return Number(name.slice(1)) <= operands.length ? Number(name.slice(1)) - 1 : -1
  const index = operands.findIndex((operand) => operand.name === name)
  return index >= 0
    ? index
    : operands.findIndex((operand) => operand.name === '' && operand.kind === name)
}

/** Whether operands of the kind may be followed by parameters of their enumerants, or are several words of their own. */
export function mayBring(kind: string): boolean {
  const row = operandKindByName(kind)
  return (
    row !== undefined &&
    (row.bases.length > 0 || row.enumerants.some(({ parameters }) => parameters.length > 0))
  )
}

/** Values of enumerants by their names. */
export function valuesOf(kind: string, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const value = enumerantByName(kind, name)?.value
    if (value === undefined)
      throw new AuthorError(
        'unknown-enumerant',
        `a row names ${kind} ${name}, which the grammar does not have`,
      )
    return value
  })
}
