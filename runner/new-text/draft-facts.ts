import {
  enumerantByName,
  instructions,
  operandKindByName,
  operandKinds,
} from '#spec/grammar/grammar'
import type { Availability, Enumerant, Operand } from '#spec/grammar/types'
import type { EnumerantFact, InstructionFact } from '#spec/rule'
import { ownGrammar, varies } from '../grammar/fact-differences.ts'
import { factRows } from '../trace/facts/fact-rows.ts'
import type { TextDraft } from './draft.ts'
import { type NumberedName, numberedNames, numbersIn } from './number-of.ts'

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

/** The part of a name that says whose text it is: `KHR`. The whole name if it is not that of an extension. */
function vendorOf(name: string): string {
  const [, vendor = name] = /^SPV_([A-Z]+)_/.exec(name) ?? []
  return vendor
}

/** The names of a row that a document writes, also after the name of its kind: `CapabilityStencilExportEXT`. */
function writtenNames(
  row: { readonly name: string; readonly aliases: readonly string[] },
  words: ReadonlySet<string>,
  kind = '',
): readonly string[] {
  return [row.name, ...row.aliases].filter((name) => words.has(name) || words.has(`${kind}${name}`))
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
  const numberOf = numbersIn(numberedNames(document, statements))
  const opcodes = new Map(
    factRows(document, {}).flatMap(({ kind, name: title, number }) =>
      kind === 'instruction' ? [[title, number] as const] : [],
    ),
  )
  const written = new Set(words.match(/\w+/g))
  const provided = (row: Availability) => row.extensions.includes(extension)
  const known = operandKindByName('Capability')?.enumerants ?? []
  const capabilities = new Set(known.filter(provided).map((row) => row.name))
  const isNeeded = (row: Availability) =>
    provided(row) || row.capabilities.some((capability) => capabilities.has(capability))
  const namesOfCapabilities = (row: Availability) =>
    row.capabilities.map((capability) => {
      const { aliases = [] } = known.find((each) => each.name === capability) ?? {}
      return writtenNames({ name: capability, aliases }, written, 'Capability')[0] ?? capability
    })
  const vendor = vendorOf(name)
  // The grammar attributes an enumerant to nothing if every use of it needs an instruction of the extension; without an extension or a
  // capability, and for a name that is an alias, the vendor says whose it is.
  const inTable = (kind: string, row: Enumerant, each: string) =>
    row.extensions.length === 0 &&
    numberOf(kind, each) === row.value &&
    (row.capabilities.length === 0
      ? row.version === null || each.endsWith(vendor)
      : each !== row.name && each.endsWith(vendor))
  return {
    instructions: instructions.filter(isNeeded).flatMap((row) =>
      writtenNames(row, written).map((each) => {
        const opcode = opcodes.get(each)
        const fixed = row.operands.filter(({ quantifier }) => quantifier === '')
        const fact = {
          name: each,
          opcode: opcode ?? row.opcode,
          wordCount: 1 + fixed.length,
          variable: row.operands.some((operand) => varies(operand, ownGrammar)),
          operands: row.operands.map(plain),
          capabilities: namesOfCapabilities(row),
        }
        return { fact, inText: opcode !== undefined || written.has(String(row.opcode)) }
      }),
    ),
    enumerants: operandKinds.flatMap(({ kind, enumerants }) =>
      enumerants.flatMap((row) =>
        writtenNames(row, written, kind)
          .filter((each) => isNeeded(row) || inTable(kind, row, each))
          .map((each) => {
            const value = numberOf(kind, each)
            const fact = {
              kind,
              name: each,
              value: value ?? row.value,
              capabilities: namesOfCapabilities(row),
              parameters: row.parameters.map(plain),
            }
            return { fact, inText: value !== undefined }
          }),
      ),
    ),
  }
}

/** A name of two words or with a vendor. The tables of instructions have operands such as Result beside numbers, too. */
const compound = /[a-z][A-Z]/

/** Whether the grammar has a name, or the rest of one that begins with its kind. */
function isKnown(name: string): boolean {
  return operandKinds.some(({ kind }) => {
    const rest = name.startsWith(kind) ? name.slice(kind.length) : name
    return [name, rest].some((each) => enumerantByName(kind, each) !== undefined)
  })
}

/**
 * Names with numbers in tables of an extension that no enumerant of the grammar has, in tables of an operand kind or with the vendor
 * at their end: new ones, and slips of the pen.
 */
export function unknownEnumerants({
  name: text,
  extension,
  document,
  statements,
}: TextDraft): readonly NumberedName[] {
  if (extension === undefined) return []
  const vendor = vendorOf(text).toLowerCase()
  const found = numberedNames(document, statements).filter(
    ({ name, kind }) =>
      compound.test(name) &&
      (kind !== undefined || name.toLowerCase().endsWith(vendor)) &&
      !/^Op[A-Z]/.test(name) &&
      !isKnown(name),
  )
  return [...new Map(found.map((row) => [row.name, row])).values()]
}
