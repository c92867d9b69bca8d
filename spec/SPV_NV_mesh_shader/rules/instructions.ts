import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section =
  'Modifications: 3.32.1 Miscellaneous Instructions: OpWritePackedPrimitiveIndices4x8NV'

/** Operands of the instruction. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'index-offset-is-an-unsigned-32-bit-integer',
    section,
    summary:
      'The type of the Index Offset of an OpWritePackedPrimitiveIndices4x8NV is the 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'index-offset-is-a-multiple-of-four',
    section,
    summary:
      'The Index Offset of an OpWritePackedPrimitiveIndices4x8NV, if it is an OpConstant or OpConstantNull, is a multiple of four.',
    class: 'operand',
    notes: 'Other values are known when the program runs.',
  }),
  row({
    slug: 'packed-indices-are-an-unsigned-32-bit-integer',
    section,
    summary:
      'The type of the Packed Indices of an OpWritePackedPrimitiveIndices4x8NV is the 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
  }),
]
