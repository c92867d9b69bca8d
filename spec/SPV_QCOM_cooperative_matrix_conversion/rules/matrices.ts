import { rulesOf } from '../../rules-of.ts'

const construct = 'Modifications: Instructions: OpCompositeConstructCoopMatQCOM'

const extract = 'Modifications: Instructions: OpCompositeExtractCoopMatQCOM'

const both = `${construct}, OpCompositeExtractCoopMatQCOM`

const matrix =
  'the Result Type of an OpCompositeConstructCoopMatQCOM or the type of the Source CoopMat of an OpCompositeExtractCoopMatQCOM'

const array =
  'the type of the Source Array of an OpCompositeConstructCoopMatQCOM or the Result Type of an OpCompositeExtractCoopMatQCOM'

const floats = 'an OpTypeFloat of 16 or 32 bits without an encoding'

const packed = 'a 32-bit OpTypeInt with Signedness 0'

/** Says of which pairs the rules on both types are. */
const known =
  'The matrix is an OpTypeCooperativeMatrixKHR and the array an OpTypeArray of one instruction. A Use, Length, Rows or Columns that specialization decides is not known, and nothing is asked of it.'

/** Cooperative matrices from arrays, and arrays from cooperative matrices. */
export const rules = rulesOf(`# ${construct}
type constructed-result-is-a-cooperative-matrix: The Result Type of an OpCompositeConstructCoopMatQCOM is an OpTypeCooperativeMatrixKHR.
type constructed-matrix-has-subgroup-scope: If the Result Type of an OpCompositeConstructCoopMatQCOM is an OpTypeCooperativeMatrixKHR whose Scope is known, the Scope is Subgroup.
  notes: The text says nothing of the Scope of a Source CoopMat.
type matrix-is-constructed-from-an-array: The type of the Source Array of an OpCompositeConstructCoopMatQCOM is an OpTypeArray.

# ${extract}
type extracted-result-is-an-array: The Result Type of an OpCompositeExtractCoopMatQCOM is an OpTypeArray.
type array-is-extracted-from-a-cooperative-matrix: The type of the Source CoopMat of an OpCompositeExtractCoopMatQCOM is an OpTypeCooperativeMatrixKHR.

# ${both}
type array-has-the-component-type-or-unsigned-integers: The Element Type of ${array} is the Component Type of the matrix, or ${packed}.
  notes: ${known}
type operand-matrix-has-listed-components: If the Use of ${matrix} is MatrixAKHR or MatrixBKHR, its Component Type is an 8-bit OpTypeInt, or ${floats}.
  notes: ${known}
type accumulator-has-listed-components: If the Use of ${matrix} is MatrixAccumulatorKHR, its Component Type is a 32-bit OpTypeInt, or ${floats}.
  notes: ${known}
type inner-size-follows-the-component-type: If the Use of ${matrix} is MatrixAKHR, its Columns are, and if it is MatrixBKHR, its Rows are, 8 where its Component Type is an OpTypeFloat of 32 bits without an encoding, 16 where it is one of 16 bits, and 32 where it is an 8-bit OpTypeInt.
  notes: ${known}
type packed-array-has-eight-elements: If the Use of ${matrix} is MatrixAKHR or MatrixBKHR, and the Element Type of the array is ${packed} and not the Component Type, its Length is 8.
  notes: ${known}
type packed-accumulator-array-has-half-the-elements: If the Use of ${matrix} is MatrixAccumulatorKHR, its Component Type an OpTypeFloat of 16 bits without an encoding, and the Element Type of the array ${packed}, its Length is half the Columns of the matrix.
  notes: ${known}
type array-has-an-element-for-each-component: Length of ${array} is the number of Columns of the matrix if the Use is MatrixAKHR, and of Rows if it is MatrixBKHR, where the Element Type is the Component Type; if the Use is MatrixAccumulatorKHR, it is the number of Columns where the Element Type is the Component Type, where it is ${packed} and the Component Type is an OpTypeFloat of 32 bits without an encoding, and in OpCompositeConstructCoopMatQCOM also where the Component Type is a 32-bit OpTypeInt with Signedness 1.
  notes: ${known} Of an array of unsigned integers that is extracted from an accumulator of signed ones, the text does not give the Length.
semantics matrix-has-supported-sizes: Rows of ${matrix} with the Use MatrixAKHR, Columns of one with the Use MatrixBKHR, and both of one with the Use MatrixAccumulatorKHR are sizes that the device supports and not greater than SubgroupSize.
  runtime: The device says which sizes it supports and how large subgroups are.
semantics subgroup-size-is-a-power-of-two: SubgroupSize is a power of 2 where an OpCompositeConstructCoopMatQCOM or OpCompositeExtractCoopMatQCOM is executed.
  runtime: The size of a subgroup is that of a run; the behavior is undefined otherwise.
`)
