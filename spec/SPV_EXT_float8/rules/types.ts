import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The types, what may be done with values of them, and the decoration of conversions. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'width-is-8',
    section: 'Modifications: FP Encoding: Float8E4M3EXT, Float8E5M2EXT',
    summary:
      'The Width of an OpTypeFloat whose Floating Point Encoding is Float8E4M3EXT or Float8E5M2EXT is 8.',
    class: 'type',
    confidence: 'derived',
    notes:
      'The column Width(s) of the table has 8; the core specification (3.2.55) requires a Width from that column. core/float-width judges types without an encoding only.',
  }),
  row({
    slug: 'cooperative-matrix-has-the-capability',
    section: 'Modifications: Type-Declaration Instructions: OpTypeCooperativeMatrixKHR',
    summary:
      'If the Component Type of an OpTypeCooperativeMatrixKHR is an OpTypeFloat with the encoding Float8E4M3EXT or Float8E5M2EXT, the module declares Float8CooperativeMatrixEXT.',
    class: 'capability',
    notes: 'A matrix type that nothing uses counts.',
  }),
  row({
    slug: 'values-are-used-with-listed-instructions',
    section: 'Validation Rules: 2.16.11 Universal Validation Rules',
    summary:
      'An instruction whose Result Type, or the type of one of whose operands, is or includes an OpTypeFloat with the encoding Float8E4M3EXT or Float8E5M2EXT is a constant-creation, memory, function, conversion, composite, annotation, debug, miscellaneous, extension or mode-setting instruction, or OpSelect, OpPhi, OpReturnValue, OpLifetimeStart, OpLifetimeStop or OpCooperativeMatrixMulAddKHR.',
    class: 'operand',
    notes:
      'A type includes the types of its components, elements, members, and of its elements if it is a cooperative matrix, at any depth. Pointers, images and arrays of either are not judged (NOTES.md). The groups of instructions are the chapters 3.3.1 to 3.3.12 of the core specification; OpCooperativeMatrixLoadKHR and OpCooperativeMatrixStoreKHR are memory instructions by their own text, and OpCooperativeMatrixLengthKHR has a type as its operand, not a value. Instructions of other extensions are not judged, nor is the operation of an OpSpecConstantOp. OpDot is not in the list.',
  }),
  row({
    slug: 'saturation-decorates-a-conversion-to-float8',
    section: 'Modifications: 3.20 Decoration: SaturatedToLargestFloat8NormalConversionEXT',
    summary:
      'The target of SaturatedToLargestFloat8NormalConversionEXT is the result of an OpFConvert, OpConvertSToF or OpConvertUToF whose Result Type is an OpTypeFloat with the encoding Float8E4M3EXT or Float8E5M2EXT, or a vector or cooperative matrix of such floats.',
    class: 'decoration',
    notes:
      'OpMemberDecorate applies it to a member of a structure type, which is not a conversion. A decoration group that applies it counts for each of its targets, but not for the OpDecorationGroup itself. The operation of an OpSpecConstantOp is not judged.',
  }),
]
