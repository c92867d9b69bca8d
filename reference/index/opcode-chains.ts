import type { Parsed } from '../decode/parse.ts'
import type { Instruction } from '../module.ts'
import { perPlace } from './places.ts'

/** Opcodes of the grammar are below this; no instruction is found for a larger one. */
export const mostOpcodes = 8192

/** The place where the instructions of a module are found by their ordinals. */
interface Views {
  get(index: number): Instruction
}

/** The instructions of one module at a time by their opcodes: making tables for each costs more than all look-ups. */
class OpcodeChains {
  #chained: Parsed | undefined
  #round = 0
  /** Keyed by opcode: the last round in which it came up, and the ordinals of the first and the last instruction with it. */
  readonly #rounds = new Uint32Array(mostOpcodes)
  readonly #firsts = new Uint32Array(mostOpcodes)
  readonly #lasts = new Uint32Array(mostOpcodes)
  /** Keyed by opcode: how many instructions have it. */
  readonly #counts = new Uint32Array(mostOpcodes)
  /** Keyed by ordinal: that of the next instruction with the same opcode. */
  readonly #nexts: number[] = []
  /** Keyed by opcode: its instructions, if they were asked for; the opcodes that were asked for. */
  readonly #lists: (readonly Instruction[] | undefined)[] = new Array(mostOpcodes).fill(undefined)
  readonly #listed: number[] = []

  has(parsed: Parsed, opcode: number): boolean {
    if (this.#chained !== parsed) this.#chain(parsed)
    return this.#rounds[opcode] === this.#round
  }

  with(parsed: Parsed, views: Views, opcode: number): readonly Instruction[] {
    if (!this.has(parsed, opcode)) return []
    let list = this.#lists[opcode]
    if (list === undefined) {
      list = this.#listFor(views, opcode)
      this.#lists[opcode] = list
      this.#listed.push(opcode)
    }
    return list
  }

  #listFor(views: Views, opcode: number): readonly Instruction[] {
    let index = this.#firsts[opcode] as number
    const list = [views.get(index)]
    for (let rest = (this.#counts[opcode] as number) - 1; rest > 0; rest--) {
      index = this.#nexts[index] as number
      list.push(views.get(index))
    }
    return list
  }

  #chain(parsed: Parsed): void {
    this.#chained = parsed
    for (const opcode of this.#listed) this.#lists[opcode] = undefined
    this.#listed.length = 0
    this.#round = (this.#round + 1) >>> 0
    if (this.#round === 0) {
      this.#rounds.fill(0)
      this.#round = 1
    }
    const [round, rounds, firsts] = [this.#round, this.#rounds, this.#firsts]
    const [lasts, counts, nexts] = [this.#lasts, this.#counts, this.#nexts]
    const { words, frames } = parsed
    const { starts, count } = frames
    for (let index = 0; index < count; index++) {
      const opcode = (words[starts[index] as number] as number) & 0xffff
      if (rounds[opcode] === round) {
        nexts[lasts[opcode] as number] = index
        counts[opcode] = (counts[opcode] as number) + 1
      } else {
        // Beyond the end nothing is set.
        rounds[opcode] = round
        firsts[opcode] = index
        counts[opcode] = 1
      }
      lasts[opcode] = index
    }
  }
}

const chainsAt = perPlace(() => new OpcodeChains())

/** Whether the module in that place has an instruction with that opcode. For modules that are small enough to be walked through again. */
export function hasOpcode(parsed: Parsed, opcode: number, place: number): boolean {
  return chainsAt(place).has(parsed, opcode)
}

/** The instructions with that opcode, in order. For such modules too. */
export function instructionsWith(
  parsed: Parsed,
  views: Views,
  opcode: number,
  place: number,
): readonly Instruction[] {
  return chainsAt(place).with(parsed, views, opcode)
}
