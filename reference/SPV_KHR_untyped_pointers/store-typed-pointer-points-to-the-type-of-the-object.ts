import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeId } from './shared/untyped.ts'
import { valueAt } from './shared/value.ts'

/** OpStore, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/store-typed-pointer-points-to-the-type-of-the-object',
  at: ['OpStore'],
  judge(instruction, module, report) {
    const pointee = pointeeId(operandType(module, instruction, 0))
    const object = valueAt(module, instruction, 1)
    if (pointee === undefined || object === undefined || pointee === object.type?.result) return
    const what = object.type === undefined ? object.definition.name : `%${object.type.result}`
    report(operandWord(instruction, 1), `Pointer points to %${pointee}, Object is of ${what}`)
  },
}
