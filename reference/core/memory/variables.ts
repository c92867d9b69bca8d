import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constants.ts'
import { containsBoolean } from '../shared/contained-types.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { hasVariablePointers, variablePointers } from '../shared/pointers.ts'
import {
  isPointerType,
  isStructType,
  isUnsigned,
  pointeeType,
  storageClassOf,
} from '../shared/types.ts'

const atVariable = ['OpVariable']

const atArrayLength = ['OpArrayLength']

/** The structure with a run-time array at its end that Structure points to. */
function structureOf(module: Module, instruction: Instruction): Instruction | undefined {
  const type = pointeeType(module, operandType(module, instruction, 0))
  if (!isStructType(type)) return undefined
  const last = module.definition(type.operands.at(-1)?.value ?? 0)
  return last?.name === 'OpTypeRuntimeArray' ? type : undefined
}

/** Checks of variables and of the lengths of their arrays. */
export const checks: readonly Check[] = [
  // `OpArrayLength`.
  {
    rule: 'core/array-length-result-type',
    at: atArrayLength,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isUnsigned(type, 32)) return
      if (isUnsigned(type, 64) && module.capabilities.has('Shader64BitIndexingEXT')) return
      report(instruction.word + 1, 'the result type is not an unsigned 32-bit integer')
    },
  },
  {
    rule: 'core/array-length-structure',
    at: atArrayLength,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      // Structures that untyped pointers reach are judged by the text that introduces those pointers.
      if (operandType(module, instruction, 0)?.name === 'OpTypeUntypedPointerKHR') return
      if (structureOf(module, instruction) === undefined)
        report(
          operandWord(instruction, 0),
          'Structure points to no structure with a run-time array at its end',
        )
    },
  },
  {
    rule: 'core/array-length-member',
    at: atArrayLength,
    judge: (instruction, module, report) => {
      const structure = structureOf(module, instruction)
      const member = instruction.operands[1]
      if (structure === undefined || member === undefined) return
      const last = structure.operands.length - 1
      if (member.value !== last) report(member.word, `the last member is ${last}`)
    },
  },
  {
    rule: 'core/array-length-no-variable-pointer',
    at: atArrayLength,
    judge: (instruction, module, report) => {
      const structure = instruction.operands[0]
      // Without the capabilities, what makes a variable pointer is at fault already.
      if (structure === undefined || !hasVariablePointers(module)) return
      if (variablePointers(module).has(structure.value))
        report(structure.word, 'Structure is a variable pointer')
    },
  },
  // `OpVariable`.
  {
    rule: 'core/variable-result-type',
    at: atVariable,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isPointerType(type))
        report(instruction.word + 1, `the result type is ${type.name}`)
    },
  },
  {
    rule: 'core/variable-storage-class',
    at: atVariable,
    judge: (instruction, module, report) => {
      const storage = storageClassOf(resultType(module, instruction))
      const operand = instruction.operands[0]
      if (storage !== undefined && operand !== undefined && operand.value !== storage)
        report(operand.word, 'the result type has another storage class')
    },
  },
  {
    rule: 'core/variable-not-void',
    at: atVariable,
    judge: (instruction, module, report) => {
      if (pointeeType(module, resultType(module, instruction))?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'the variable holds nothing')
    },
  },
  {
    rule: 'core/variable-not-generic',
    at: atVariable,
    having: ['StorageClass.Generic'],
    judge: (variable, _, report) => {
      report(operandWord(variable, 0), 'the variable is in Generic')
    },
  },
  {
    rule: 'core/variable-not-physical',
    at: atVariable,
    having: ['StorageClass.PhysicalStorageBuffer'],
    judge: (variable, _, report) => {
      report(operandWord(variable, 0), 'the variable is in PhysicalStorageBuffer')
    },
  },
  {
    rule: 'core/variable-initializer',
    at: atVariable,
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
    at: atVariable,
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
    at: atVariable,
    having: ['StorageClass.Input', 'StorageClass.PushConstant'],
    judge: ({ operands: [, initializer] }, _, report) => {
      if (initializer !== undefined)
        report(initializer.word, 'variables of this storage class have no initializer')
    },
  },
  {
    rule: 'core/variable-boolean',
    at: atVariable,
    having: ['StorageClass.Uniform', 'StorageClass.PushConstant', 'StorageClass.StorageBuffer'],
    among: ['OpTypeBool'],
    judge: (instruction, module, report) => {
      if (containsBoolean(module, pointeeType(module, resultType(module, instruction))))
        report(instruction.word, 'the variable holds a Boolean that is visible outside')
    },
  },
]
