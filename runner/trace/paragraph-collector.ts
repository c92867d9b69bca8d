import type { Paragraph } from './paragraph.ts'

/** Joins lines into paragraphs. */
export interface ParagraphCollector {
  /** Adds a line to the open paragraph, or opens one; ignores a blank line. `lineNumber` counts from 1. */
  readonly add: (line: string, lineNumber: number) => void
  /** Ends the open paragraph, if any. The next one has the given form. */
  readonly flush: (form: Paragraph['form']) => void
  readonly heading: (words: string, level: number, lineNumber: number) => void
  /** Removes the open paragraph if it is a single line, which is the title above an underline. */
  readonly takeTitle: () => { readonly words: string; readonly at: number } | undefined
  /** The paragraphs finished so far. */
  readonly paragraphs: () => readonly Paragraph[]
}

/** A collector without lines. */
export function createParagraphCollector(): ParagraphCollector {
  const found: Paragraph[] = []
  let lines: string[] = []
  let line = 0
  let form: Paragraph['form'] = 'text'

  return {
    add(words, lineNumber) {
      if (words.trim() === '') return
      if (lines.length === 0) line = lineNumber
      lines.push(words.trim())
    },
    flush(next) {
      if (lines.length > 0) found.push({ kind: 'paragraph', form, words: lines.join(' '), line })
      lines = []
      form = next
    },
    heading(words, level, lineNumber) {
      found.push({ kind: 'heading', form: 'text', words, level, line: lineNumber })
    },
    takeTitle() {
      const [words, more] = lines
      if (words === undefined || more !== undefined) return undefined
      lines = []
      return { words, at: line }
    },
    paragraphs: () => found,
  }
}
