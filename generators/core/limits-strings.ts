import { pairOf } from '../pairs/pair-of.ts'

const longest = 65_535

/** Pairs of the rule on the length of strings. */
export const pairs = [
  pairOf`string-limit/ascii
a string has 65,535 characters
debug: {%string = OpString "${'x'.repeat(longest)}"
  | one-more: %string = OpString "${'x'.repeat(longest + 1)}"}`,
]
