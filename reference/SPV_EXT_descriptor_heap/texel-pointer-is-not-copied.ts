import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { texelPointer } from './shared/instructions.ts'

/** OpUntypedImageTexelPointerEXT, in the reading in which a copy is a use. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-not-copied',
  at: ['OpCopyObject'],
  judge(instruction, module, report) {
    const pointer = operandDefinition(module, instruction, 0)
    if (pointer?.name === texelPointer)
      report(operandWord(instruction, 0), `OpCopyObject copies texel pointer %${pointer.result}`)
  },
}
