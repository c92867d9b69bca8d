import type { Check } from '../check.ts'
import {
  arrayLength,
  arrayLengthOperand,
  endsInRunTimeArray,
  structureOf,
} from './shared/array-length.ts'

/** OpUntypedArrayLengthKHR, Array member. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/array-length-member-is-the-last',
  at: arrayLength,
  judge(instruction, module, report) {
    const structure = structureOf(module, instruction)
    const member = instruction.operands[arrayLengthOperand.member]
    if (structure === undefined || member === undefined) return
    if (endsInRunTimeArray(module, structure) !== true) return
    const last = structure.operands.length - 1
    if (member.value !== last)
      report(
        member.word,
        `Array member is ${member.value}, the last of %${structure.result} is ${last}`,
      )
  },
}
