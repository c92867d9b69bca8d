import type { Check } from '../check.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { isScalarType } from '../core/shared/scalar-type.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { matrixAccess } from './shared/cooperative-matrix.ts'
import { walk } from './shared/walk.ts'

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

/** SPV_KHR_cooperative_matrix, Pointer. */
export const check: Check = {
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
}
