import type { Check } from '../check.ts'
import { amongMatrices, matricesWithUse } from '../shared/cooperative-matrices.ts'
import {
  componentHasItsType,
  constituentHasTheComponentType,
  matrixHasOneConstituent,
  pointerToComponentHasItsType,
} from '../shared/matrix-composites.ts'

export const checks: readonly Check[] = amongMatrices(
  [
    /** 2.2.2, Composite: the components of a matrix. */
    componentHasItsType(
      'SPV_KHR_cooperative_matrix/component-has-the-component-type',
      matricesWithUse,
    ),
    /** OpConstantComposite and OpCompositeConstruct. */
    constituentHasTheComponentType(
      'SPV_KHR_cooperative_matrix/constituent-has-the-component-type',
      matricesWithUse,
    ),
    /** OpConstantComposite and OpCompositeConstruct. */
    matrixHasOneConstituent(
      'SPV_KHR_cooperative_matrix/matrix-has-one-constituent',
      matricesWithUse,
    ),
    /** 2.2.2, Composite: pointers to the components of a matrix. */
    pointerToComponentHasItsType(
      'SPV_KHR_cooperative_matrix/pointer-to-a-component-has-the-component-type',
      matricesWithUse,
    ),
  ],
  matricesWithUse,
)
