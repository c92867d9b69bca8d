import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const encodings = 'Float6E2M3EXT, Float6E3M2EXT, Float4E2M1EXT, Float8UnsignedE8M0EXT or MXInt8EXT'

const operation = 'The operation of an OpSpecConstantOp is judged as the instruction is.'

/** Conversions of floats that microscaling formats have, and the bits that are extracted as such floats. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'microscaling-float-to-integer',
    'OpConvertFToU-12465',
    `Neither the Result Type nor the type of the operand of an OpConvertFToU, OpConvertFToS, OpConvertSToF or OpConvertUToF is an OpTypeFloat with the encoding ${encodings}, or a vector or cooperative matrix of such floats.`,
    { notes: operation },
  ),
  row(
    'type',
    'microscaling-float-from-float',
    ['OpFConvert-12466', 'OpFConvert-12467'],
    `The Result Type of an OpFConvert is not an OpTypeFloat with the encoding ${encodings}, or a vector or cooperative matrix of such floats.`,
    {
      notes: `The second sentence lists what such a float may be converted to, which is every float but these, so no module breaks it without the first. ${operation}`,
    },
  ),
  row(
    'type',
    'extracted-bits-are-narrow-floats',
    'Result-12468',
    'The Result Type of an OpBitcastExtractEXT is an OpTypeFloat with the encoding Float6E2M3EXT, Float6E3M2EXT or Float4E2M1EXT, or a vector of such floats.',
    { notes: 'Whether it may be a vector is extracted-bits-are-a-scalar.' },
  ),
  row(
    'type',
    'extracted-bits-are-a-scalar',
    'Result-12468',
    'The Result Type of an OpBitcastExtractEXT is not a vector.',
    {
      confidence: 'open',
      notes:
        'The sentence names OpTypeFloat alone; the next one allows vectors as Base (NOTES.md).',
    },
  ),
  row(
    'type',
    'extraction-base-is-an-integer',
    'Base-12469',
    'The type of the Base of an OpBitcastExtractEXT is an OpTypeInt or a vector of OpTypeInt.',
  ),
]
