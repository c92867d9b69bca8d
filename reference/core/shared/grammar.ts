import { AuthorError } from '#spec/author-error'
import {
  enumerantByName,
  enumerantByValue,
  instructionByName,
  instructionByOpcode,
  instructions,
  operandKinds,
} from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'

/**
 * The value of an enumerant of the grammar, for checks that compare operands with it.
 *
 * @throws when the grammar has no such enumerant, which is a slip in a check and shows when the check is loaded.
 */
export function enumerant(kind: string, name: string): number {
  const found = enumerantByName(kind, name)
  if (found === undefined)
    throw new AuthorError(
      'unknown-enumerant',
      `a check names ${kind} ${name}, which the grammar does not have`,
    )
  return found.value
}

/** The values of enumerants of one kind, for checks whether an operand is one of them. @throws as {@link enumerant} does. */
export function enumerantSet(kind: string, ...names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => enumerant(kind, name)))
}

/** Name of the storage class, for messages. */
export function storageClassName(value: number): string {
  return enumerantByValue('StorageClass', value)?.name ?? String(value)
}

const tableSize = 1 + instructions.reduce((most, { opcode }) => Math.max(most, opcode), 0)

/**
 * Whether an instruction is one of those named, aliases included: a look into a table, since some checks ask it of every
 * instruction of a module.
 */
export function opcodeSet(
  names: Iterable<string>,
): (instruction: Pick<Instruction, 'opcode'>) => boolean {
  const table = new Uint8Array(tableSize)
  for (const name of names) {
    const opcode = instructionByName(name)?.opcode
    if (opcode !== undefined) table[opcode] = 1
  }
  return ({ opcode }) => table[opcode] === 1
}

const classByOpcode: string[] = []
for (const row of instructions) classByOpcode[row.opcode] = row.class

/** The class that the grammar puts an instruction in: `Annotation`, `Type-Declaration`, ... */
export function instructionClass({ opcode }: Pick<Instruction, 'opcode'>): string {
  return classByOpcode[opcode] ?? ''
}

/** Operand kinds that are ids: `IdRef`, `IdScope`, `IdMemorySemantics` and their like. */
export const idKinds: ReadonlySet<string> = new Set(
  operandKinds.filter(({ category }) => category === 'Id').map(({ kind }) => kind),
)

/** Name of the instruction that an `OpSpecConstantOp` executes; `undefined` where the grammar has none with that opcode. */
export function embeddedName(constant: Instruction): string | undefined {
  const opcode = constant.operands[0]?.value
  return opcode === undefined ? undefined : instructionByOpcode(opcode)?.name
}

function withOperand(kind: string): readonly string[] {
  return instructions
    .filter(({ operands }) => operands.some((operand) => operand.kind === kind))
    .map(({ name }) => name)
}

/** Whether instructions of its opcode have a result type, be its id 0 or not. */
export const hasResultType = opcodeSet(withOperand('IdResultType'))

/** Whether instructions of its opcode have a result, be its id 0 or not. */
export const hasResult = opcodeSet(withOperand('IdResult'))
