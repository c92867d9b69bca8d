import type { Parsed } from '../decode/parse.ts'

/** Opcodes of the grammar lie below this; who asks for one beyond hears that there is none. */
export const mostOpcodes = 8192

// Of one module at a time, since checks are asked about one after the other: making tables for each costs more than all look-ups.
let chained: Parsed | undefined
let round = 0
/** By opcode: the last round in which it came up, and the ordinals of the first and the last instruction with it. */
const rounds = new Uint32Array(mostOpcodes)
const firsts = new Uint32Array(mostOpcodes)
const lasts = new Uint32Array(mostOpcodes)
/** By ordinal: that of the next instruction with the same opcode. */
const nexts: number[] = []

function chain(parsed: Parsed): void {
  chained = parsed
  round = (round + 1) >>> 0
  if (round === 0) {
    rounds.fill(0)
    round = 1
  }
  const { words, frames } = parsed
  const { starts, count } = frames
  for (let index = 0; index < count; index++) {
    const opcode = (words[starts[index] as number] as number) & 0xffff
    if (rounds[opcode] === round) nexts[lasts[opcode] as number] = index
    else {
      // Beyond the end nothing is set.
      rounds[opcode] = round
      firsts[opcode] = index
    }
    lasts[opcode] = index
  }
}

/** Whether a module has an instruction with that opcode. For modules that are small enough to be walked through again. */
export function hasOpcode(parsed: Parsed, opcode: number): boolean {
  if (chained !== parsed) chain(parsed)
  return rounds[opcode] === round
}

/** Ordinals of the instructions with that opcode, ascending. For such modules too. */
export function ordinalsOf(parsed: Parsed, opcode: number): readonly number[] {
  if (!hasOpcode(parsed, opcode)) return []
  const ordinals: number[] = []
  const last = lasts[opcode] as number
  let index = firsts[opcode] as number
  for (; index !== last; index = nexts[index] as number) ordinals.push(index)
  ordinals.push(last)
  return ordinals
}
