import { type Chance, chance, mixed } from './chance.ts'
import { largeModule } from './large/large-module.ts'
import { mutations } from './mutations.ts'

function randomWords(next: Chance): Uint32Array {
  const words = Uint32Array.from({ length: next(96) }, () => next(0x1_0000_0000))
  // With a header in most, for without one nothing is looked at.
  const begin = [0x0723_0203, 0x0001_0000 | (next(8) << 8), next(0x1_0000_0000), next(300), 0]
  if (next(4) > 0) words.set(begin.slice(0, words.length))
  for (let position = 5; next(3) > 0 && position < words.length; position += 1 + next(5))
    words[position] = ((1 + next(6)) << 16) | next(0x1600)
  return words
}

function octetsOf(words: Uint32Array, next: Chance): Uint8Array {
  const octets = new Uint8Array(words.slice().buffer)
  for (let count = next(4); count > 0 && octets.length > 0; count--)
    octets[next(octets.length)] = next(256)
  // The other byte order, or a number of octets that makes no whole words.
  if (next(2) === 0) return octets.subarray(0, octets.length - next(4))
  for (let offset = 0; offset + 4 <= octets.length; offset += 4)
    octets.subarray(offset, offset + 4).reverse()
  return octets
}

/** One of this number of inputs is a large module, with this number of words: enough for quadratic work to be slow. */
const largeEvery = 500
const largeWords = 20_000

/**
 * Input `number` of the campaign with that seed: a module of `seeds` with one or several mutations, random words, or at
 * times a large module. The same for the same arguments.
 */
export function hostileInput(
  seeds: readonly Uint32Array[],
  seed: number,
  number: number,
): Uint32Array | Uint8Array {
  const next = chance(mixed(seed, number))
  if (next(largeEvery) === 0) return largeModule(largeWords + next(largeWords), next)
  let words = next(12) === 0 ? randomWords(next) : (seeds[next(seeds.length)] ?? randomWords(next))
  for (let count = 1 + next(2) * next(6); count > 0; count--) {
    const mutate = mutations[next(mutations.length)]
    const other = seeds[next(seeds.length)] ?? words
    if (mutate !== undefined) words = mutate(words, next, other)
  }
  return next(16) === 0 ? octetsOf(words, next) : words
}

const pieces = [
  '%',
  '"',
  '\\',
  '\n',
  ';',
  '=',
  '|',
  '!',
  '-',
  '0x',
  '1e400',
  '0x1p-2000',
  '99999999999999999999',
  'OpConstant',
  'OpDecorate',
  'OpSwitch',
  'None',
  '\u0000',
  '\u{1f4a5}',
  '\ud800',
  '%4294967295',
] as const

/** A text damaged in one place or several. */
export function hostileText(text: string, seed: number, number: number): string {
  const next = chance(mixed(seed ^ 0x7e87, number))
  let damaged = text
  for (let count = 1 + next(3); count > 0; count--) {
    const cut = next(damaged.length + 1)
    const taken = next(3) === 0 ? next(12) : 0
    const piece = next(4) === 0 ? '' : (pieces[next(pieces.length)] ?? '')
    damaged = damaged.slice(0, cut) + piece + damaged.slice(cut + taken)
  }
  return damaged
}

/** A text without its ends of lines, so that errors have columns far from the beginning of a line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/^;.*/gm, '').replaceAll('\n', '\t')
}
