import { encodedWidths } from '../pairs/encoded-widths.ts'

/** Pairs of the rule on the Width of the type. */
export const pairs = encodedWidths(
  'width-is-16',
  { extensions: ['SPV_KHR_bfloat16'], capability: 'BFloat16TypeKHR' },
  ['BFloat16KHR'],
  [16, 8, 32, 64],
)
