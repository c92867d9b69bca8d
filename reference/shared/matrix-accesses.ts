import type { RuleId } from '#spec/rule'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import {
  isAnyArrayType,
  isIntegerType,
  isPointerType,
  isScalarType,
  isVectorType,
  pointeeType,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { walk } from './untyped-chains.ts'
import { type InstructionCheck, operandOfType, valueAt } from './untyped-operands.ts'

/** Loads and stores of cooperative matrices; Pointer is their first operand. */
export const matrixAccess: readonly string[] = [
  'OpCooperativeMatrixLoadKHR',
  'OpCooperativeMatrixStoreKHR',
]

/** Index of the operand Stride. */
export const matrixStride: Readonly<Record<string, number>> = {
  OpCooperativeMatrixLoadKHR: 2,
  OpCooperativeMatrixStoreKHR: 3,
}

const logicalChains: ReadonlySet<string> = new Set(['OpAccessChain', 'OpInBoundsAccessChain'])

/** Whether the way from a variable to a pointer selects an element of an array; `undefined` where it is not known. */
function comesThroughArray(module: Module, pointer: Instruction): boolean | undefined {
  let step = pointer
  while (logicalChains.has(step.name)) {
    const base = operandDefinition(module, step, 0)
    const from = pointeeType(module, operandType(module, step, 0))
    const { steps } = walk(module, from, step.operands.slice(1))
    if (steps.some(({ into }) => isAnyArrayType(into))) return true
    if (base === undefined || base.index >= step.index) return undefined
    step = base
  }
  return step.name === 'OpVariable' ? false : undefined
}

/** The check that Pointer is a value of a pointer type. */
export function pointerOfMatrix(rule: RuleId): InstructionCheck {
  return operandOfType(rule, matrixAccess, { Pointer: 0 }, isPointerType, 'a pointer')
}

/** The check that Stride, if present, is a value of an integer type. */
export function strideOfMatrix(rule: RuleId): InstructionCheck {
  return {
    rule,
    at: matrixAccess,
    judge(instruction, module, report) {
      const place = matrixStride[instruction.name] ?? 0
      const stride = valueAt(module, instruction, place)
      if (stride === undefined || isIntegerType(stride.type)) return
      const { definition, type } = stride
      report(
        operandWord(instruction, place),
        `Stride %${definition.result} is ${(type ?? definition).name}`,
      )
    },
  }
}

/** The check that a typed Pointer from a variable points into an array, in shaders. */
export function pointerIntoArray(
  rule: RuleId,
  accesses: readonly string[] = matrixAccess,
): InstructionCheck {
  return {
    rule,
    at: accesses,
    judge(instruction, module, report) {
      if (!module.capabilities.has('Shader')) return
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      // Another pointee type breaks another rule.
      if (!isScalarType(pointee) && !isVectorType(pointee)) return
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer !== undefined && comesThroughArray(module, pointer) === false)
        report(operandWord(instruction, 0), `%${pointer.result} does not point into an array`)
    },
  }
}

/** The check that a typed Pointer points to a scalar or a vector. */
export function pointeeOfMatrix(rule: RuleId): InstructionCheck {
  return {
    rule,
    at: matrixAccess,
    judge(instruction, module, report) {
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      if (pointee !== undefined && !isScalarType(pointee) && !isVectorType(pointee))
        report(operandWord(instruction, 0), `Pointer points to ${pointee.name} %${pointee.result}`)
    },
  }
}
