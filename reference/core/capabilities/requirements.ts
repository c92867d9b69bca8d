import { instructions, operandKinds } from '#spec/grammar/grammar'
import type { Availability } from '#spec/grammar/types'
import { enumerant } from '../shared/enumerant.ts'
import { enumerantOwner, instructionOwner } from '../shared/ownership.ts'

/** Something of the grammar that the general rules on capabilities, extensions and versions judge. */
export interface Requirement extends Availability {
  readonly name: string
}

/** Whether a text that has its own rules added one of the enabling capabilities, and so words the requirement anew. */
function isReworded({ capabilities }: Availability): boolean {
  return capabilities.some(
    (name) => enumerantOwner('Capability', enumerant('Capability', name)) !== undefined,
  )
}

function asksForAnything(thing: Availability): boolean {
  return (
    thing.capabilities.length > 0 || thing.version !== 0x0001_0000 || thing.lastVersion !== null
  )
}

function isJudged(thing: Availability): boolean {
  return asksForAnything(thing) && !isReworded(thing)
}

function requirementsByOpcode(): readonly (Requirement | undefined)[] {
  const rows: Requirement[] = []
  for (const row of instructions)
    if (isJudged(row) && instructionOwner(row.opcode) === undefined) rows[row.opcode] = row
  return rows
}

/** By opcode: instructions that ask for anything and that no text with a folder owns. */
export const instructionRequirements = requirementsByOpcode()

/** Enumerants of one kind that ask for anything and that no text with a folder owns. */
export interface KindRequirements {
  /** Bits with what they stand for; absent where the values of the kind are no masks. */
  readonly bits?: readonly { readonly bit: number; readonly thing: Requirement }[]
  readonly byValue: ReadonlyMap<number, Requirement>
}

/** By operand kind; kinds whose enumerants ask for nothing are not there. */
export const operandRequirements: ReadonlyMap<string, KindRequirements> = new Map(
  operandKinds.flatMap(({ kind, category, enumerants }): [string, KindRequirements][] => {
    const rows = enumerants.filter(
      (row) => isJudged(row) && enumerantOwner(kind, row.value) === undefined,
    )
    if (rows.length === 0 || kind === 'Capability') return []
    return [
      [
        kind,
        {
          ...(category === 'BitEnum'
            ? { bits: rows.map((row) => ({ bit: row.value, thing: row })) }
            : {}),
          byValue: new Map(rows.map((row) => [row.value, row])),
        },
      ],
    ]
  }),
)
