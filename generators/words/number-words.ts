import { floatWords } from './float-words.ts'
import { integerWords } from './integer-words.ts'
import type { NumberType } from './number-type.ts'

/** The words of a number of that type. A `bigint` for a floating-point type gives its bits. */
export function numberWords(value: number | bigint, type: NumberType): number[] {
  if (type.kind === 'integer') return integerWords(value, type.width, type.signed)
  if (typeof value === 'bigint') return integerWords(value, type.width, false)
  return floatWords(value, type.width, type.encoding)
}
