import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { executed } from '../row.ts'

/** Cooperative matrices as composites. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(
    'Modifications: 3.32.7 Constant-Creation Instructions; 3.32.12 Composite Instructions',
    'operand',
    {
      'matrix-has-one-constituent': {
        summary:
          'An OpConstantComposite or OpCompositeConstruct whose Result Type is an OpTypeCooperativeMatrixNV has exactly one Constituent.',
        notes:
          'OpSpecConstantComposite is not judged (NOTES.md). Replicated composites have their own text.',
      },
      'constituent-has-the-component-type': {
        summary:
          'The type of each Constituent of an OpConstantComposite or OpCompositeConstruct whose Result Type is an OpTypeCooperativeMatrixNV is its Component Type.',
        notes:
          'In an OpConstantComposite, a Constituent that is not a constant or OpUndef is not judged here: core/constant-constituent-plain.',
      },
    },
  ),
  ...rowsIn('Modifications: 2.2 Terms', 'type', {
    'component-has-the-component-type': {
      summary:
        'If an index of an OpCompositeExtract or OpCompositeInsert selects a component of an OpTypeCooperativeMatrixNV, it is the last one, and the Component Type of the matrix is the Result Type of the OpCompositeExtract or the type of the Object of the OpCompositeInsert.',
      confidence: 'derived',
      notes: `The matrix may be the Composite or an element or member of it. The index may be any number, for the number of components depends on the implementation. ${executed}`,
    },
    'pointer-to-a-component-has-the-component-type': {
      summary:
        'If an index of an OpAccessChain or OpInBoundsAccessChain selects a component of an OpTypeCooperativeMatrixNV, it is the last one, and the Result Type, if it is an OpTypePointer, points to the Component Type of the matrix.',
      confidence: 'derived',
      notes:
        'The index is any integer, constant or not. The matrix is what Base points to, or an element or member of it.',
    },
  }),
]
