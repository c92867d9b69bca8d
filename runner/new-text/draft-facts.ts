import { instructions, operandKindByName, operandKinds } from '#spec/grammar/grammar'
import type { Availability, Enumerant, Operand } from '#spec/grammar/types'
import type { EnumerantFact, InstructionFact } from '#spec/rule'
import { ownGrammar, varies } from '../grammar/fact-differences.ts'
import { factRows } from '../trace/facts/fact-rows.ts'
import type { TextDraft } from './draft.ts'
import { numbersIn } from './number-of.ts'

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

function plain({ kind, quantifier, name }: Operand): Operand {
  return { kind, quantifier, name }
}

/**
 * Everything that the grammar attributes to the extension or to its capabilities and that the document names, and the
 * enumerants that the grammar attributes to nothing and that a table of the document has with their numbers.
 */
export function draftFacts({
  name,
  extension = name,
  statements,
  words,
  document,
}: TextDraft): DraftFacts {
  const numberOf = numbersIn(document, statements)
  const opcodes = new Map(
    factRows(document, {}).flatMap(({ kind, name: title, number }) =>
      kind === 'instruction' ? [[title, number] as const] : [],
    ),
  )
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
  const inTable = (kind: string, row: Enumerant) =>
    row.version === null &&
    row.capabilities.length + row.extensions.length === 0 &&
    numberOf(kind, row.name) === row.value
  return {
    instructions: instructions
      .filter((row) => isNeeded(row) && named.has(row.name))
      .map((row) => {
        const opcode = opcodes.get(row.name)
        const fixed = row.operands.filter(({ quantifier }) => quantifier === '')
        const fact = {
          name: row.name,
          opcode: opcode ?? row.opcode,
          wordCount: 1 + fixed.length,
          variable: row.operands.some((operand) => varies(operand, ownGrammar)),
          operands: row.operands.map(plain),
          capabilities: row.capabilities,
        }
        return { fact, inText: opcode !== undefined || named.has(String(row.opcode)) }
      }),
    enumerants: operandKinds.flatMap(({ kind, enumerants }) =>
      enumerants
        .filter((row) => isNeeded(row) || inTable(kind, row))
        .flatMap((row) =>
          [row.name, ...row.aliases]
            .filter((each) => named.has(each))
            .map((each) => {
              const value = numberOf(kind, each)
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
