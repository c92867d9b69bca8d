import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const set = 'Modifications to GLSL.std.450'

const notes =
  'In modules that declare SPV_AMD_gpu_shader_int16, where the sentence replaces that of GLSL.std.450.'

/** Types of exponents. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(`${set}: Frexp`, 'type', {
    'frexp-exponent-has-16-or-32-bits': {
      summary:
        'The exp of a Frexp is a pointer, and an OpTypePointer points to an integer scalar or vector with components of 16 or 32 bits.',
      notes: `${notes} That it has as many components as Result Type is core/glsl-frexp-pointer.`,
    },
  }),
  ...rowsIn(`${set}: FrexpStruct`, 'type', {
    'frexp-struct-exponent-has-16-or-32-bits': {
      summary:
        'If the Result Type of a FrexpStruct is an OpTypeStruct of two members, member 1 is an integer scalar or vector with components of 16 or 32 bits.',
      notes: `${notes} The rest of the structure is core/glsl-frexp-struct-result.`,
    },
  }),
]
