import type { Check } from '../check.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { storageClassName } from '../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { bufferClasses } from './shared/enumerants.ts'
import { bufferPointer } from './shared/instructions.ts'

/** OpBufferPointerEXT, Result Type. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-pointer-is-uniform-or-storage-buffer',
  at: [bufferPointer],
  judge(instruction, module, report) {
    const storage = storageClassOf(resultType(module, instruction))
    if (storage !== undefined && !bufferClasses.has(storage))
      report(instruction.word + 1, `the result points into ${storageClassName(storage)}`)
  },
}
