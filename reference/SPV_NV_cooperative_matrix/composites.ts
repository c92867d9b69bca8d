import type { Check } from '../check.ts'
import { amongMatrices, matricesWithoutUse } from '../shared/cooperative-matrices.ts'
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
      'SPV_NV_cooperative_matrix/component-has-the-component-type',
      matricesWithoutUse,
    ),
    /** OpConstantComposite and OpCompositeConstruct. */
    constituentHasTheComponentType(
      'SPV_NV_cooperative_matrix/constituent-has-the-component-type',
      matricesWithoutUse,
    ),
    /** OpConstantComposite and OpCompositeConstruct. */
    matrixHasOneConstituent(
      'SPV_NV_cooperative_matrix/matrix-has-one-constituent',
      matricesWithoutUse,
    ),
    /** 2.2.2, Composite: pointers to the components of a matrix. */
    pointerToComponentHasItsType(
      'SPV_NV_cooperative_matrix/pointer-to-a-component-has-the-component-type',
      matricesWithoutUse,
    ),
  ],
  matricesWithoutUse,
)
