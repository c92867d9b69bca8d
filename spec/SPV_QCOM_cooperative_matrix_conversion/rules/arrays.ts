import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instructions = 'Modifications: Instructions'

const listed =
  'an OpTypeArray whose Element Type is a 32-bit OpTypeInt, or an OpTypeFloat of 16 or 32 bits without an encoding'

/** Casts of arrays, and parts of arrays. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(`${instructions}: OpBitCastArrayQCOM`, 'type', {
    'bit-cast-result-is-a-listed-array': `The Result Type of an OpBitCastArrayQCOM is ${listed}.`,
    'bit-cast-keeps-the-size': {
      summary:
        'If the Result Type and the type of the Source Array of an OpBitCastArrayQCOM are OpTypeArray of OpTypeInt or OpTypeFloat, and the Length of both is known, Length times Width is the same number.',
      notes: 'A Length that specialization decides is not known.',
    },
  }),
  ...rowsIn(`${instructions}: OpBitCastArrayQCOM, OpExtractSubArrayQCOM`, 'type', {
    'source-array-is-a-listed-array': `The type of the Source Array of an OpBitCastArrayQCOM or OpExtractSubArrayQCOM is ${listed}.`,
  }),
  ...rowsIn(`${instructions}: OpExtractSubArrayQCOM`, 'type', {
    'sub-array-is-an-array': 'The Result Type of an OpExtractSubArrayQCOM is an OpTypeArray.',
    'sub-array-has-the-element-type-of-the-source':
      'If the Result Type and the type of the Source Array of an OpExtractSubArrayQCOM are OpTypeArray, their Element Type is the same.',
    'start-index-is-a-signed-32-bit-integer':
      'The type of the Start Index of an OpExtractSubArrayQCOM is a 32-bit OpTypeInt with Signedness 1.',
  }),
  ...rowsIn(`${instructions}: OpExtractSubArrayQCOM`, 'semantics', {
    'sub-array-is-within-the-source': {
      summary:
        'If the Start Index of an OpExtractSubArrayQCOM is an OpConstant or OpConstantNull, and the Length of its Result Type and of the type of its Source Array are known, Start Index plus the Length of Result Type is not greater than the Length of Source Array.',
      confidence: 'open',
      notes:
        'One sentence requires it, the next calls the behavior undefined otherwise. NOTES.md has both readings.',
    },
    'start-index-is-a-multiple-of-an-inner-size': {
      summary:
        'Where the result of an OpExtractSubArrayQCOM becomes part of a cooperative matrix, Start Index is a multiple of a supported number of columns of a MatrixAKHR or of rows of a MatrixBKHR.',
      decidable: 'runtime',
      why: 'The device says which sizes are supported, and a run what becomes of the result.',
    },
  }),
]
