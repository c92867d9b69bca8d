import { encodedWidths } from '../pairs/encoded-widths.ts'

/** Pairs of the rule on the Width of the types. */
export const pairs = encodedWidths(
  'width-is-8',
  { extensions: ['SPV_EXT_float8'], capability: 'Float8EXT' },
  ['Float8E4M3EXT', 'Float8E5M2EXT'],
  [8, 16, 32, 64],
)
