import { pairOf } from '../pairs/pair-of.ts'

const deepest = 1023
const longest = 65_535

const levels = Array.from({ length: deepest }, (_, at) => at)

/** Selections in one another, the first of them in the block before this text. */
const selections = `${levels
  .map(
    (at) =>
      `OpSelectionMerge %m${at} None\nOpBranchConditional %true %b${at} %m${at}\n%b${at} = OpLabel`,
  )
  .join('\n')}
{| one-deeper: OpSelectionMerge %inner None
OpBranchConditional %true %innermost %inner
%innermost = OpLabel
OpBranch %inner
%inner = OpLabel}
${levels
  .toReversed()
  .map((at) => `OpBranch %m${at}\n%m${at} = OpLabel`)
  .join('\n')}`

/** Pairs of the rules on universal limits of strings and of nested control flow. */
export const pairs = [
  pairOf`string-limit/ascii
a string has 65,535 characters
debug: {%string = OpString "${'x'.repeat(longest)}"
  | one-more: %string = OpString "${'x'.repeat(longest + 1)}"}`,
  pairOf`control-flow-nesting-limit/selections
selections are nested 1023 deep
body: ${selections}`,
]
