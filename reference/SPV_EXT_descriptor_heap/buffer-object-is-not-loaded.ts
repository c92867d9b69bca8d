import type { Check } from '../check.ts'
import { containsType } from '../core/shared/contains-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { bufferType } from './shared/instructions.ts'

/** Types, Buffer, in the reading in which a load is an access. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-object-is-not-loaded',
  at: ['OpLoad'],
  judge(instruction, module, report) {
    if (module.all(bufferType).length === 0) return
    if (containsType(module, resultType(module, instruction), ({ name }) => name === bufferType))
      report(instruction.word + 1, 'what is loaded is or contains a buffer object')
  },
}
