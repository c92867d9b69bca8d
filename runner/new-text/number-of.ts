import { enumerantByName, operandKinds } from '#spec/grammar/grammar'
import { groupBy } from '../report/group-by.ts'
import { tables } from '../trace/facts/cells.ts'
import type { Statement } from '../trace/statement.ts'

const number = /^(?:0x[0-9a-f]+|\d+)$/i

/** The letters of words: documents write `Execution Mode`, `Built-In` and `Capabilities`. */
function letters(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
}

const kindByLetters = new Map(operandKinds.map(({ kind }) => [letters(kind), kind]))

/** The operand kind that a heading names: `3.31 Capability, adding these rows to the Capability table`. */
function kindIn(heading: string): string | undefined {
  const parts = heading.replace(/^\d+\.[\w.]*\s+/, '').split(/,| adding | by /)
  return parts.map((part) => kindByLetters.get(letters(part))).find((kind) => kind !== undefined)
}

/** Tables whose headings name the kind of their rows, by their lines. */
interface KindOfLines {
  readonly first: number
  readonly last: number
  readonly kind: string
}

function kindsOfTables(document: string): readonly KindOfLines[] {
  return tables(document).flatMap((cells) => {
    const [first, last] = [cells[0]?.line, cells.at(-1)?.line]
    const start = cells.findIndex(({ words }) => number.test(words))
    const headings = start < 0 ? cells : cells.slice(0, start)
    const kind = headings.map(({ title }) => kindIn(title)).find((named) => named !== undefined)
    return first === undefined || last === undefined || kind === undefined
      ? []
      : [{ first, last, kind }]
  })
}

/** A name with its number in a table. */
export interface NumberedName {
  readonly name: string
  /** The operand kind that the table or its section names. */
  readonly kind: string | undefined
  readonly value: number
}

/** The number of an enumerant in a document; `undefined` if no table has it. */
export type NumberOf = (kind: string, name: string) => number | undefined

/**
 * Names with the number in the table cell before or after theirs, on the same line, for a number on another line may
 * belong to another row.
 *
 * @param document as AsciiDoc or as plain text, whose tables have no headings to be seen.
 */
export function numberedNames(
  document: string,
  statements: readonly Statement[],
): readonly NumberedName[] {
  const ofTables = kindsOfTables(document)
  return statements.flatMap(({ words, line, section }, index) => {
    const [name = ''] = words.split(/\s/, 1)
    if (!/^[A-Z]\w+$/.test(name)) return []
    const cell = [statements[index - 1], statements[index + 1]].find(
      (each) => each?.line === line && number.test(each.words),
    )
    if (cell === undefined) return []
    const table = ofTables.findLast(({ first, last }) => first <= line && line <= last)
    const kind = table?.kind ?? kindIn(section.split(' / ').at(-1) ?? '')
    return [{ name, kind, value: Number(cell.words) }]
  })
}

/**
 * Numbers of enumerants. A table whose headings, or else whose section, name an operand kind has numbers of that kind alone; the
 * numbers of a width, or of an execution mode that is called like a capability, are not numbers of the capability. If several may be
 * meant, the number in the grammar is the one.
 */
export function numbersIn(rows: readonly NumberedName[]): NumberOf {
  const found = groupBy(rows, ({ name }) => name)
  return (kind, name) => {
    // Some documents write CapabilityStencilExportEXT in the table of all numbers.
    const named = [name, `${kind}${name}`].flatMap((each) => found.get(each) ?? [])
    const known = enumerantByName(kind, name)?.value
    const ofKind = named.filter((each) => each.kind === kind)
    const unnamed = named.filter((each) => each.kind === undefined)
    const [same, ...others] = [ofKind, unnamed].map(
      (each) => each.find(({ value }) => value === known) ?? each[0],
    )
    // The headings of a table may be those of the table that it was copied from.
    return (same ?? others[0] ?? named.find(({ value }) => value === known))?.value
  }
}
