/** The formats of `OpTypeFloat`: IEEE 754 where no encoding is named. */
export type FloatEncoding =
  | 'ieee'
  | 'BFloat16KHR'
  | 'Float8E4M3EXT'
  | 'Float8E5M2EXT'
  | 'Float6E2M3EXT'
  | 'Float6E3M2EXT'
  | 'Float4E2M1EXT'
  | 'Float8UnsignedE8M0EXT'
  | 'MXInt8EXT'

/** What a number's words depend on. `width` is in bits. */
export type NumberType =
  | { readonly kind: 'integer'; readonly width: number; readonly signed: boolean }
  | { readonly kind: 'float'; readonly width: number; readonly encoding: FloatEncoding }
