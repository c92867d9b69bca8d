import type { Site } from '../../maker.ts'
import { headerLength } from '../../words/header.ts'
import type { GenericWordMutator } from '../generic-mutator.ts'

/** By variant: a word to another one. */
const ways: Readonly<Record<string, (word: number) => number>> = {
  zero: () => 0,
  ones: () => 0xffff_ffff,
  'lowest-bit': (word) => word ^ 1,
  'bit-15': (word) => word ^ 0x8000,
  'bit-16': (word) => word ^ 0x1_0000,
  'highest-bit': (word) => word ^ 0x8000_0000,
  'bytes-reversed': (word) =>
    (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff_0000) | (word << 24),
}

const cuts = ['lost', 'twice'] as const

function sitesAt(words: Uint32Array, index: number): readonly Site[] {
  const word = words[index]
  if (word === undefined || words.length < headerLength) return []
  const changes = Object.keys(ways).filter(
    (variant) => (ways[variant]?.(word) ?? word) >>> 0 !== word,
  )
  const end = index + 1 < words.length ? ['the-last'] : []
  return [...changes, ...cuts, ...end].map((variant) => ({ at: index, variant }))
}

/** Any word of the module, header words included: `at` of a site is its index. */
export const wordMutators: readonly GenericWordMutator[] = [
  {
    name: 'damage',
    summary:
      'a word is zeroed, filled, turned round or has a bit flipped, is lost, stands twice, or is the last one',
    sites: (words) => Array.from(words, (_, index) => sitesAt(words, index)).flat(),
    sitesAt,
    applyToWords(words, { at: index, variant }) {
      if (index >= words.length) return words
      if (variant === 'the-last') return words.slice(0, index + 1)
      const way = ways[variant]
      if (way !== undefined) return words.with(index, way(words[index] as number) >>> 0)
      const out = new Uint32Array(words.length + (variant === 'lost' ? -1 : 1))
      out.set(words.subarray(0, index))
      out.set(
        words.subarray(variant === 'lost' ? index + 1 : index),
        variant === 'lost' ? index : index + 1,
      )
      if (variant === 'twice') out[index] = words[index] as number
      return out
    },
  },
]
