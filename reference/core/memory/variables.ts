import type { Check } from '../../check.ts'
import { containsBoolean } from '../shared/boolean.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { isPointerType, pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'

const at = ['OpVariable']

/** Checks of `OpVariable`. */
export const checks: readonly Check[] = [
  {
    rule: 'core/variable-result-type',
    at,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isPointerType(type))
        report(instruction.word + 1, `the result type is ${type.name}`)
    },
  },
  {
    rule: 'core/variable-storage-class',
    at,
    judge: (instruction, module, report) => {
      const storage = storageClassOf(resultType(module, instruction))
      const own = instruction.operands[0]
      if (storage !== undefined && own !== undefined && own.value !== storage)
        report(own.word, 'the result type has another storage class')
    },
  },
  {
    rule: 'core/variable-not-void',
    at,
    judge: (instruction, module, report) => {
      if (pointeeType(module, resultType(module, instruction))?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'the variable holds nothing')
    },
  },
  {
    rule: 'core/variable-not-generic',
    at,
    having: ['StorageClass.Generic'],
    judge: (variable, _, report) => {
      report(operandWord(variable, 0), 'the variable is in Generic')
    },
  },
  {
    rule: 'core/variable-not-physical',
    at,
    having: ['StorageClass.PhysicalStorageBuffer'],
    judge: (variable, _, report) => {
      report(operandWord(variable, 0), 'the variable is in PhysicalStorageBuffer')
    },
  },
  {
    rule: 'core/variable-initializer',
    at,
    judge: (instruction, module, report) => {
      const initializer = operandDefinition(module, instruction, 1)
      if (initializer === undefined || isConstantInstruction(initializer)) return
      const isVariable =
        initializer.name === 'OpVariable' || initializer.name === 'OpUntypedVariableKHR'
      if (!isVariable || module.functionOf(initializer) !== undefined)
        report(
          operandWord(instruction, 1),
          `${initializer.name} is neither constant nor global variable`,
        )
    },
  },
  {
    rule: 'core/variable-initializer-type',
    at,
    judge: (instruction, module, report) => {
      const initializer = operandDefinition(module, instruction, 1)
      const wanted = pointeeType(module, resultType(module, instruction))
      if (initializer === undefined || wanted === undefined) return
      if (initializer.resultType !== 0 && initializer.resultType !== wanted.result)
        report(
          operandWord(instruction, 1),
          `the initializer has type ${initializer.resultType}, not ${wanted.result}`,
        )
    },
  },
  {
    rule: 'core/variable-without-initializer',
    at,
    having: ['StorageClass.Input', 'StorageClass.PushConstant'],
    judge: ({ operands: [, initializer] }, _, report) => {
      if (initializer !== undefined)
        report(initializer.word, 'variables of this storage class have no initializer')
    },
  },
  {
    rule: 'core/variable-boolean',
    at,
    having: ['StorageClass.Uniform', 'StorageClass.PushConstant', 'StorageClass.StorageBuffer'],
    among: ['OpTypeBool'],
    judge: (instruction, module, report) => {
      if (containsBoolean(module, pointeeType(module, resultType(module, instruction))))
        report(instruction.word, 'the variable holds a Boolean that is visible outside')
    },
  },
]
