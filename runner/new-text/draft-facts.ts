import { instructions, operandKindByName, operandKinds } from '#spec/grammar/grammar'
import type { Availability, Enumerant, Operand } from '#spec/grammar/types'
import type { EnumerantFact, InstructionFact } from '#spec/rule'
import type { Statement } from '../trace/statement.ts'
import type { Draft } from './draft.ts'

/** A fact, and the part of it that the document confirms. */
export interface DraftFact<Fact> {
  readonly fact: Fact
  /** True if the number is in the document; otherwise it is the number of the grammar. */
  readonly inText: boolean
}

/** The facts of a text as far as document and grammar say. */
export interface DraftFacts {
  readonly instructions: readonly DraftFact<InstructionFact>[]
  readonly enumerants: readonly DraftFact<EnumerantFact>[]
}

const number = /^(?:0x[0-9a-f]+|\d+)$/i

/**
 * The number in the table cell before or after the cell with a name, on the same line: a number on another line may
 * belong to another row. `undefined` if there is none.
 */
function numberOf(name: string, statements: readonly Statement[]): number | undefined {
  for (const [index, { words, line }] of statements.entries()) {
    if (words.split(/\s/, 1)[0] !== name) continue
    const cell = [statements[index - 1], statements[index + 1]].find(
      (each) => each?.line === line && number.test(each.words),
    )
    if (cell !== undefined) return Number(cell.words)
  }
  return undefined
}

function plain({ kind, quantifier, name }: Operand): Operand {
  return { kind, quantifier, name }
}

/**
 * Everything that the grammar attributes to the extension or to its capabilities and that the document names, and the
 * enumerants that the grammar attributes to nothing and that a table of the document has with their numbers.
 */
export function draftFacts({ name, extension = name, statements, words }: Draft): DraftFacts {
  const named = new Set(words.match(/\w+/g))
  const provided = (row: Availability) => row.extensions.includes(extension)
  const capabilities = new Set(
    operandKindByName('Capability')
      ?.enumerants.filter(provided)
      .map((row) => row.name),
  )
  const isNeeded = (row: Availability) =>
    provided(row) || row.capabilities.some((capability) => capabilities.has(capability))
  // The grammar attributes an enumerant to nothing if every use of it needs an instruction of the extension.
  const inTable = (row: Enumerant) =>
    row.version === null &&
    row.capabilities.length + row.extensions.length === 0 &&
    numberOf(row.name, statements) === row.value
  return {
    instructions: instructions
      .filter((row) => isNeeded(row) && named.has(row.name))
      .map((row) => {
        const fixed = row.operands.filter(({ quantifier }) => quantifier === '')
        const fact = {
          name: row.name,
          opcode: row.opcode,
          wordCount: 1 + fixed.length,
          variable: fixed.length < row.operands.length,
          operands: row.operands.map(plain),
          capabilities: row.capabilities,
        }
        return { fact, inText: named.has(String(row.opcode)) }
      }),
    enumerants: operandKinds.flatMap(({ kind, enumerants }) =>
      enumerants
        .filter((row) => isNeeded(row) || inTable(row))
        .flatMap((row) =>
          [row.name, ...row.aliases]
            .filter((each) => named.has(each))
            .map((each) => {
              const value = numberOf(each, statements)
              const fact = {
                kind,
                name: each,
                value: value ?? row.value,
                capabilities: row.capabilities,
                parameters: row.parameters.map(plain),
              }
              return { fact, inText: value !== undefined }
            }),
        ),
    ),
  }
}
