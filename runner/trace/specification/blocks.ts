import { preamble } from '../preamble.ts'
import type { TextBlock } from './block.ts'

const heading = /^(\d+(?:\.\d+)*)\. (\S.*)$/
const bullet = /^(\s+)(?:[*+o]|[a-z]\.)\s+(\S.*)$/
const number = /^(\s+)\d+\.\s+(\S.*)$/
/** Columns by which a paragraph is indented. */
const margin = 3

/** Columns of the page: no line is longer unless it is code or cannot be broken. */
function widthOf(lines: readonly string[]): number {
  return lines.reduce(
    (most, line) => (/^\s{3,}\S+\s/.test(line) ? Math.max(most, line.length) : most),
    0,
  )
}

/** Joins the lines that were wrapped because the next word did not fit. */
function joined(lines: readonly string[], width: number): readonly string[] {
  const found: string[] = []
  let last = ''
  for (const line of lines) {
    const word = line.trim().split(' ', 1)[0] ?? ''
    const wrapped = last !== '' && last.length + 1 + word.length > width
    if (wrapped) found.push(`${found.pop()} ${line.trim()}`)
    else found.push(line.trim())
    last = line
  }
  return found
}

/**
 * The blocks of the core specification, in order: those of its chapters, and the paragraphs before the first one. The items there
 * are the table of contents and the names of contributors, and are left out.
 */
export function blocks(text: string): readonly TextBlock[] {
  const all = text.split(/\r\n?|\n/).map((line) => line.trimEnd())
  const width = widthOf(all)
  const found: TextBlock[] = []
  const path: string[] = [preamble]
  let chapter = ''
  let open: { form: TextBlock['form']; indent: number; lines: string[]; line: number } | undefined

  function close(): void {
    if (open !== undefined && (chapter !== '' || open.form === 'text'))
      found.push({ path: [...path], chapter, ...open, lines: joined(open.lines, width) })
    open = undefined
  }

  for (const [index, line] of all.entries()) {
    const [, digits, title] = heading.exec(line) ?? []
    if (digits !== undefined && title !== undefined) {
      close()
      chapter = digits
      path.length = digits.split('.').length - 1
      path.push(title)
      continue
    }
    if (line === '') {
      close()
      continue
    }
    // A wrapped line of a paragraph may begin like an item, but it is at the margin.
    const isWrapped = open?.form === 'text' && line.search(/\S/) <= margin
    const [, before, words] = isWrapped ? [] : (bullet.exec(line) ?? number.exec(line) ?? [])
    if (before !== undefined && words !== undefined) {
      close()
      // The width counts from the left edge of the page.
      const padded = ' '.repeat(line.length - words.length) + words
      open = { form: 'item', indent: before.length, lines: [padded], line: index + 1 }
      continue
    }
    const form = line.startsWith(' ') ? 'text' : 'code'
    if (open === undefined) open = { form, indent: 0, lines: [line], line: index + 1 }
    else open.lines.push(line)
  }
  close()
  return found
}
