import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Instruction, Module } from '#reference/module'
import { type SourcePlace, type SourcePlaces, sourcePlacesOf } from '#reference/source-places'
import type { Violation } from '#spec/verdict'
import { instructionLines } from '../fuzz/finding/marked.ts'
import { excerptsOf, mostShown } from './excerpts-of.ts'

/** A violation, and where it is for a reader. */
export interface PlacedViolation {
  readonly blame: Violation
  /** Number of the instruction, from 1; absent for the header and where words do not form instructions. */
  readonly instruction?: number
  /** Line of the listing that `decode` prints, from 1. */
  readonly line?: number
  /** The instruction there; of a long one what is around the operand at fault. */
  readonly text?: string
  /** The place in the program that it was compiled from, where the module says one. */
  readonly compiledFrom?: SourcePlace
  /** Sentences of the Vulkan specification that the broken rule carries; absent outside environments of Vulkan. */
  readonly vuids?: readonly string[]
}

/** Violations with their instruction, and its line in the listing. */
export function placedIn(
  words: Uint32Array,
  blames: readonly Violation[],
): readonly PlacedViolation[] {
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
  let decoded: Module | undefined
  let placeOf: SourcePlaces | undefined
  const excerpts = new Map<number, (word: number) => string>()
  return blames.map((blame) => {
    const index = ordinalAt(extents, blame.word)
    const text = lines[first + index]
    const line = numbers[first + index]
    if (index < 0 || first < 0 || text === undefined || line === undefined) return { blame }
    decoded ??= decode(words).module
    placeOf ??= sourcePlacesOf(decoded)
    const compiledFrom = placeOf(index)
    const place = { blame, instruction: index + 1, line, ...(compiledFrom && { compiledFrom }) }
    const whole = text.trim()
    if (whole.length <= mostShown) return { ...place, text: whole }
    const long = decoded.instructions.at(index) as Instruction
    const excerpt = excerpts.get(index) ?? excerptsOf(whole, long)
    excerpts.set(index, excerpt)
    return { ...place, text: excerpt(blame.word) }
  })
}
