import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { arrayLength, arrayLengthOperand, structureOf } from './shared/array-length.ts'

/** OpUntypedArrayLengthKHR, Structure. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/array-length-structure-is-a-block',
  at: arrayLength,
  judge(instruction, module, report) {
    const structure = structureOf(module, instruction)
    if (structure !== undefined && !module.isDecorated(structure.result, 'Block'))
      report(
        operandWord(instruction, arrayLengthOperand.structure),
        `Structure %${structure.result} is not decorated with Block`,
      )
  },
}
