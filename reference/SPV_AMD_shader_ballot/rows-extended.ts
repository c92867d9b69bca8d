import { relation, type SentenceCondition, type } from '#spec/vocabulary/facts'
import { rowsAbout, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, scalarOrVector, unsigned, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const set = 'SPV_AMD_shader_ballot'

/** The id is that of a constant, or of a vector that is made of something. */
const constantOrConstructed = {
  shape: 'origin',
  among: { classes: ['Constant-Creation'], instructions: ['OpCompositeConstruct'] },
} as const

function ofSet(
  names: string,
  facts: Parameters<typeof rowsAbout>[2],
  ...where: readonly SentenceCondition[]
) {
  return rowsAbout(names, { instructions: names.split(' '), set }, facts, ...where)
}

export const rows: readonly SentenceRow[] = [
  ...ofSet('SwizzleInvocationsAMD SwizzleInvocationsMaskedAMD', {
    'swizzled-data-is-a-scalar-or-vector': type('data', scalarOrVector(anyScalar)),
    'swizzle-results-in-the-type-of-the-data': relation('data', 'same-type', 'Result Type'),
  }),
  ...ofSet('SwizzleInvocationsAMD', {
    'offset-is-four-unsigned-integers': type('offset', vector(unsigned(), 4)),
    'offset-is-constant': { ...constantOrConstructed, slots: ['offset'] },
  }),
  ...ofSet('SwizzleInvocationsMaskedAMD', {
    'mask-is-three-unsigned-integers': type('mask', vector(unsigned(), 3)),
    'mask-is-constant': { ...constantOrConstructed, slots: ['mask'] },
  }),
  ...ofSet('WriteInvocationAMD', {
    'written-result-is-a-scalar-or-vector': type('Result Type', scalarOrVector(anyScalar)),
    'written-values-have-the-result-type': relation(
      ['inputValue', 'writeValue'],
      'same-type',
      'Result Type',
    ),
    'invocation-index-is-a-32-bit-unsigned-integer': type('invocationIndex', unsigned(32)),
  }),
  ...ofSet('MbcntAMD', {
    'mbcnt-results-in-a-32-bit-unsigned-integer': type('Result Type', unsigned(32)),
    'mbcnt-mask-is-an-unsigned-integer': type('mask', unsigned()),
  }),
  ...ofSet(
    'MbcntAMD',
    { 'mbcnt-mask-has-32-bits': type('mask', unsigned(32)) },
    type('mask', unsigned()),
  ),
]

export const checks: readonly Check[] = checksOfRows(set, rows)
