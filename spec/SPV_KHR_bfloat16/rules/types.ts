import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The type, and what may be done with values of it. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'width-is-16',
    section: 'Modifications: FP Encoding: BFloat16KHR',
    summary: 'The Width of an OpTypeFloat whose Floating Point Encoding is BFloat16KHR is 16.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The column Width(s) of the table has 16; the core specification (3.2.55) requires a Width from that column. core/float-width judges types without an encoding only.',
  }),
  row({
    slug: 'cooperative-matrix-has-the-capability',
    section: 'Modifications: Type-Declaration Instructions: OpTypeCooperativeMatrixKHR',
    summary:
      'If the Component Type of an OpTypeCooperativeMatrixKHR is an OpTypeFloat with the encoding BFloat16KHR, the module declares BFloat16CooperativeMatrixKHR.',
    class: 'capability',
    notes: 'A matrix type that nothing uses counts.',
  }),
  row({
    slug: 'dot-product-has-the-capability',
    section: 'Modifications: Arithmetic Instructions: OpDot',
    summary:
      'If the Result Type of an OpDot is an OpTypeFloat with the encoding BFloat16KHR, the module declares BFloat16DotProductKHR.',
    class: 'capability',
    notes:
      'core/dot-product decides that the vectors have the components of the result. Other dot products, as OpSDot, have integers.',
  }),
  row({
    slug: 'values-are-used-with-listed-instructions',
    section: 'Validation Rules: 2.16.1 Universal Validation Rules',
    summary:
      'An instruction whose Result Type, or the type of one of whose operands, is or includes an OpTypeFloat with the encoding BFloat16KHR is a constant-creation, memory, function, conversion, composite, annotation, debug, miscellaneous, extension or mode-setting instruction, or OpDot, OpCooperativeMatrixMulAddKHR, OpCooperativeMatrixLengthKHR, OpSelect, OpPhi, OpReturnValue, OpLifetimeStart or OpLifetimeStop.',
    class: 'operand',
    notes:
      'A type includes the types of its components, elements, members, and of its elements if it is a cooperative matrix, at any depth. Pointers, images and arrays of either are not judged (NOTES.md). The groups of instructions are the chapters 3.3.1 to 3.3.12 of the core specification; OpCooperativeMatrixLoadKHR and OpCooperativeMatrixStoreKHR are memory instructions by their own text. Instructions of other extensions are not judged, nor is the operation of an OpSpecConstantOp.',
  }),
]
