import type { TextBlock } from './block.ts'
import type { SpecificationRow } from './row.ts'

/** A row of a table with the blocks that describe it, or a block outside of tables. */
export type TablePart =
  | { readonly kind: 'block'; readonly block: TextBlock }
  | {
      readonly kind: 'row'
      readonly row: SpecificationRow
      readonly path: readonly string[]
      /** The statements about the row: sentences and items of lists. */
      readonly description: readonly TextBlock[]
    }

const instructions = /^3\.3\.\d+$/
const enumerants = /^3\.2\.\d+$/
const opening = /^(Op[A-Z]\w*)(?: \(([^)]*)\))?$/
const value = /^(?:0x[0-9a-f]+|\d+)$/i
const wordCount = /^\d+(?: \+ variable)?$/
/** Lines that say when a row may be used, in a cell or alone. */
const availability = /^(?:Missing (?:before|after)|Reserved\.|Also see extensions?:|Capability:)/

function text(block: TextBlock): string {
  return block.lines.join(' ')
}

/** `Position (Alias, Other)`: all of the names. */
function namesOf(line: string): readonly string[] {
  const [, name = line, aliases = ''] = /^([^\s(]+)(?: \(([^)]*)\))?$/.exec(line) ?? []
  return [name, ...aliases.split(', ').filter((alias) => alias !== '')]
}

function withLines(block: TextBlock, lines: readonly string[]): readonly TextBlock[] {
  return lines.length === 0 ? [] : [{ ...block, lines }]
}

function isSentence(block: TextBlock): boolean {
  if (block.form !== 'text') return true
  const last = block.lines.at(-1) ?? ''
  return last.endsWith('.') && !availability.test(last) && text(block).split(' ').length > 3
}

function instructionRow(parts: readonly TextBlock[]): TablePart | undefined {
  const [first, ...others] = parts
  const [opener = '', ...says] = first?.lines ?? []
  if (first === undefined) return undefined
  const position = others.findIndex(
    (block, index) => wordCount.test(text(block)) && /^\d+$/.test(text(others[index + 1] ?? block)),
  )
  // Without a word count and an opcode it is a form to be filled in, or a sentence about the instruction.
  if (position < 0) return undefined
  const before = others.slice(0, position)
  const capability = before.find(({ lines }) => lines[0] === 'Capability:')
  const loose = before.filter(
    (block) => block !== capability && availability.test(block.lines[0] ?? ''),
  )
  const available = [capability, ...loose].filter((block) => block !== undefined)
  return {
    kind: 'row',
    path: first.path,
    row: {
      kind: 'instruction',
      table: first.path.at(-1) ?? '',
      names: namesOf(opener),
      wordCount: text(others[position] ?? first),
      value: text(others[position + 1] ?? first),
      cells: others.slice(position + 2).map(text),
      ...(available.length === 0 ? {} : { capability: available.map(text).join(' ') }),
      line: first.line,
    },
    description: [
      ...withLines(first, says),
      ...before.filter((block) => !available.includes(block)),
    ],
  }
}

function enumerantRow(parts: readonly TextBlock[]): TablePart | undefined {
  const [number, first, ...others] = parts
  if (number === undefined || first === undefined || first.form !== 'text') return undefined
  const [name = '', ...says] = first.lines
  return {
    kind: 'row',
    path: number.path,
    row: {
      kind: 'enumerant',
      table: number.path.at(-1) ?? '',
      names: namesOf(name),
      value: text(number),
      cells: others.filter((block) => !isSentence(block)).map(text),
      line: number.line,
    },
    description: [...withLines(first, says), ...others.filter(isSentence)],
  }
}

function opens(block: TextBlock): boolean {
  if (block.form !== 'text') return false
  return instructions.test(block.chapter)
    ? opening.test(block.lines[0] ?? '')
    : enumerants.test(block.chapter) && value.test(text(block))
}

/** The blocks of the core specification with the rows of its tables put together, in order. */
export function parts(blocks: readonly TextBlock[]): readonly TablePart[] {
  const found: TablePart[] = []
  let row: TextBlock[] = []

  function close(): void {
    const [first] = row
    if (first === undefined) return
    const made = instructions.test(first.chapter) ? instructionRow(row) : enumerantRow(row)
    if (made !== undefined) found.push(made)
    else found.push(...row.map((block) => ({ kind: 'block' as const, block })))
    row = []
  }

  for (const block of blocks) {
    const isOpening = opens(block)
    if (isOpening || block.chapter !== row[0]?.chapter) close()
    if (isOpening || row.length > 0) row.push(block)
    else found.push({ kind: 'block', block })
  }
  close()
  return found
}
