import type { Check } from '../../check.ts'
import { isNoPointer, pointee } from '../shared/accessed-pointers.ts'
import { containsRunTimeArray } from '../shared/contained-types.ts'
import { enumerantSet } from '../shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { isUntypedPointerType, pointeeType, storageClassOf } from '../shared/types.ts'

const readOnly: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'UniformConstant',
  'Input',
  'PushConstant',
)

/** Checks of OpLoad and OpStore. */
export const checks: readonly Check[] = [
  {
    rule: 'core/load-pointer',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (isNoPointer(module, instruction, 0))
        report(operandWord(instruction, 0), 'OpLoad loads through a value that is not a pointer')
    },
  },
  {
    rule: 'core/load-type',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction, 0)
      const result = resultType(module, instruction)
      if (type !== undefined && result !== undefined && type !== result)
        report(instruction.word + 1, `the pointer points to ${type.result}`)
    },
  },
  {
    rule: 'core/load-not-void',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      const pointer = operandType(module, instruction, 0)
      if (type?.name !== 'OpTypeVoid') return
      // Another rule covers every other pointee of a typed pointer.
      if (isUntypedPointerType(pointer) || pointeeType(module, pointer) === type)
        report(instruction.word + 1, 'there is no object of type void')
    },
  },
  {
    rule: 'core/load-not-function',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name !== 'OpTypeFunction') return
      // For a typed pointer, load-type compares the type with the pointee.
      if (isUntypedPointerType(operandType(module, instruction, 0)))
        report(instruction.word + 1, 'there is no object of a function type')
    },
  },
  {
    rule: 'core/load-fixed-size',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (pointee(module, instruction, 0) === undefined) return
      if (containsRunTimeArray(module, resultType(module, instruction)))
        report(instruction.word + 1, 'the loaded type holds a run-time array')
    },
  },
  {
    rule: 'core/store-pointer',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      if (isNoPointer(module, instruction, 0))
        report(operandWord(instruction, 0), 'OpStore stores through a value that is not a pointer')
    },
  },
  {
    rule: 'core/store-type',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction, 0)
      const object = operandDefinition(module, instruction, 1)
      if (type === undefined || object === undefined) return
      if (type.result !== object.resultType)
        report(
          operandWord(instruction, 1),
          `the object has type ${object.resultType}, the pointer points to ${type.result}`,
        )
    },
  },
  {
    rule: 'core/store-object',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      // A typed pointer points to another type than that of no object.
      if (!isUntypedPointerType(operandType(module, instruction, 0))) return
      const object = operandDefinition(module, instruction, 1)
      if (object === undefined) return
      if (object.resultType === 0 || resultType(module, object)?.name === 'OpTypeVoid')
        report(operandWord(instruction, 1), `${object.name} gives no object to store`)
    },
  },
  {
    rule: 'core/store-not-read-only',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      const storage = storageClassOf(operandType(module, instruction, 0))
      if (storage !== undefined && readOnly.has(storage))
        report(operandWord(instruction, 0), 'variables of this storage class are read-only')
    },
  },
]
