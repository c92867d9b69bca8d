import { executed, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, not, oneOf, scalarOrVector, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const set = 'GLSL.std.450'
const narrow = float([16, 32])
const isExtended = executed({ extensions: ['SPV_AMD_gpu_shader_half_float'] })
const centroid = 'InterpolateAtCentroid'
const sample = 'InterpolateAtSample'
const offset = 'InterpolateAtOffset'

/** Each sentence replaces one of core or of the set. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    `Modifications to ${set}: ${centroid}, ${sample}, ${offset}`,
    { instructions: [centroid, sample, offset], set },
    { 'interpolant-has-16-or-32-bits': type('interpolant / pointee', scalarOrVector(narrow)) },
    isExtended,
    type('interpolant', declared('OpTypePointer')),
  ),
  ...rowsAbout(
    `Modifications to ${set}: ${offset}`,
    { instructions: [offset], set },
    { 'offset-has-16-or-32-bits': type('offset', vector(narrow, 2)) },
    isExtended,
  ),
  ...rowsAt(
    'OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse',
    {
      'derivative-has-16-or-32-bits': type('Result Type / component', oneOf(narrow, not(float()))),
    },
    isExtended,
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_AMD_gpu_shader_half_float', rows)
