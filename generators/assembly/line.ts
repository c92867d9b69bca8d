import { isOpcode, scan } from './parsing.ts'

/** A line of assembly taken apart: an instruction, whose strings are operands with their quotes. */
export interface AssemblyLine {
  /** With its `%`; absent where the instruction has none. */
  readonly result?: string
  /** `OpStore`; empty where the line goes on with operands of the one before it. */
  readonly opcode: string
  readonly operands: readonly string[]
}

/** The lines of a text. */
export function linesIn(text: string): readonly string[] {
  return text.split('\n')
}

/** Lines with one of them are not simply words with spaces between. */
const special = /[";,\\\t\r\n\0]/

function partsOf(text: string): readonly string[] {
  if (!special.test(text)) return text.split(' ').filter((part) => part !== '')
  return scan(text)
    .map((token) => token.text)
    .slice(0, -1)
}

/** A line taken apart. In the text of a pair, the operands of a line may hold braces of alternatives. */
export function lineOf(text: string): AssemblyLine {
  const parts = partsOf(text)
  const [result = '', equals, opcode = ''] = parts
  if (equals === '=') return { result, opcode, operands: parts.slice(3) }
  return isOpcode(result)
    ? { opcode: result, operands: parts.slice(1) }
    : { opcode: '', operands: parts }
}

/** The beginning of a line that has a name for its instruction: it ends with that name. */
const beginning = /^ *(?:%\w+ += +)?(Op[A-Z]\w*)(?= |$)(?! *=)/

/** The name of the instruction in a line, as {@link lineOf} has it. Operands are not taken apart, which takes most of the time. */
export function opcodeIn(text: string): string {
  return beginning.exec(text)?.[1] ?? lineOf(text).opcode
}

/** The text of a line, with one space between its parts. */
export function textOfLine({ result, opcode, operands }: AssemblyLine): string {
  const parts = [...(result === undefined ? [] : [result, '=']), opcode, ...operands]
  return parts.filter((part) => part !== '').join(' ')
}

/** The names of ids that a line has outside of its strings, with their `%`, the result first. */
export function idsOf({ result, operands }: AssemblyLine): readonly string[] {
  const ids = operands.filter((operand) => operand.startsWith('%'))
  return result === undefined ? ids : [result, ...ids]
}

/** The line with other ids, if there are any for its ids. */
export function withIds(line: AssemblyLine, others: ReadonlyMap<string, string>): AssemblyLine {
  const other = (name: string) => others.get(name) ?? name
  return {
    ...line,
    ...(line.result !== undefined && { result: other(line.result) }),
    operands: line.operands.map(other),
  }
}

/**
 * A module in which the first line that is changed is another one.
 *
 * @param change gives the replacement of a line; `undefined` for lines that stay.
 */
export function withFirstLine(
  text: string,
  change: (line: AssemblyLine) => AssemblyLine | undefined,
): string {
  const lines = linesIn(text)
  for (const [index, line] of lines.entries()) {
    const changed = change(lineOf(line))
    if (changed !== undefined) return lines.with(index, textOfLine(changed)).join('\n')
  }
  return text
}
