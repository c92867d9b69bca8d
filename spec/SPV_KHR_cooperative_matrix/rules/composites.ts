import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const construction =
  'Modifications: 3.42.7 Constant-Creation Instructions: OpConstantComposite; 3.42.12 Composite Instructions: OpCompositeConstruct'

const terms = 'Modifications: 2.2 Terms: Composite'

/** Cooperative matrices as composites. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'matrix-has-one-constituent',
    section: construction,
    summary:
      'An OpConstantComposite or OpCompositeConstruct whose Result Type is a cooperative matrix type has exactly one Constituent.',
    class: 'operand',
    notes:
      'OpSpecConstantComposite is not judged: see NOTES.md. Replicated composites have their own text.',
  }),
  row({
    slug: 'constituent-has-the-component-type',
    section: construction,
    summary:
      'The type of each Constituent of an OpConstantComposite or OpCompositeConstruct whose Result Type is a cooperative matrix type is its Component Type.',
    class: 'type',
    notes:
      'In an OpConstantComposite, a Constituent that is not a constant or OpUndef is not judged here: core/constant-constituent-plain.',
  }),
  row({
    slug: 'component-has-the-component-type',
    section: terms,
    summary:
      'If an index of an OpCompositeExtract or OpCompositeInsert selects a component of a cooperative matrix, it is the last one, and the Component Type of the matrix is the Result Type of the OpCompositeExtract or the type of the Object of the OpCompositeInsert.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The matrix may be the Composite or an element or member of it. The index may be any number, for the number of components depends on the implementation. OpSpecConstantOp that executes the instruction counts.',
  }),
  row({
    slug: 'pointer-to-a-component-has-the-component-type',
    section: terms,
    summary:
      'If an index of an OpAccessChain or OpInBoundsAccessChain selects a component of a cooperative matrix, it is the last one, and the Result Type, if it is an OpTypePointer, points to the Component Type of the matrix.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The index is any integer, constant or not. The matrix is what Base points to, or an element or member of it.',
  }),
  row({
    slug: 'constituent-is-uniform',
    section: 'Modifications: 3.42.12 Composite Instructions: OpCompositeConstruct',
    summary:
      'The Constituent of an OpCompositeConstruct of a cooperative matrix is dynamically uniform within its Scope.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'the values of all invocations are known when the program runs',
  }),
]
