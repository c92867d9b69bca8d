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
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const set = 'GLSL.std.450'
const exponents = scalarOrVector(integer([16, 32]))
const isExtended = executed({ extensions: ['SPV_AMD_gpu_shader_int16'] })

/** Each sentence replaces one of the set. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    `Modifications to ${set}: Frexp`,
    { instructions: ['Frexp'], set },
    {
      'frexp-exponent-has-16-or-32-bits': type(
        'exp',
        oneOf(pointer(exponents), declared('OpTypeUntypedPointerKHR')),
      ),
    },
    isExtended,
  ),
  ...rowsAbout(
    `Modifications to ${set}: FrexpStruct`,
    { instructions: ['FrexpStruct'], set },
    {
      'frexp-struct-exponent-has-16-or-32-bits': type('Result Type', structure(anyType, exponents)),
    },
    isExtended,
    type('Result Type', structure(anyType, anyType)),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_AMD_gpu_shader_int16', rows)
