import type { Check } from '../check.ts'
import {
  pointeeOfMatrix,
  pointerIntoArray,
  pointerOfMatrix,
  strideOfMatrix,
} from '../shared/matrix-accesses.ts'

export const checks: readonly Check[] = [
  /** SPV_KHR_cooperative_matrix, Pointer. */
  pointerOfMatrix('SPV_KHR_untyped_pointers/cooperative-matrix-pointer-is-a-pointer'),
  /** SPV_KHR_cooperative_matrix, Stride. */
  strideOfMatrix('SPV_KHR_untyped_pointers/cooperative-matrix-stride-is-a-scalar-integer'),
  /** SPV_KHR_cooperative_matrix, Pointer. */
  pointerIntoArray(
    'SPV_KHR_untyped_pointers/cooperative-matrix-typed-pointer-points-into-an-array',
  ),
  /** SPV_KHR_cooperative_matrix, Pointer. */
  pointeeOfMatrix(
    'SPV_KHR_untyped_pointers/cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
  ),
]
