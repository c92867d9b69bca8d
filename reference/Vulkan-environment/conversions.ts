import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  declared,
  float,
  integer,
  not,
  numerical,
  oneOf,
  scalarOrVector,
  type TypeTerm,
  vector,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const narrow = float(undefined, ['Float6E2M3EXT', 'Float6E3M2EXT', 'Float4E2M1EXT'])
const microscaling = oneOf(narrow, float(undefined, ['Float8UnsignedE8M0EXT', 'MXInt8EXT']))

/** Objects have the encoding of their components. */
const encoded: TypeTerm = oneOf(
  microscaling,
  vector(microscaling),
  declared('OpTypeCooperativeMatrixKHR', { 'Component Type': { type: microscaling } }),
)

const conversions = 'OpConvertFToU OpConvertFToS OpConvertSToF OpConvertUToF'

const rows: readonly SentenceRow[] = [
  ...rowsAt(conversions, { 'microscaling-float-to-integer': type('Result Type', not(encoded)) }),
  // What is not a value has no encoding, and is at fault elsewhere.
  ...rowsAt(
    conversions,
    { 'microscaling-float-to-integer': type('#1', not(encoded)) },
    type('#1', oneOf(scalarOrVector(numerical), declared('OpTypeCooperativeMatrixKHR'))),
  ),
  ...rowsAt('OpFConvert', { 'microscaling-float-from-float': type('Result Type', not(encoded)) }),
  ...rowsAt('OpBitcastExtractEXT', {
    'extracted-bits-are-narrow-floats': type('Result Type', scalarOrVector(narrow)),
    'extraction-base-is-an-integer': type('Base', scalarOrVector(integer())),
  }),
  ...rowsAt(
    'OpBitcastExtractEXT',
    { 'extracted-bits-are-a-scalar': type('Result Type', not(vector())) },
    type('Result Type', scalarOrVector(narrow)),
  ),
]

/** Standalone SPIR-V Validation: the types of SPV_EXT_ocp_microscaling_types in conversions. */
export const checks: readonly Check[] = checksOfRows('Vulkan-environment', rows)
