import type { Boundary } from './boundary.ts'
import { executionBoundaries } from './execution-boundaries.ts'
import { placementBoundaries } from './placement-boundaries.ts'
import { relationBoundaries } from './relation-boundaries.ts'
import { slotBoundaries } from './slot-boundaries.ts'
import { typeBoundaries } from './type-boundaries.ts'
import { valueBoundaries } from './value-boundaries.ts'

/** Both sides of every word of the vocabulary. */
export const boundaries: readonly Boundary[] = [
  ...typeBoundaries,
  ...valueBoundaries,
  ...relationBoundaries,
  ...slotBoundaries,
  ...placementBoundaries,
  ...executionBoundaries,
]
