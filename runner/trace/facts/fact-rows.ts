import { enumerantByName } from '#spec/grammar/grammar'
import type { Facts } from '#spec/rule'
import { type Cell, tables } from './cells.ts'
import type { FactRow } from './fact-row.ts'

const number = /^(?:0x[0-9a-f]+|\d+)$/i
const shift = /^1 ?<< ?(\d+)$/
const wordCount = /^(\d+)\s*(\+(?:\s*variable)?)?$/
const opcodeName = /^(Op[A-Z]\w*)\b/
const name = /^([A-Z]\w*)(?: \(([^)]*)\))?$/

/** The number that a cell consists of: a number, a bit, or the bits of a mask with a bar between them. */
function numberIn(words: string): number | undefined {
  const masks = words.split(/ ?\\?\| ?/)
  if (masks.length > 1) {
    const bits = masks.map(numberIn)
    return bits.every((bit) => bit !== undefined) ? bits.reduce((a, b) => a | b, 0) : undefined
  }
  const bit = shift.exec(words)?.[1]
  if (bit !== undefined) return 2 ** Number(bit)
  return number.test(words) ? Number(words) : undefined
}

/** Names of capabilities in a cell, without the words around them. */
export function capabilitiesIn(words: string): readonly string[] {
  return words
    .replace(/^Capability:?\s*/, '')
    .replace(/\b(?:Missing|Reserved|Also see)\b.*$/, '')
    .split(/[\s,]+/)
    .filter((word) => /^[A-Z]\w+$/.test(word))
}

/** The capabilities of the last cell that names some: tables may have extra operands or an extension in further columns. */
function capabilitiesOfRow(cells: readonly Cell[]): readonly string[] {
  const named = cells.map(({ words }) =>
    capabilitiesIn(words).filter((each) => enumerantByName('Capability', each) !== undefined),
  )
  return named.findLast((names) => names.length > 0) ?? []
}

/** The row of an instruction that begins with a cell: its name and description, a capability, word count, opcode, operands. */
function instruction(cells: readonly Cell[], index: number): FactRow | undefined {
  const first = cells[index]
  const opcode = opcodeName.exec(first?.title ?? '')?.[1]
  if (first === undefined || opcode === undefined) return undefined
  const next = [1, 2].map((step) => cells[index + step])
  const counted = next.findIndex((cell) => wordCount.test(cell?.words ?? ''))
  const [, count, more] = wordCount.exec(next[counted]?.words ?? '') ?? []
  const value = numberIn(cells[index + counted + 2]?.words ?? '')
  if (count === undefined || value === undefined) return undefined
  return {
    kind: 'instruction',
    name: opcode,
    number: value,
    words: { count: Number(count), variable: more !== undefined },
    operands: cells
      .slice(index + counted + 3)
      .map(({ words }) => words)
      .filter((words) => words !== ''),
    capabilities: counted === 0 ? [] : capabilitiesIn(next[0]?.words ?? ''),
    line: first.line,
  }
}

/** The row of an instruction of a set: its name and description, its number, operands. */
function extended([first, second, ...operands]: readonly Cell[]): FactRow | undefined {
  const title = name.exec(first?.title ?? '')?.[1]
  const value = numberIn(second?.words ?? '')
  if (first === undefined || title === undefined || value === undefined) return undefined
  return {
    kind: 'instruction',
    name: title,
    number: value,
    operands: operands.map(({ words }) => words).filter((words) => words !== ''),
    capabilities: [],
    line: first.line,
  }
}

/**
 * The rows of enumerants: value, name and description, other cells; one of these has the capabilities, unless the text
 * defines an instruction set, whose instructions need none.
 */
function enumerants(cells: readonly Cell[], hasCapabilities: boolean): readonly FactRow[] {
  // A name on the next line is the name of the next row, in a table that has the values last.
  const starts = cells.flatMap(({ words, line }, index) => {
    const next = cells[index + 1]
    return numberIn(words) !== undefined && next?.line === line && name.test(next.title)
      ? [index]
      : []
  })
  return starts.flatMap((start, index) => {
    const [value, title, ...others] = cells.slice(start, starts[index + 1] ?? cells.length)
    const found = name.exec(title?.title ?? '')?.[1]
    if (value === undefined || found === undefined) return []
    return [
      {
        kind: 'enumerant' as const,
        name: found,
        number: numberIn(value.words) ?? 0,
        capabilities: hasCapabilities ? capabilitiesOfRow(others) : [],
        line: value.line,
      },
    ]
  })
}

/**
 * The rows of all tables of an AsciiDoc file that define instructions and enumerants; none of a page saved as plain text, which
 * does not show which cells are in one row.
 *
 * @param facts whether the text defines an instruction set.
 */
export function factRows(text: string, facts: Pick<Facts, 'instructionSet'>): readonly FactRow[] {
  return tables(text).flatMap((cells) => {
    const first = cells.findIndex((_, index) => instruction(cells, index) !== undefined)
    if (first >= 0) return instruction(cells, first) ?? []
    const isOfCore = facts.instructionSet === undefined
    return (isOfCore ? undefined : extended(cells)) ?? enumerants(cells, isOfCore)
  })
}
