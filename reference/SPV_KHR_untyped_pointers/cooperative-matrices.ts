import type { Check } from '../check.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operand.ts'
import { isPointerType, pointeeType } from '../core/shared/pointer-type.ts'
import { isIntegerType, isScalarType } from '../core/shared/scalar-type.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { walk } from './shared/chains.ts'
import { valueAt } from './shared/instructions.ts'
import { operandOfType } from './shared/operands.ts'

/** The instructions that the rules on cooperative matrices look at; Pointer is their first operand. */
const matrixAccess: readonly string[] = [
  'OpCooperativeMatrixLoadKHR',
  'OpCooperativeMatrixStoreKHR',
]

/** Place of Stride. */
const matrixStride: Readonly<Record<string, number>> = {
  OpCooperativeMatrixLoadKHR: 2,
  OpCooperativeMatrixStoreKHR: 3,
}

const chains: ReadonlySet<string> = new Set(['OpAccessChain', 'OpInBoundsAccessChain'])

/** Whether the way from a variable to a pointer selects an element of an array; `undefined` where it is not known. */
function comesThroughArray(module: Module, pointer: Instruction): boolean | undefined {
  let at = pointer
  while (chains.has(at.name)) {
    const base = operandDefinition(module, at, 0)
    const from = pointeeType(module, operandType(module, at, 0))
    const { steps } = walk(module, from, at.operands.slice(1))
    if (steps.some(({ into }) => isAnyArrayType(into))) return true
    if (base === undefined || base.index >= at.index) return undefined
    at = base
  }
  return at.name === 'OpVariable' ? false : undefined
}

export const checks: readonly Check[] = [
  /** SPV_KHR_cooperative_matrix, Pointer. */
  operandOfType(
    'SPV_KHR_untyped_pointers/cooperative-matrix-pointer-is-a-pointer',
    matrixAccess,
    { Pointer: 0 },
    isPointerType,
    'a pointer',
  ),
  /** SPV_KHR_cooperative_matrix, Stride. */
  {
    rule: 'SPV_KHR_untyped_pointers/cooperative-matrix-stride-is-a-scalar-integer',
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
  },
  /** SPV_KHR_cooperative_matrix, Pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/cooperative-matrix-typed-pointer-points-into-an-array',
    at: matrixAccess,
    judge(instruction, module, report) {
      if (!module.capabilities.has('Shader')) return
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      // That it points to something else altogether is another rule's fault.
      if (!isScalarType(pointee) && !isVectorType(pointee)) return
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer !== undefined && comesThroughArray(module, pointer) === false)
        report(operandWord(instruction, 0), `%${pointer.result} points into no array`)
    },
  },
  /** SPV_KHR_cooperative_matrix, Pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
    at: matrixAccess,
    judge(instruction, module, report) {
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      if (pointee !== undefined && !isScalarType(pointee) && !isVectorType(pointee))
        report(operandWord(instruction, 0), `Pointer points to ${pointee.name} %${pointee.result}`)
    },
  },
]
