import type { Check } from '../check.ts'
import { amongMatrices, matricesWithoutUse } from '../shared/cooperative-matrices.ts'
import { convertedComponentsAreAppropriate } from '../shared/matrix-conversions.ts'

export const checks: readonly Check[] = amongMatrices(
  [
    /** The component types are appropriate for the conversion. */
    convertedComponentsAreAppropriate(
      'SPV_NV_cooperative_matrix/converted-components-are-appropriate',
      matricesWithoutUse,
    ),
  ],
  matricesWithoutUse,
)
