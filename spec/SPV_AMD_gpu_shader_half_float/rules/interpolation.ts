import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const set = 'Modifications to GLSL.std.450'

const notes =
  'In modules that declare SPV_AMD_gpu_shader_half_float, where the sentence replaces that of GLSL.std.450.'

/** Operands of interpolation. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(`${set}: InterpolateAtCentroid, InterpolateAtSample, InterpolateAtOffset`, 'type', {
    'interpolant-has-16-or-32-bits': {
      summary:
        'If the type of the interpolant of an InterpolateAtCentroid, InterpolateAtSample or InterpolateAtOffset is an OpTypePointer, it points to a floating-point scalar or vector with components of 16 or 32 bits.',
      notes,
    },
  }),
  ...rowsIn(`${set}: InterpolateAtOffset`, 'type', {
    'offset-has-16-or-32-bits': {
      summary:
        'The type of the offset of an InterpolateAtOffset is a vector of two floating-point components of 16 or 32 bits.',
      notes,
    },
  }),
]
