import type { Paragraph } from './paragraph.ts'

/** Joins lines into paragraphs. */
export interface ParagraphCollector {
  /** Adds a line to the open paragraph, or opens one; nothing for a blank line. `at` counts from 1. */
  readonly add: (line: string, at: number) => void
  /** Ends the open paragraph, if there is one. The next one has that form. */
  readonly flush: (form: Paragraph['form']) => void
  readonly heading: (words: string, level: number, at: number) => void
  /** Takes back the open paragraph when it is one line: it was the title above an underline. */
  readonly takeTitle: () => { readonly words: string; readonly at: number } | undefined
  /** What is finished so far. */
  readonly paragraphs: () => readonly Paragraph[]
}

/** A collector without any line. */
export function createParagraphCollector(): ParagraphCollector {
  const found: Paragraph[] = []
  let lines: string[] = []
  let line = 0
  let form: Paragraph['form'] = 'text'

  return {
    add(words, at) {
      if (words.trim() === '') return
      if (lines.length === 0) line = at
      lines.push(words.trim())
    },
    flush(next) {
      if (lines.length > 0) found.push({ kind: 'paragraph', form, words: lines.join(' '), line })
      lines = []
      form = next
    },
    heading(words, level, at) {
      found.push({ kind: 'heading', form: 'text', words, level, line: at })
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
