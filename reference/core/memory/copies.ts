import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isNoPointer, pointee } from '../shared/accessed-pointers.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import { containsRunTimeArray } from '../shared/contained-types.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operands.ts'
import { isIntegerType, isSigned, scalarWidth } from '../shared/types.ts'

/** The value of a constant Size that specialization does not change. */
function constantSize(module: Module, instruction: Instruction): bigint | undefined {
  const size = operandDefinition(module, instruction, 2)
  if (size === undefined || !isConstantInstruction(size)) return undefined
  return dependsOnSpecialization(module, size.result) ? undefined : module.integerValue(size.result)
}

/** Checks of the operands of OpCopyMemory and OpCopyMemorySized. */
export const checks: readonly Check[] = [
  {
    rule: 'core/copy-memory-pointers',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (isNoPointer(module, instruction, index))
          report(operandWord(instruction, index), 'the operand is not a pointer')
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
          report(operandWord(instruction, index), 'the operand is not a pointer')
    },
  },
  {
    rule: 'core/copy-sized-size-type',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 2) === undefined) return
      if (!isIntegerType(operandType(module, instruction, 2)))
        report(operandWord(instruction, 2), 'Size is not an integer')
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
