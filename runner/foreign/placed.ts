import { extentsOf } from '#generators/words/extents-of'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Violation } from '#spec/verdict'
import { instructionLines } from '../fuzz/finding/marked.ts'

/** A violation, and where it is for a reader. */
export interface Placed {
  readonly blame: Violation
  /** Number of the instruction, from 1; absent for the header and where words do not form instructions. */
  readonly instruction?: number
  /** Line of the listing that `decode` prints, from 1. */
  readonly line?: number
  /** The instruction as it stands there. */
  readonly text?: string
}

/** Violations with their instruction, and its line in the listing. */
export function placedIn(words: Uint32Array, blames: readonly Violation[]): readonly Placed[] {
  if (blames.length === 0) return []
  const extents = extentsOf(words)
  const lines = instructionLines(disassemble(words))
  const first = lines.findIndex((line) => line !== '' && !line.startsWith(';'))
  /** A string may hold line breaks, so an entry may be several lines. */
  const numbers: number[] = []
  let next = 1
  for (const line of lines) {
    numbers.push(next)
    next += line.split('\n').length
  }
  return blames.map((blame) => {
    const at = extents.findIndex(
      ({ start, length }) => blame.word >= start && blame.word < start + length,
    )
    const text = lines[first + at]
    const line = numbers[first + at]
    return at < 0 || first < 0 || text === undefined || line === undefined
      ? { blame }
      : { blame, instruction: at + 1, line, text: text.trim() }
  })
}
