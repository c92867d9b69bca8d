import { disassemble } from '#reference/disassemble/disassemble'
import { instructionLines } from '../fuzz/finding/marked.ts'

/** The instructions that a change took away and put in, in assembly. */
export interface ChangedLines {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

function linesOf(words: Uint32Array): readonly string[] {
  return instructionLines(disassemble(words, { header: false, indent: false })).filter(
    (line) => line !== '',
  )
}

/** The lines that one text has more often than another. */
function beyond(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** The differences of a changed module from the original; for a mere change of order, the first place. */
export function changedLines(before: Uint32Array, after: Uint32Array): ChangedLines {
  const [old, now] = [linesOf(before), linesOf(after)]
  const [removed, added] = [beyond(old, now), beyond(now, old)]
  if (removed.length + added.length > 0) return { removed, added }
  const start = old.findIndex((line, place) => line !== now[place])
  return { removed: old.slice(start, start + 1), added: now.slice(start, start + 1) }
}
