import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const layout = 'Modifications: 3.49.6 Type-Declaration Instructions: OpTypeTensorLayoutNV'
const view = 'Modifications: 3.49.6 Type-Declaration Instructions: OpTypeTensorViewNV'

const integerConstant =
  'the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness'

/** Tensor layout and tensor view types. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Dependencies', 'capability', {
    'version-is-1-6-or-later':
      'A module that declares TensorAddressingNV is of SPIR-V 1.6 or later.',
  }),
  ...rowsIn(`${layout}, OpTypeTensorViewNV`, 'operand', {
    'dim-is-a-32-bit-integer-constant': `The Dim of an OpTypeTensorLayoutNV or OpTypeTensorViewNV is ${integerConstant}.`,
    'dim-is-from-1-to-5': {
      summary:
        'If the Dim of an OpTypeTensorLayoutNV or OpTypeTensorViewNV is an OpConstant or OpConstantNull of a 32-bit OpTypeInt, its value is 1, 2, 3, 4 or 5.',
      notes: 'The value of a specialization constant is not judged.',
    },
  }),
  ...rowsIn(layout, 'operand', {
    'clamp-mode-is-a-32-bit-integer-constant': `The ClampMode of an OpTypeTensorLayoutNV is ${integerConstant}.`,
    'clamp-mode-is-an-enumerant': {
      summary:
        'If the ClampMode of an OpTypeTensorLayoutNV is an OpConstant or OpConstantNull of a 32-bit OpTypeInt, its value is an enumerant of Tensor Clamp Mode, 0 to 4.',
      notes: 'The value of a specialization constant is not judged.',
    },
  }),
  ...rowsIn(view, 'operand', {
    'has-dimensions-is-a-boolean-constant':
      'The HasDimensions of an OpTypeTensorViewNV is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is OpTypeBool.',
    'permutation-is-of-32-bit-integer-constants': `Each p of an OpTypeTensorViewNV is ${integerConstant}.`,
    'permutation-has-every-dimension': {
      summary:
        'If the Dim of an OpTypeTensorViewNV is an OpConstant of a 32-bit OpTypeInt from 1 to 5, the type has exactly as many p.',
      notes: 'A Dim that specialization decides is not judged.',
    },
    'permutation-is-of-the-dimensions': {
      summary:
        'If the Dim of an OpTypeTensorViewNV is an OpConstant of a 32-bit OpTypeInt from 1 to 5 and the type has as many p, those that are an OpConstant or OpConstantNull of a 32-bit OpTypeInt are at least 0, less than Dim and different from each other.',
      notes: 'A p that specialization decides is not compared with the others.',
    },
  }),
]
