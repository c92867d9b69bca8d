import type { Parsed } from '../decode/parse.ts'
import type { Instruction } from '../module.ts'

/** Opcodes of the grammar lie below this; who asks for one beyond hears that there is none. */
export const mostOpcodes = 8192

// Of one module at a time, since checks are asked about one after the other: making tables for each costs more than all look-ups.
let chained: Parsed | undefined
let round = 0
/** By opcode: the last round in which it came up, and the ordinals of the first and the last instruction with it. */
const rounds = new Uint32Array(mostOpcodes)
const firsts = new Uint32Array(mostOpcodes)
const lasts = new Uint32Array(mostOpcodes)
/** By opcode: how many instructions have it. */
const counts = new Uint32Array(mostOpcodes)
/** By ordinal: that of the next instruction with the same opcode. */
const nexts: number[] = []
/** By opcode: its instructions, where they were asked for, and the opcodes of which they were. */
const lists: (readonly Instruction[] | undefined)[] = new Array(mostOpcodes).fill(undefined)
const listed: number[] = []

function chain(parsed: Parsed): void {
  chained = parsed
  for (const opcode of listed) lists[opcode] = undefined
  listed.length = 0
  round = (round + 1) >>> 0
  if (round === 0) {
    rounds.fill(0)
    round = 1
  }
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

/** Whether a module has an instruction with that opcode. For modules that are small enough to be walked through again. */
export function hasOpcode(parsed: Parsed, opcode: number): boolean {
  if (chained !== parsed) chain(parsed)
  return rounds[opcode] === round
}

/** Where the instructions of a module are found by their ordinals. */
interface Views {
  get(index: number): Instruction
}

function listFor(views: Views, opcode: number): readonly Instruction[] {
  let index = firsts[opcode] as number
  const list = [views.get(index)]
  for (let rest = (counts[opcode] as number) - 1; rest > 0; rest--) {
    index = nexts[index] as number
    list.push(views.get(index))
  }
  return list
}

/** The instructions with that opcode, in order. For such modules too. */
export function instructionsWith(
  parsed: Parsed,
  views: Views,
  opcode: number,
): readonly Instruction[] {
  if (!hasOpcode(parsed, opcode)) return []
  let list = lists[opcode]
  if (list === undefined) {
    list = listFor(views, opcode)
    lists[opcode] = list
    listed.push(opcode)
  }
  return list
}
