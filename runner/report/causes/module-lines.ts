import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { type DisassembleOptions, disassemble } from '#reference/disassemble/disassemble'
import { differingLines } from '../../bugs/differing-lines.ts'
import { instructionLines } from '../../fuzz/finding/marked.ts'

/** A line of a module beside its twin: in both, or in one of them. */
export interface ModuleLine {
  readonly kind: 'same' | 'case' | 'control'
  readonly sign: ' ' | '+' | '−'
  readonly code: string
  /** The fault there; empty at every other line. */
  readonly said: string
}

/** Lines that follow each other; those that are far from any difference are folded. */
export interface ModulePart {
  readonly isFolded: boolean
  readonly count: number
  readonly lines: readonly ModuleLine[]
}

/** The fault of a module, at one of its words if it is known where. */
export interface ModuleFault {
  readonly word?: number
  readonly message: string
}

const options: DisassembleOptions = { ids: 'names', header: false }
const signs = { same: ' ', case: '+', control: '−' } as const

/** Lines around a difference or a fault that are shown, and the fewest that are folded. */
const around = 3
const leastFold = 4

function instructionsOf(words: Uint32Array): readonly string[] {
  return instructionLines(disassemble(words, options).trimEnd())
}

/** The lines of a module, with those of its twin that it has not, in order; the one at fault says so. */
export function moduleLines(
  words: Uint32Array,
  twin: Uint32Array | null,
  fault: ModuleFault | undefined,
): readonly ModuleLine[] {
  const mine = instructionsOf(words)
  const theirs = twin === null ? [] : instructionsOf(twin)
  const differing = twin === null ? undefined : differingLines(words, twin)
  const lines: { kind: ModuleLine['kind']; code: string; ordinal: number }[] = []
  let [ordinal, other] = [0, 0]
  while (ordinal < mine.length || (differing !== undefined && other < theirs.length)) {
    if (differing?.control.has(other)) {
      lines.push({ kind: 'control', code: theirs[other] ?? '', ordinal: -1 })
      other++
      continue
    }
    if (ordinal >= mine.length) break
    const kind = differing?.module.has(ordinal) ? 'case' : 'same'
    lines.push({ kind, code: mine[ordinal] ?? '', ordinal })
    ordinal++
    if (kind === 'same') other++
  }
  const blamed = fault?.word === undefined ? -1 : ordinalAt(extentsOf(words), fault.word)
  const first =
    lines.find(({ kind }) => kind === 'case') ?? lines.find(({ kind }) => kind !== 'same')
  const faulty = lines.find((line) => line.ordinal >= 0 && line.ordinal === blamed) ?? first
  return lines.map((line) => ({
    kind: line.kind,
    sign: signs[line.kind],
    code: line.code,
    said: line === faulty ? (fault?.message ?? '') : '',
  }))
}

/** Lines with those far from any difference and from the fault folded, so that these come first. */
export function foldedLines(lines: readonly ModuleLine[]): readonly ModulePart[] {
  const shown = lines.map((line) => line.kind !== 'same' || line.said !== '')
  const isNear = shown.map((_, index) =>
    shown.slice(Math.max(0, index - around), index + around + 1).includes(true),
  )
  const parts: { isFolded: boolean; lines: ModuleLine[] }[] = []
  for (const [index, line] of lines.entries()) {
    const isFolded = isNear[index] === false
    const last = parts.at(-1)
    if (last?.isFolded === isFolded) last.lines.push(line)
    else parts.push({ isFolded, lines: [line] })
  }
  return parts.map((part) => ({
    isFolded: part.isFolded && part.lines.length >= leastFold && parts.length > 1,
    count: part.lines.length,
    lines: part.lines,
  }))
}
