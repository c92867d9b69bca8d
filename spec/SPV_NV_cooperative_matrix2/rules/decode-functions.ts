import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { isAFunction, section } from '../row.ts'

/** Functions that decode the elements of a matrix while it is loaded. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.operands, 'operand', {
    'decode-function-is-a-function':
      'The operand after DecodeFunc of an OpCooperativeMatrixLoadTensorNV is the result of an OpFunction.',
  }),
  ...rowsIn(section.tensors, 'type', {
    'decode-function-returns-a-component': {
      summary:
        'The Return Type of the OpTypeFunction of the DecodeFunc of an OpCooperativeMatrixLoadTensorNV is the Component Type of the OpTypeCooperativeMatrixKHR that is the Result Type.',
      notes: isAFunction,
    },
    'decode-function-has-three-parameters': {
      summary:
        'The OpTypeFunction of the DecodeFunc of an OpCooperativeMatrixLoadTensorNV has exactly three parameters.',
      confidence: 'derived',
      notes: `The text fills three. ${isAFunction}`,
    },
    'decode-function-takes-a-physical-pointer': {
      summary:
        'The first parameter of the DecodeFunc of an OpCooperativeMatrixLoadTensorNV is an OpTypePointer or OpTypeUntypedPointerKHR with the storage class PhysicalStorageBuffer.',
      notes: isAFunction,
    },
    'decode-function-takes-coordinates': {
      summary:
        'The second and the third parameter of the DecodeFunc of an OpCooperativeMatrixLoadTensorNV are each an OpTypeArray whose Element Type is a 32-bit OpTypeInt of either signedness.',
      notes: isAFunction,
    },
    'coordinates-have-the-dimension-of-the-layout': {
      summary:
        'If the second or third parameter of the DecodeFunc of an OpCooperativeMatrixLoadTensorNV is an OpTypeArray whose Length is an OpConstant, and the type of TensorLayout is an OpTypeTensorLayoutNV whose Dim is an OpConstant from 1 to 5, the numbers are equal.',
      notes:
        'Both coordinates are computed for the dimensions of the layout, whether or not there is a view.',
    },
  }),
]
