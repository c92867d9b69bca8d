import { executed, type } from '#spec/vocabulary/facts'
import { rowsAbout, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyType,
  declared,
  integer,
  oneOf,
  pointer,
  scalarOrVector,
  structure,
} from '#spec/vocabulary/type-terms'

const extended = executed({ extensions: ['SPV_AMD_gpu_shader_int16'] })

const set = 'GLSL.std.450'

const exponent = scalarOrVector(integer([16, 32]))

/** The sentences that replace those on the types of exponents. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Frexp',
    { instructions: ['Frexp'], set },
    {
      'frexp-exponent-has-16-or-32-bits': type(
        'exp',
        oneOf(pointer(exponent), declared('OpTypeUntypedPointerKHR')),
      ),
    },
    extended,
  ),
  ...rowsAbout(
    'FrexpStruct',
    { instructions: ['FrexpStruct'], set },
    {
      'frexp-struct-exponent-has-16-or-32-bits': type('Result Type', structure(anyType, exponent)),
    },
    extended,
    type('Result Type', structure(anyType, anyType)),
  ),
]
