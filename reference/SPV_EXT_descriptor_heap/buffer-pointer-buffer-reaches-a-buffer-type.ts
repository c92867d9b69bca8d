import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { bufferPointer, bufferType } from './shared/instructions.ts'
import { reachedType } from './shared/reached-type.ts'

/** OpBufferPointerEXT, Buffer, in the reading in which its access chain says what it is. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-pointer-buffer-reaches-a-buffer-type',
  at: [bufferPointer],
  judge(instruction, module, report) {
    const type = reachedType(module, instruction)
    if (isTypeDeclaration(type) && type.name !== bufferType)
      report(operandWord(instruction, 0), `Buffer reaches %${type.result}, an ${type.name}`)
  },
}
