import type { Check } from '../check.ts'
import { matricesWithoutUse } from '../shared/cooperative-matrices.ts'
import { matrixComposites } from '../shared/matrix-composites.ts'

/** Composite, and the instructions that make one. */
export const checks: readonly Check[] = matrixComposites(matricesWithoutUse)
