import { lengthen } from './lengthen.ts'
import { shorten } from './shorten.ts'
import { truncated } from './truncated.ts'
import { withWordCount } from './with-word-count.ts'
import type { WordWay } from './word-mutator-of.ts'

/**
 * The ways to get a word count wrong, by variant. Whether an instruction with a word more or less is wrong is for the
 * mutator to know; the other two are wrong for every instruction.
 */
export const wordCountWays = {
  'one-word-more': (words, extent) => lengthen(words, extent, 1),
  'one-word-less': (words, extent) => (extent.length === 1 ? undefined : shorten(words, extent)),
  'no-words': (words, extent) => withWordCount(words, extent, 0),
  /** The module ends before the last word of the instruction. */
  'cut-off': (words, extent) =>
    extent.length === 1 ? undefined : truncated(words, extent, extent.length - 1),
} satisfies Readonly<Record<string, WordWay>>
