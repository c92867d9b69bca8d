import { relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  float,
  integer,
  scalarOrVector,
  type TypeTerm,
  unsigned,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { isExtensionType } from './shared/types.ts'

const integers = scalarOrVector(integer())
const naturals = scalarOrVector(unsigned())
const floats = scalarOrVector(float())

function conversion(name: string, result: TypeTerm, operand: string, from: TypeTerm) {
  return rowsAt(name, {
    'conversion-result': type('Result Type', result),
    'conversion-operand': [type(operand, from), relation(operand, 'same-count', 'Result Type')],
  })
}

/** The texts of other types say what these instructions do with them. */
const betweenNumbers: readonly SentenceRow[] = [
  ...conversion('OpConvertFToU', naturals, 'Float Value', floats),
  ...conversion('OpConvertFToS', integers, 'Float Value', floats),
  ...conversion('OpConvertSToF', floats, 'Signed Value', integers),
  ...conversion('OpConvertUToF', floats, 'Unsigned Value', integers),
  ...conversion('OpUConvert', naturals, 'Unsigned Value', integers),
  ...conversion('OpSConvert', integers, 'Signed Value', integers),
  ...conversion('OpFConvert', floats, 'Float Value', floats),
  ...conversion('OpSatConvertSToU', integers, 'Signed Value', integers),
  ...conversion('OpSatConvertUToS', integers, 'Unsigned Value', integers),
  ...rowsAt('OpUConvert', {
    'conversion-width': relation('Result Type', 'different-width', 'Unsigned Value'),
  }),
  ...rowsAt('OpSConvert', {
    'conversion-width': relation('Result Type', 'different-width', 'Signed Value'),
  }),
  ...rowsAt('OpFConvert', {
    'conversion-width': relation(
      'Result Type / component',
      'different-type',
      'Float Value / component',
    ),
  }),
]

const quantization: readonly SentenceRow[] = rowsAt('OpQuantizeToF16', {
  'quantize-operand': relation('Value', 'same-type', 'Result Type'),
})

export const rows: readonly SentenceRow[] = [...betweenNumbers, ...quantization]

export const checks: readonly Check[] = [
  ...checksOfRows('core', betweenNumbers, { isForeign: isExtensionType }),
  ...checksOfRows('core', quantization),
]
