import type { Paragraph } from './paragraph.ts'

const levels: Readonly<Record<string, number>> = { '=': 0, '-': 1, '~': 2, '^': 3, '+': 4 }
const delimiter = /^(?:([-=~^*_.+])\1{3,}|--)$/
const tableEdge = /^\|={3,}$/
const cellMark = /(?:^|(?<=\s))(?:\d*(?:\.\d+)?[+*])?[<^>.]{0,3}[adehlmsv]?\|/
const listMark = /^(?:\s*(?:[•◦▪+-]|[*.]{1,5}|[a-z]\.|\.\d+\.)|\s+\d+\.)\s+/
/** Not taken away here: it may be the number of a chapter. */
const number = /^\d+(?:\.\d+)*\. /

/**
 * The headings and paragraphs of a text, whether it is AsciiDoc or a page saved as plain text: markup that AsciiDoc
 * needs does not occur in the other, so nothing has to be told apart first.
 */
export function paragraphs(text: string): readonly Paragraph[] {
  const found: Paragraph[] = []
  let lines: string[] = []
  let first = 0
  let form: Paragraph['form'] = 'text'
  let table: 'outside' | 'header' | 'inside' = 'outside'
  let attributes = ''
  let listing = false

  function flush(): void {
    if (lines.length > 0) {
      found.push({ kind: 'paragraph', form, words: lines.join(' '), line: first })
      lines = []
    }
    form = table === 'outside' ? 'text' : 'cell'
  }
  function add(line: string, number: number): void {
    if (line.trim() === '') return
    if (lines.length === 0) first = number
    lines.push(line.trim())
  }

  const all = text.replace(/\r\n?/g, '\n').split('\n')
  all.forEach((raw, index) => {
    const at = index + 1
    const line = raw.trimEnd()
    if (listing) {
      if (/^-{4,}$/.test(line)) listing = false
      if (line === '' || !listing) flush()
      else add(line, at)
      return
    }
    const isDelimiter = delimiter.exec(line)
    if (isDelimiter) {
      const level = levels[isDelimiter[1] ?? '']
      const title = lines[0]
      const above = all[index - 1] ?? ''
      if (level !== undefined && lines.length === 1 && title !== undefined) {
        if (Math.abs(above.trimEnd().length - line.length) <= 2) {
          lines = []
          found.push({ kind: 'heading', form: 'text', words: title, level, line: first })
          return
        }
      }
      flush()
      listing = isDelimiter[1] === '-' && all.includes(line, at)
      return
    }
    if (tableEdge.test(line)) {
      flush()
      table = table !== 'outside' ? 'outside' : /header/.test(attributes) ? 'header' : 'inside'
      attributes = ''
      form = table === 'outside' ? 'text' : 'cell'
      return
    }
    if (line === '' || line.trim() === '+') {
      flush()
      return
    }
    if (/^\[[^\]]*\]$|^\[\[[^\]]*\]\]$/.test(line)) {
      flush()
      attributes += line
      return
    }
    if (/^:[\w-]+:|^\/\//.test(line)) return
    const heading = /^(={1,6})\s+(\S.*)$/.exec(line)
    if (heading) {
      flush()
      const [, marks = '', words = ''] = heading
      found.push({ kind: 'heading', form: 'text', words, level: marks.length - 1, line: at })
      return
    }
    let content = line.replace(/^\s*(?:>\s?)+/, '')
    if (table === 'header' && cellMark.test(content)) {
      table = 'inside'
      return
    }
    if (listMark.test(content)) {
      flush()
      form = 'item'
      content = content.replace(listMark, '')
    } else if (number.test(content)) flush()
    const hardBreak = /\s\+\s*$/
    if (table === 'outside') {
      add(content.replace(hardBreak, ''), at)
      return
    }
    content.split(cellMark).forEach((cell, position) => {
      if (position > 0) flush()
      add(cell.replace(hardBreak, ''), at)
    })
  })
  flush()
  return found
}
