import { executed, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float, scalarOrVector, vector } from '#spec/vocabulary/type-terms'

const declared = executed({ extensions: ['SPV_AMD_gpu_shader_half_float'] })

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
    declared,
  ),
  ...rowsAbout(
    'InterpolateAtOffset',
    { instructions: ['InterpolateAtOffset'], set },
    { 'offset-has-16-or-32-bits': type('offset', vector(float([16, 32]), 2)) },
    declared,
  ),
  ...rowsAt(
    'OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse',
    { 'derivative-has-16-or-32-bits': type('Result Type / component', float([16, 32])) },
    declared,
    type('Result Type', scalarOrVector(float())),
  ),
]
