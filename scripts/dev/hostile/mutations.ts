import type { Chance } from './chance.ts'

/** Damages a module. `other` is another module, to take parts from. */
export type DamageWords = (words: Uint32Array, chance: Chance, other: Uint32Array) => Uint32Array

const header = 5

/** Values at which something ends or begins: of ids, counts, masks, strings and floats. */
const telling = [
  0, 1, 2, 3, 4, 5, 8, 16, 31, 32, 33, 63, 64, 65, 255, 256, 0x7fff, 0x8000, 0xffff, 0x1_0000,
  0x3f_ffff, 0x40_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff, 0x0072_0065,
  0x7f80_0000, 0x7fc0_0000, 0xff80_0000,
] as const

/** Word indices of first words, and that of the end. */
function starts(words: Uint32Array): readonly number[] {
  const found: number[] = []
  let position = header
  while (position < words.length) {
    found.push(position)
    position += Math.max(1, (words[position] as number) >>> 16)
  }
  found.push(words.length)
  return found
}

/** Two places between instructions, the first before the second. */
function span(words: Uint32Array, chance: Chance): readonly [number, number] {
  const places = starts(words)
  const first = chance(places.length)
  const last = Math.min(places.length - 1, first + 1 + chance(4))
  return [places[first] ?? words.length, places[last] ?? words.length]
}

function joined(...parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((length, part) => length + part.length, 0))
  let position = 0
  for (const part of parts) {
    all.set(part, position)
    position += part.length
  }
  return all
}

function changed(words: Uint32Array, index: number, value: number): Uint32Array {
  const copy = words.slice()
  if (index < copy.length) copy[index] = value
  return copy
}

function anywhere(words: Uint32Array, chance: Chance): number {
  return chance(Math.max(1, words.length))
}

/** The mutations of a module. */
export const mutations: readonly DamageWords[] = [
  // A bit of a word.
  (words, chance) => {
    const position = anywhere(words, chance)
    return changed(words, position, ((words[position] ?? 0) ^ (1 << chance(32))) >>> 0)
  },
  // A word becomes a telling value, one near it, or any.
  (words, chance) => changed(words, anywhere(words, chance), telling[chance(telling.length)] ?? 0),
  (words, chance) => {
    const position = anywhere(words, chance)
    return changed(words, position, ((words[position] ?? 0) + chance(7) - 3) >>> 0)
  },
  (words, chance) => changed(words, anywhere(words, chance), chance(0x1_0000_0000)),
  // A word becomes a word from elsewhere in the module.
  (words, chance) => changed(words, anywhere(words, chance), words[anywhere(words, chance)] ?? 0),
  // An instruction has another opcode, or another word count.
  (words, chance) => {
    const [start] = span(words, chance)
    return changed(words, start, (((words[start] ?? 0) & 0xffff_0000) | chance(0x1800)) >>> 0)
  },
  (words, chance) => {
    const [start] = span(words, chance)
    return changed(words, start, ((chance(12) << 16) | ((words[start] ?? 0) & 0xffff)) >>> 0)
  },
  // Instructions are omitted, duplicated or moved.
  (words, chance) => {
    const [first, last] = span(words, chance)
    return joined(words.subarray(0, first), words.subarray(last))
  },
  (words, chance) => {
    const [first, last] = span(words, chance)
    return joined(words.subarray(0, last), words.subarray(first))
  },
  (words, chance) => {
    const [first, last] = span(words, chance)
    const rest = joined(words.subarray(0, first), words.subarray(last))
    const [to] = span(rest, chance)
    return joined(rest.subarray(0, to), words.subarray(first, last), rest.subarray(to))
  },
  // Instructions of another module come in, or its end follows the beginning of this one.
  (words, chance, other) => {
    const [to] = span(words, chance)
    const [first, last] = span(other, chance)
    return joined(words.subarray(0, to), other.subarray(first, last), words.subarray(to))
  },
  (words, chance, other) =>
    joined(words.subarray(0, span(words, chance)[0]), other.subarray(span(other, chance)[0])),
  // The module ends early, or goes on with anything.
  (words, chance) => words.slice(0, chance(words.length + 1)),
  (words, chance) =>
    joined(
      words,
      Uint32Array.from({ length: 1 + chance(12) }, () => chance(0x1_0000_0000)),
    ),
  // Many words at once.
  (words, chance) => {
    const copy = words.slice()
    for (let count = 2 + chance(12); count > 0; count--)
      copy[anywhere(copy, chance)] = words[anywhere(words, chance)] ?? 0
    return copy
  },
]
