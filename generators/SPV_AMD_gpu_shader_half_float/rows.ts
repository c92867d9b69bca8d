import { executed, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, float, not, oneOf, scalarOrVector, vector } from '#spec/vocabulary/type-terms'

const extended = executed({ extensions: ['SPV_AMD_gpu_shader_half_float'] })

const set = 'GLSL.std.450'

/** The sentences that replace those on the width of interpolants, offsets and derivatives. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'InterpolateAtCentroid, InterpolateAtSample, InterpolateAtOffset',
    { instructions: ['InterpolateAtCentroid', 'InterpolateAtSample', 'InterpolateAtOffset'], set },
    {
      'interpolant-has-16-or-32-bits': type(
        'interpolant / pointee',
        scalarOrVector(float([16, 32])),
      ),
    },
    extended,
    type('interpolant', declared('OpTypePointer')),
  ),
  ...rowsAbout(
    'InterpolateAtOffset',
    { instructions: ['InterpolateAtOffset'], set },
    { 'offset-has-16-or-32-bits': type('offset', vector(float([16, 32]), 2)) },
    extended,
  ),
  ...rowsAt(
    'OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse',
    {
      'derivative-has-16-or-32-bits': type(
        'Result Type / component',
        oneOf(float([16, 32]), not(float())),
      ),
    },
    extended,
  ),
]
