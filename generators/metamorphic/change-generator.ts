import { headerLength, magicNumber } from '../words/header.ts'
import type { Transformation } from './transformation.ts'

const generatorWord = 2

export const transformation: Transformation = {
  name: 'change-generator',
  summary: 'the header names another generator, which means nothing',
  preserves: 'every-verdict',
  apply(words, choices) {
    if (words.length < headerLength || words[0] !== magicNumber) return undefined
    const generator = choices.pick('generator', [0, 1, 0x0008_000b, 0xffff_ffff])
    return words[generatorWord] === generator ? undefined : words.with(generatorWord, generator)
  },
}
