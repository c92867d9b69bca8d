import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { isAFunction, section } from '../row.ts'

const operation = 'an OpCooperativeMatrixPerElementOpNV'

/** Functions that are called for each element of a matrix. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.elements, 'type', {
    'element-operation-is-of-a-cooperative-matrix': `The type of the Matrix of ${operation} is an OpTypeCooperativeMatrixKHR.`,
    'element-operation-keeps-the-type': `The Result Type of ${operation} is the type of its Matrix (the same id).`,
  }),
  ...rowsIn(section.elements, 'operand', {
    'element-function-is-a-function': `The Func of ${operation} is the result of an OpFunction.`,
  }),
  ...rowsIn(section.elements, 'type', {
    'element-function-returns-a-component': {
      summary: `The Return Type of the OpTypeFunction of the Func of ${operation} is the Component Type of the type of Matrix.`,
      notes: isAFunction,
    },
    'element-function-takes-row-and-column': {
      summary: `The first two parameters of the OpTypeFunction of the Func of ${operation} are 32-bit OpTypeInt of either signedness.`,
      notes: `Parameters that are missing are not. ${isAFunction}`,
    },
    'element-function-takes-a-component': {
      summary: `The third parameter of the OpTypeFunction of the Func of ${operation} is the Component Type of the type of Matrix.`,
      notes: `A third parameter that is missing is not, if there are two. ${isAFunction}`,
    },
    'element-function-takes-the-operands': {
      summary: `The OpTypeFunction of the Func of ${operation} has three parameters more than there are Operands, and the type of the n-th of these is that of parameter 3 + n, or, if it is an OpTypeCooperativeMatrixKHR, its Component Type is.`,
      confidence: 'derived',
      notes: `The text passes the operands in order as the remaining parameters. Fewer than three parameters are element-function-takes-row-and-column and element-function-takes-a-component. ${isAFunction}`,
    },
    'further-matrices-have-the-type-of-the-matrix': {
      summary: `If the type of one of the Operands of ${operation} is an OpTypeCooperativeMatrixKHR, it is the type of Matrix (the same id).`,
    },
  }),
]
