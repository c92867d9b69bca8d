import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { isResourceHeap } from './shared/heap-variable.ts'
import { bufferPointer } from './shared/instructions.ts'
import { originalOf } from './shared/pointer-source.ts'

/** OpBufferPointerEXT, Buffer, in the reading in which the first byte of the heap is not inside it. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-pointer-buffer-is-in-the-heap',
  at: [bufferPointer],
  judge(instruction, module, report) {
    const buffer = operandDefinition(module, instruction, 0)
    const variable = buffer && originalOf(module, buffer)
    if (variable !== undefined && isResourceHeap(module, variable))
      report(operandWord(instruction, 0), `Buffer is the heap %${variable.result} itself`)
  },
}
