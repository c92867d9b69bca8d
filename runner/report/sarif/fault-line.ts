import { extentsOf } from '#generators/words/extents-of'
import type { ReadCase } from '../../corpus/read-corpus.ts'
import { wordCountOfHexLine } from '../../corpus/read-hex-text.ts'

/** Lines of the file, from 1, at which each instruction of a listing begins. A string may hold line breaks. */
function instructionStarts(lines: readonly string[]): readonly number[] {
  const starts: number[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    if (!isOpen && (line === '' || line.startsWith(';'))) continue
    if (!isOpen) starts.push(index + 1)
    const quotes = line.replaceAll(/\\./g, '').split('"').length - 1
    isOpen = isOpen === (quotes % 2 === 0)
  }
  return starts
}

/**
 * The line of a case's file, from 1, that shows a word of its module: that of the instruction which holds it, or of the word
 * itself where the file lists words. A word before the first instruction is shown by the first line after the comments.
 */
export function faultLine(file: string, { text, words }: ReadCase, word: number): number {
  const lines = text.split('\n')
  if (file.endsWith('.spvhex')) {
    let passed = 0
    const lineIndex = lines.findIndex((line) => {
      passed += wordCountOfHexLine(line)
      return passed > word
    })
    return lineIndex < 0 ? lines.length : lineIndex + 1
  }
  const starts = instructionStarts(lines)
  const ordinal = extentsOf(words).findLastIndex(({ start }) => start <= word)
  return starts[Math.max(0, ordinal)] ?? 1
}

/** Index of the first word of the instruction that spirv-val numbers as a line, from 1; `undefined` if it names none. */
export function wordNamed(message: string, words: Uint32Array): number | undefined {
  const line = /\berror: line (\d+): /.exec(message)?.[1]
  return line === undefined ? undefined : extentsOf(words)[Number(line) - 1]?.start
}
