import { encodedWidths } from '../pairs/encoded-widths.ts'

const extensions = ['SPV_EXT_ocp_microscaling_types', 'SPV_EXT_float8']

/** Pairs of the rules on the Width of the types. */
export const pairs = [
  ...encodedWidths(
    'float6-width-is-6',
    { extensions, capability: 'Float6EXT' },
    ['Float6E2M3EXT', 'Float6E3M2EXT'],
    [6, 4, 5, 7, 8, 32],
  ),
  ...encodedWidths(
    'float4-width-is-4',
    { extensions, capability: 'Float4EXT' },
    ['Float4E2M1EXT'],
    [4, 2, 3, 5, 8, 32],
  ),
  ...['Float8UnsignedE8M0EXT', 'MXInt8EXT'].flatMap((encoding) =>
    encodedWidths(
      'scale-and-mxint8-width-is-8',
      { extensions, capability: encoding },
      [encoding],
      [8, 4, 6, 7, 9, 16, 32],
    ),
  ),
]
