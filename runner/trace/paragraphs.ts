import type { Paragraph } from './paragraph.ts'
import { createParagraphCollector } from './paragraph-collector.ts'

const levels: Readonly<Record<string, number>> = { '=': 0, '-': 1, '~': 2, '^': 3, '+': 4 }
const delimiter = /^(?:([-=~^*_.+])\1{3,}|--)$/
const listingEdge = /^-{4,}$/
const tableEdge = /^\|={3,}$/
const attributeLine = /^\[[^\]]*\]$|^\[\[[^\]]*\]\]$/
/** Attributes, directives, comments and titles of blocks. */
const ignored = /^:!?[\w-]+!?\s*:|^include::|^\/\/|^\.[A-Za-z]/
const heading = /^(={1,6})\s+(\S.*)$/
const quoteMark = /^\s*(?:>\s?)+/
const hardBreak = /\s\+\s*$/
const cellMark = /(?:^|(?<=\s))(?:\d*(?:\.\d+)?[+*])?[<^>.]{0,3}[adehlmsv]?\|/
const listMark = /^(?:\s*(?:[•◦▪+-]|[*.]{1,5}|[a-z]\.|\.\d+\.)|\s+\d+\.)\s+/
/** Not removed here, because it may be the number of a chapter. */
const chapterNumber = /^\d+(?:\.\d+)*\. /

/**
 * The headings and paragraphs of a text, whether it is AsciiDoc or a page saved as plain text. AsciiDoc markup does not
 * occur in plain text, so the format need not be detected first.
 */
export function paragraphs(text: string): readonly Paragraph[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd())
  const collector = createParagraphCollector()
  let table: 'outside' | 'header' | 'inside' = 'outside'
  let attributes = ''
  let listing = false
  const flush = () => collector.flush(table === 'outside' ? 'text' : 'cell')

  for (const [index, line] of lines.entries()) {
    const lineNumber = index + 1
    if (listing) {
      listing = !listingEdge.test(line)
      if (line === '' || !listing) flush()
      else collector.add(line, lineNumber)
      continue
    }
    if (delimiter.test(line)) {
      const level = levels[line.charAt(0)]
      const above = lines[index - 1]?.length ?? 0
      const underlines = level !== undefined && above > 0 && Math.abs(above - line.length) <= 2
      const title = underlines && line !== '--' ? collector.takeTitle() : undefined
      if (title !== undefined) collector.heading(title.words, level ?? 0, title.at)
      else {
        flush()
        listing = listingEdge.test(line) && lines.includes(line, lineNumber)
      }
      continue
    }
    if (tableEdge.test(line)) {
      flush()
      table = table !== 'outside' ? 'outside' : /header/.test(attributes) ? 'header' : 'inside'
      attributes = ''
      flush()
      continue
    }
    if (line === '' || line.trim() === '+') {
      flush()
      continue
    }
    if (attributeLine.test(line)) {
      flush()
      attributes += line
      continue
    }
    if (ignored.test(line)) continue
    const [, marks, title] = heading.exec(line) ?? []
    if (marks !== undefined && title !== undefined) {
      flush()
      collector.heading(title, marks.length - 1, lineNumber)
      continue
    }
    let content = line.replace(quoteMark, '')
    if (table === 'header' && cellMark.test(content)) {
      table = 'inside'
      continue
    }
    if (listMark.test(content)) {
      collector.flush('item')
      content = content.replace(listMark, '')
    } else if (chapterNumber.test(content)) flush()
    const cells = table === 'outside' ? [content] : content.split(cellMark)
    for (const [position, cell] of cells.entries()) {
      if (position > 0) flush()
      collector.add(cell.replace(hardBreak, ''), lineNumber)
    }
  }
  flush()
  return collector.paragraphs()
}
