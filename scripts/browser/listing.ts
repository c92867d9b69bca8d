import { fromBytes } from '#generators/words/bytes'
import { extentsOf } from '#generators/words/extents-of'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import { instructionLines } from '#runner/fuzz/finding/marked'

/** How a listing looks. */
export interface ListingOptions {
  /** Ids as numbers, the default, or as names. */
  readonly ids?: 'numbers' | 'names'
  /** Whether it begins with comments about the header; true if absent. */
  readonly header?: boolean
  /** Whether results are in a column; true if absent. */
  readonly indent?: boolean
  /** The first of `count` instructions to show, counted from 0: for a module that is too large to show. */
  readonly from?: number
  readonly count?: number
}

/** A disassembly. */
export interface Listing {
  readonly text: string
  /** Index of the first word of the instruction that begins on each line; -1 for lines on which none begins. */
  readonly words: Int32Array
  /** Number of instructions of the whole module. */
  readonly instructions: number
}

/** A module of some instructions of another one, with its header. */
function cut(words: Uint32Array, from: number, count: number): Uint32Array {
  const extents = extentsOf(words)
  const start = extents[from]?.start ?? words.length
  const end = extents[from + count]?.start ?? words.length
  const part = new Uint32Array(5 + end - start)
  part.set(words.subarray(0, 5))
  part.set(words.subarray(start, end), 5)
  return part
}

/** The disassembly of a module, or of a part of it, with the words that its lines stand for. */
export function listing(
  module: Uint8Array | Uint32Array,
  { from = 0, count, ...options }: ListingOptions = {},
): Listing {
  const whole = module instanceof Uint32Array ? module : fromBytes(module)
  const isPart = whole !== undefined && (from > 0 || count !== undefined)
  const shown = isPart ? cut(whole, from, count ?? whole.length) : module
  const text = disassemble(shown, options)
  const { instructions } = decode(module).module
  const words: number[] = []
  let next = from
  for (const entry of instructionLines(text)) {
    const isInstruction = entry !== '' && !entry.startsWith(';')
    const lines = entry.split('\n').length
    words.push(isInstruction ? (instructions.at(next)?.word ?? -1) : -1)
    for (let line = 1; line < lines; line++) words.push(-1)
    if (isInstruction) next++
  }
  return { text, words: Int32Array.from(words), instructions: instructions.length }
}
