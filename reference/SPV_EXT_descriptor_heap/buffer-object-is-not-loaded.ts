import type { Check } from '../check.ts'
import { containing } from '../core/shared/contains-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { bufferType } from './shared/instructions.ts'

const containsBuffer = containing(({ name }) => name === bufferType)

/** Types, Buffer, in the reading in which a load is an access. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-object-is-not-loaded',
  at: ['OpLoad'],
  judge(instruction, module, report) {
    if (module.all(bufferType).length === 0) return
    if (containsBuffer(module, resultType(module, instruction)))
      report(instruction.word + 1, 'what is loaded is or contains a buffer object')
  },
}
