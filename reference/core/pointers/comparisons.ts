import type { Check } from '../../check.ts'
import { hasPhysicalStorageBuffer, isLogicalPointer } from '../shared/addressing.ts'
import { enumerant } from '../shared/enumerant.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { isPointerType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isBoolType, isIntegerType } from '../shared/scalar-type.ts'
import { isUntypedPointerType } from '../shared/untyped-pointers.ts'
import { hasVariablePointers, mayBeVariable } from './variable-pointers.ts'

const equality = ['OpPtrEqual', 'OpPtrNotEqual']
const all = [...equality, 'OpPtrDiff']
const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')
const variablePointerMakers = [
  'OpSelect',
  'OpPhi',
  'OpFunctionCall',
  'OpPtrAccessChain',
  'OpLoad',
  'OpConstantNull',
]

/** Checks of comparing pointers, and of variable and physical pointers. */
export const checks: readonly Check[] = [
  {
    rule: 'core/pointer-comparison-operand',
    at: all,
    judge: (instruction, module, report) => {
      for (const index of [0, 1]) {
        if (operandDefinition(module, instruction, index) === undefined) continue
        if (!isPointerType(operandType(module, instruction, index)))
          report(operandWord(instruction, index), 'the operand is no pointer')
      }
    },
  },
  {
    rule: 'core/pointer-comparison-type',
    at: all,
    judge: (instruction, module, report) => {
      const [one, other] = [0, 1].map((index) => operandType(module, instruction, index))
      if (one?.name !== 'OpTypePointer' || other?.name !== 'OpTypePointer') return
      if (one !== other) report(operandWord(instruction, 1), 'the pointers are of different types')
    },
  },
  {
    rule: 'core/pointer-comparison-result',
    at: equality,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isBoolType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/pointer-difference-result',
    at: ['OpPtrDiff'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isIntegerType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/pointer-comparison-storage-class',
    at: equality,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge: (instruction, module, report) => {
      const type = operandType(module, instruction, 0)
      // Without variable pointers the operand is at fault as such.
      if (!hasVariablePointers(module) || !isLogicalPointer(module, type)) return
      if (isUntypedPointerType(type)) return
      const storage = storageClassOf(type)
      if (storage !== physicalStorageBuffer && !mayBeVariable(module, storage))
        report(operandWord(instruction, 0), 'pointers into this storage class are not compared')
    },
  },
  {
    rule: 'core/physical-pointer-not-compared',
    at: all,
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (storageClassOf(operandType(module, instruction, index)) === physicalStorageBuffer)
          report(operandWord(instruction, index), 'the operand points into PhysicalStorageBuffer')
    },
  },
  {
    rule: 'core/variable-pointer-storage-class',
    at: variablePointerMakers,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (!hasVariablePointers(module) || !isLogicalPointer(module, type)) return
      if (isUntypedPointerType(type)) return
      if (!mayBeVariable(module, storageClassOf(type)))
        report(instruction.word + 1, 'a variable pointer points into this storage class')
    },
  },
  {
    rule: 'core/physical-addressing-model',
    at: ['OpTypePointer', 'OpTypeForwardPointer', 'OpTypeUntypedPointerKHR'],
    having: ['StorageClass.PhysicalStorageBuffer'],
    judge: (instruction, module, report) => {
      if (!hasPhysicalStorageBuffer(module))
        report(
          operandWord(instruction, instruction.name === 'OpTypeForwardPointer' ? 1 : 0),
          'the addressing model is not PhysicalStorageBuffer64',
        )
    },
  },
]
