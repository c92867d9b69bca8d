import type { Check } from '../check.ts'
import { containsRunTimeArray } from '../core/shared/contained-types.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { isPointerType } from '../core/shared/types.ts'
import {
  isUntypedPointerType,
  operandOfType,
  pointeeId,
  valueAt,
} from '../shared/untyped-operands.ts'

export const checks: readonly Check[] = [
  /** OpLoad, Pointer. */
  operandOfType(
    'SPV_KHR_untyped_pointers/load-pointer-is-a-pointer',
    ['OpLoad'],
    { Pointer: 0 },
    isPointerType,
    'a pointer',
  ),
  /** Untyped Pointers, with OpLoad of the core specification: only an untyped pointer leaves the size to Result Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/load-through-untyped-pointer-is-of-fixed-size',
    at: ['OpLoad'],
    among: ['OpTypeUntypedPointerKHR'],
    judge(instruction, module, report) {
      if (!isUntypedPointerType(operandType(module, instruction, 0))) return
      if (containsRunTimeArray(module, resultType(module, instruction)))
        report(
          instruction.word + 1,
          `Result Type %${instruction.resultType} is or contains a run-time array`,
        )
    },
  },
  /** OpLoad, Pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/load-typed-pointer-points-to-the-result-type',
    at: ['OpLoad'],
    judge(instruction, module, report) {
      const pointee = pointeeId(operandType(module, instruction, 0))
      if (pointee === undefined || pointee === instruction.resultType) return
      if (resultType(module, instruction) !== undefined)
        report(
          instruction.word + 1,
          `Pointer points to %${pointee}, Result Type is %${instruction.resultType}`,
        )
    },
  },
  /** OpStore, Pointer. */
  operandOfType(
    'SPV_KHR_untyped_pointers/store-pointer-is-a-pointer',
    ['OpStore'],
    { Pointer: 0 },
    isPointerType,
    'a pointer',
  ),
  /** OpStore, Pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/store-typed-pointer-points-to-the-type-of-the-object',
    at: ['OpStore'],
    judge(instruction, module, report) {
      const pointee = pointeeId(operandType(module, instruction, 0))
      const object = valueAt(module, instruction, 1)
      if (pointee === undefined || object === undefined || pointee === object.type?.result) return
      const what = object.type === undefined ? object.definition.name : `%${object.type.result}`
      report(operandWord(instruction, 1), `Pointer points to %${pointee}, Object is of ${what}`)
    },
  },
]
