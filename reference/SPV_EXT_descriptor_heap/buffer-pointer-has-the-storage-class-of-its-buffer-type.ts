import type { Check } from '../check.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { storageClassName } from '../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { bufferClasses } from './shared/enumerants.ts'
import { bufferPointer, bufferType } from './shared/instructions.ts'
import { reachedType } from './shared/reached-type.ts'

/** OpBufferPointerEXT, Result Type, in the reading in which the buffer type says where its data is. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-pointer-has-the-storage-class-of-its-buffer-type',
  at: [bufferPointer],
  judge(instruction, module, report) {
    const type = reachedType(module, instruction)
    const expected = type?.name === bufferType ? type.operands[0]?.value : undefined
    const storage = storageClassOf(resultType(module, instruction))
    if (expected === undefined || storage === undefined || storage === expected) return
    // Either of them may be at fault by itself.
    if (!bufferClasses.has(expected) || !bufferClasses.has(storage)) return
    report(
      instruction.word + 1,
      `the result points into ${storageClassName(storage)}, the buffer type %${type?.result} says ${storageClassName(expected)}`,
    )
  },
}
