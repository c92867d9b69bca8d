import type { Draw } from './sketch.ts'

/** Matrices outside structures, and what is made of nothing but such. */
export const bareMatrices = {
  'two-by-two': (s) => s.matrix(2, 2),
  'four-by-four': (s) => s.matrix(4, 4),
  'three-by-two': (s) => s.matrix(3, 2),
} as const satisfies Readonly<Record<string, Draw>>

/** Arrays of matrices outside structures, with as much of a layout as they can have. */
export const arraysOfMatrices = {
  array: (s) => s.array(s.matrix(2, 2), 3, 16),
  'array-of-arrays': (s) => s.array(s.array(s.matrix(2, 4), 2, 32), 2, 64),
} as const satisfies Readonly<Record<string, Draw>>
