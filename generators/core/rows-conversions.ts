import { type SentenceFact as Fact, relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  float,
  integer,
  scalarOrVector,
  type TypeTerm,
  unsigned,
} from '#spec/vocabulary/type-terms'

const integers = scalarOrVector(integer())
const floats = scalarOrVector(float())

/** The operand of a conversion: as many components as the result, of some kind. */
function converted(term: TypeTerm): readonly Fact[] {
  return [type('#1', term), relation('#1', 'same-count', 'Result Type')]
}

/** Numerical conversions (3.3.11). */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpConvertFToU', {
    'conversion-result': type('Result Type', scalarOrVector(unsigned())),
    'conversion-operand': converted(floats),
  }),
  ...rowsAt('OpConvertFToS', {
    'conversion-result': type('Result Type', integers),
    'conversion-operand': converted(floats),
  }),
  ...rowsAt('OpConvertSToF OpConvertUToF', {
    'conversion-result': type('Result Type', floats),
    'conversion-operand': converted(integers),
  }),
  ...rowsAt('OpUConvert', {
    'conversion-result': type('Result Type', scalarOrVector(unsigned())),
    'conversion-operand': converted(integers),
    'conversion-width': relation('#1', 'different-width', 'Result Type'),
  }),
  ...rowsAt('OpSConvert', {
    'conversion-result': type('Result Type', integers),
    'conversion-operand': converted(integers),
    'conversion-width': relation('#1', 'different-width', 'Result Type'),
  }),
  ...rowsAt('OpFConvert', {
    'conversion-result': type('Result Type', floats),
    'conversion-operand': converted(floats),
    'conversion-width': relation('#1 / component', 'different-type', 'Result Type / component'),
  }),
  ...rowsAt('OpSatConvertSToU OpSatConvertUToS', {
    'conversion-result': type('Result Type', integers),
    'conversion-operand': converted(integers),
  }),
  ...rowsAt('OpQuantizeToF16', {
    'quantize-type': type('Result Type', scalarOrVector(float(32))),
    'quantize-operand': relation('Value', 'same-type', 'Result Type'),
  }),
]
