import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { enumerant } from '../shared/enumerant.ts'
import { dependsOnSpecialization } from '../shared/integer-constant.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { isPointerType, pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { containsRunTimeArray } from '../shared/run-time-array.ts'
import { isIntegerType, isSigned, scalarWidth } from '../shared/scalar-type.ts'
import { isUntypedPointerType } from '../shared/untyped-pointers.ts'

const readOnly: ReadonlySet<number> = new Set(
  ['UniformConstant', 'Input', 'PushConstant'].map((name) => enumerant('StorageClass', name)),
)

/** Whether operand `index` is defined, but as no value of a pointer type. */
function isNoPointer(module: Module, instruction: Instruction, index: number): boolean {
  return (
    operandDefinition(module, instruction, index) !== undefined &&
    !isPointerType(operandType(module, instruction, index))
  )
}

/** What a typed pointer at operand `index` points to. */
function pointee(module: Module, instruction: Instruction, index: number): Instruction | undefined {
  return pointeeType(module, operandType(module, instruction, index))
}

/** The value of a constant Size that specialization does not change. */
function constantSize(module: Module, instruction: Instruction): bigint | undefined {
  const size = operandDefinition(module, instruction, 2)
  if (size === undefined || !isConstantInstruction(size)) return undefined
  return dependsOnSpecialization(module, size.result) ? undefined : module.integerValue(size.result)
}

/** Checks of loads, stores and copies. */
export const checks: readonly Check[] = [
  {
    rule: 'core/load-pointer',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (isNoPointer(module, instruction, 0))
        report(operandWord(instruction, 0), 'OpLoad loads through what is no pointer')
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
      // What else a typed pointer points to is another rule's.
      if (isUntypedPointerType(pointer) || pointeeType(module, pointer) === type)
        report(instruction.word + 1, 'there is no object of type void')
    },
  },
  {
    rule: 'core/load-not-function',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name !== 'OpTypeFunction') return
      // Through a typed pointer, load-type compares it with what the pointer points to.
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
        report(operandWord(instruction, 0), 'OpStore stores through what is no pointer')
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
  {
    rule: 'core/copy-memory-pointers',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (isNoPointer(module, instruction, index))
          report(operandWord(instruction, index), 'the operand is no pointer')
    },
  },
  {
    rule: 'core/copy-memory-type',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      const target = pointee(module, instruction, 0)
      const source = pointee(module, instruction, 1)
      if (target !== undefined && source !== undefined && target !== source)
        report(
          operandWord(instruction, 1),
          `Source points to ${source.result}, Target to ${target.result}`,
        )
    },
  },
  {
    rule: 'core/copy-memory-not-void',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (pointee(module, instruction, index)?.name === 'OpTypeVoid')
          report(operandWord(instruction, index), 'the operand points to void')
    },
  },
  {
    rule: 'core/copy-memory-fixed-size',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction, 0) ?? pointee(module, instruction, 1)
      if (containsRunTimeArray(module, type))
        report(instruction.word, 'what is copied holds a run-time array')
    },
  },
  {
    rule: 'core/copy-sized-pointers',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (isNoPointer(module, instruction, index))
          report(operandWord(instruction, index), 'the operand is no pointer')
    },
  },
  {
    rule: 'core/copy-sized-size-type',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 2) === undefined) return
      if (!isIntegerType(operandType(module, instruction, 2)))
        report(operandWord(instruction, 2), 'Size is no integer')
    },
  },
  {
    rule: 'core/copy-sized-size-not-zero',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      if (constantSize(module, instruction) === 0n) report(operandWord(instruction, 2), 'Size is 0')
    },
  },
  {
    rule: 'core/copy-sized-size-not-negative',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      const type = operandType(module, instruction, 2)
      const size = constantSize(module, instruction)
      if (size !== undefined && isSigned(type) && scalarWidth(type) !== undefined && size < 0n)
        report(operandWord(instruction, 2), `Size is ${size}`)
    },
  },
]
