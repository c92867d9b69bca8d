import { rulesOf } from '../../rules-of.ts'

const instructions = 'Modifications: Instructions'

const listed =
  'an OpTypeArray whose Element Type is a 32-bit OpTypeInt, or an OpTypeFloat of 16 or 32 bits without an encoding'

/** Casts of arrays, and parts of arrays. */
export const rules = rulesOf(`# ${instructions}: OpBitCastArrayQCOM
type bit-cast-result-is-a-listed-array: The Result Type of an OpBitCastArrayQCOM is ${listed}.
type bit-cast-keeps-the-size: If the Result Type and the type of the Source Array of an OpBitCastArrayQCOM are OpTypeArray of OpTypeInt or OpTypeFloat, and the Length of both is known, Length times Width is the same number.
  notes: A Length that specialization decides is not known.

# ${instructions}: OpBitCastArrayQCOM, OpExtractSubArrayQCOM
type source-array-is-a-listed-array: The type of the Source Array of an OpBitCastArrayQCOM or OpExtractSubArrayQCOM is ${listed}.

# ${instructions}: OpExtractSubArrayQCOM
type sub-array-is-an-array: The Result Type of an OpExtractSubArrayQCOM is an OpTypeArray.
type sub-array-has-the-element-type-of-the-source: If the Result Type and the type of the Source Array of an OpExtractSubArrayQCOM are OpTypeArray, their Element Type is the same.
type start-index-is-a-signed-32-bit-integer: The type of the Start Index of an OpExtractSubArrayQCOM is a 32-bit OpTypeInt with Signedness 1.
open semantics sub-array-is-within-the-source: If the Start Index of an OpExtractSubArrayQCOM is an OpConstant or OpConstantNull, and the Length of its Result Type and of the type of its Source Array are known, Start Index plus the Length of Result Type is not greater than the Length of Source Array.
  notes: One sentence requires it, the next calls the behavior undefined otherwise. NOTES.md has both readings.
semantics start-index-is-a-multiple-of-an-inner-size: Where the result of an OpExtractSubArrayQCOM becomes part of a cooperative matrix, Start Index is a multiple of a supported number of columns of a MatrixAKHR or of rows of a MatrixBKHR.
  runtime: The device says which sizes are supported, and a run what becomes of the result.
`)
