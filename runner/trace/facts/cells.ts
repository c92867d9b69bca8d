import { plainWords } from '../plain-words.ts'

/** A cell of a table of an AsciiDoc file. */
export interface Cell {
  /** Its first line without markup, which holds the name of its subject. */
  readonly title: string
  /** All of its words without markup; empty for an empty cell. */
  readonly words: string
  readonly line: number
}

/** The mark before a cell; its span, alignment and style come after a space. After a backslash it is part of the words. */
const cellMark = /(?:(?:^|(?<=\s))(?:\d*(?:\.\d+)?[+*])?[<^>.]{0,3}[adehlmsv]?)?(?<!\\)\|/
const edge = /^\|={3,}\s*$/

/** The cells of each table of an AsciiDoc file, in order; none of a page saved as plain text. */
export function tables(text: string): readonly (readonly Cell[])[] {
  const found: Cell[][] = []
  let table: Cell[] | undefined
  let lines: string[] = []
  let start = 0

  function close(): void {
    const plain = lines.map((line) => plainWords(line.replace(/\s\+\s*$/, ''))).filter(Boolean)
    table?.push({ title: plain[0] ?? '', words: plain.join(' '), line: start })
    lines = []
  }

  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (edge.test(line)) {
      if (table === undefined) table = []
      else {
        if (start > 0) close()
        found.push(table)
        table = undefined
      }
      lines = []
      start = 0
      continue
    }
    if (table === undefined) continue
    const [before = '', ...cells] = line.split(cellMark)
    if (start > 0) lines.push(before)
    for (const cell of cells) {
      if (start > 0) close()
      lines = [cell]
      start = index + 1
    }
  }
  return found
}
