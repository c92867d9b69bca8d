import type { Check } from '../check.ts'
import { pointerIntoArray } from '../shared/matrix-accesses.ts'

export const checks: readonly Check[] = [
  /** Pointer. */
  pointerIntoArray('SPV_NV_cooperative_matrix/pointer-points-into-an-array', [
    'OpCooperativeMatrixLoadNV',
    'OpCooperativeMatrixStoreNV',
  ]),
]
