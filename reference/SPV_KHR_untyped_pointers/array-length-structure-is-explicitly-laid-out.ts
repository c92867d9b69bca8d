import { operandWord } from '../core/shared/operand.ts'
import { arrayLength, arrayLengthOperand, structureOf } from './shared/array-length.ts'
import { explicitlyLaidOut } from './shared/explicitly-laid-out.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check = explicitlyLaidOut(
  'SPV_KHR_untyped_pointers/array-length-structure-is-explicitly-laid-out',
  {
    at: arrayLength,
    type: structureOf,
    word: (instruction) => operandWord(instruction, arrayLengthOperand.structure),
    name: 'Structure',
  },
)
