import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { isPointerType, isStructType, isUnsigned, storageClassOf } from '../core/shared/types.ts'
import {
  arrayLength,
  arrayLengthOperand,
  endsInRunTimeArray,
  pointerOrigin,
  structureOf,
} from '../shared/untyped-chains.ts'
import {
  isVariable,
  operandOfType,
  resultOfType,
  storageClass,
} from '../shared/untyped-operands.ts'

export const checks: readonly Check[] = [
  /** OpUntypedArrayLengthKHR, Array member. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-member-is-the-last',
    at: arrayLength,
    judge(instruction, module, report) {
      const structure = structureOf(module, instruction)
      const member = instruction.operands[arrayLengthOperand.member]
      if (structure === undefined || member === undefined) return
      if (endsInRunTimeArray(module, structure) !== true) return
      const last = structure.operands.length - 1
      if (member.value !== last)
        report(
          member.word,
          `Array member is ${member.value}, the last of %${structure.result} is ${last}`,
        )
    },
  },
  /** OpUntypedArrayLengthKHR, Pointer. */
  operandOfType(
    'SPV_KHR_untyped_pointers/array-length-pointer-is-a-pointer',
    arrayLength,
    { Pointer: arrayLengthOperand.pointer },
    isPointerType,
    'a pointer',
  ),
  /** OpUntypedArrayLengthKHR, Result Type. */
  resultOfType(
    'SPV_KHR_untyped_pointers/array-length-result-type-is-an-unsigned-32-bit-integer',
    arrayLength,
    (type) => isUnsigned(type, 32),
    'the unsigned 32-bit integer type',
  ),
  /** OpUntypedArrayLengthKHR, Structure and Array member. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-structure-ends-in-a-run-time-array',
    at: arrayLength,
    judge(instruction, module, report) {
      const structure = structureOf(module, instruction)
      if (structure !== undefined && endsInRunTimeArray(module, structure) === false)
        report(
          operandWord(instruction, arrayLengthOperand.structure),
          `the last member of %${structure.result} is not a run-time array`,
        )
    },
  },
  /** OpUntypedArrayLengthKHR, Structure. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-structure-is-a-block',
    at: arrayLength,
    judge(instruction, module, report) {
      const structure = structureOf(module, instruction)
      if (structure !== undefined && !module.isDecorated(structure.result, 'Block'))
        report(
          operandWord(instruction, arrayLengthOperand.structure),
          `Structure %${structure.result} is not decorated with Block`,
        )
    },
  },
  /** OpUntypedArrayLengthKHR, Structure. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-structure-is-a-structure-type',
    at: arrayLength,
    judge(instruction, module, report) {
      const type = operandDefinition(module, instruction, arrayLengthOperand.structure)
      if (type !== undefined && !isStructType(type))
        report(
          operandWord(instruction, arrayLengthOperand.structure),
          `Structure %${type.result} is ${type.name}`,
        )
    },
  },
  /** OpUntypedArrayLengthKHR, Pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-variable-is-a-descriptor',
    at: arrayLength,
    judge(instruction, module, report) {
      const word = operandWord(instruction, arrayLengthOperand.pointer)
      const type = operandType(module, instruction, arrayLengthOperand.pointer)
      if (storageClassOf(type) === storageClass.PhysicalStorageBuffer)
        return report(word, 'no variable is in PhysicalStorageBuffer')
      const pointer = operandDefinition(module, instruction, arrayLengthOperand.pointer)
      const variable = pointer && pointerOrigin(module, pointer)
      if (variable === undefined || !isVariable(variable)) return
      const missing = ['DescriptorSet', 'Binding'].filter(
        (decoration) => !module.isDecorated(variable.result, decoration),
      )
      if (missing.length > 0)
        report(word, `variable %${variable.result} is not decorated with ${missing.join(' and ')}`)
    },
  },
]
