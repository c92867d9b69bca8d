import { headerLength, magicNumber } from '../words/header.ts'
import type { Transformation } from './transformation.ts'

/** Universal Limits: what every implementation takes. */
const highest = 0x3f_ffff
const boundWord = 3

export const transformation: Transformation = {
  name: 'raise-bound',
  summary: 'the bound is higher than it needs to be',
  preserves: 'valid',
  apply(words, choices) {
    if (words.length < headerLength || words[0] !== magicNumber) return undefined
    const bound = words[boundWord] as number
    const increase = choices.pick('by', [1, 100, 4096])
    return bound + increase > highest ? undefined : words.with(boundWord, bound + increase)
  },
}
