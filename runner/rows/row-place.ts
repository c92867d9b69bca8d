import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import type { RowFault } from './row-fault.ts'

/** Whether a line has a word of a row, in quotes or by itself. */
function hasWord(line: string, word: string): boolean {
  const index = line.indexOf(word)
  if (index < 0) return false
  const around = `${line[index - 1] ?? ' '}${line[index + word.length] ?? ' '}`
  return !/\w/.test(around)
}

/**
 * Line of a fault in the file that has the rows, from 1: that of the word at fault in or around its row; else that of the row's rule;
 * the first line where a function makes the rows of others.
 */
export function lineOfFault(source: string, rows: readonly SentenceRow[], fault: RowFault): number {
  const lines = source.split('\n')
  const earlier = rows.slice(0, fault.row).filter(({ rule }) => rule === fault.rule).length
  const ofRule = lines.flatMap((line, index) => (hasWord(line, fault.rule) ? [index] : []))
  const start = ofRule[Math.min(earlier, ofRule.length - 1)] ?? 0
  const next = lines.findIndex((line, index) => index > start && hasWord(line, fault.word))
  // Instructions and conditions are around the line of the rule.
  const before = lines.findLastIndex((line, index) => index <= start && hasWord(line, fault.word))
  if (hasWord(lines[start] ?? '', fault.word)) return start + 1
  const isNear = next >= 0 && (before < 0 || next - start <= start - before)
  const line = isNear ? next : before
  return (line < 0 ? start : line) + 1
}
