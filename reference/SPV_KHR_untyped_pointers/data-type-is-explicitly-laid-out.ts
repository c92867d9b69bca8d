import { operandWord } from '../core/shared/operand.ts'
import { explicitlyLaidOut } from './shared/explicitly-laid-out.ts'
import { laidOutDataType } from './shared/laid-out-data-type.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check = explicitlyLaidOut(
  'SPV_KHR_untyped_pointers/data-type-is-explicitly-laid-out',
  {
    at: ['OpUntypedVariableKHR'],
    type: laidOutDataType,
    word: (variable) => operandWord(variable, 1),
    name: 'Data Type',
  },
)
