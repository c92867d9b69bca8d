import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isUntypedPointerType } from '../core/shared/untyped-pointers.ts'
import { storageClassName } from '../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { texelPointer } from './shared/instructions.ts'

const image = enumerant('StorageClass', 'Image')

/** OpUntypedImageTexelPointerEXT, Result Type. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-in-the-image-storage-class',
  at: [texelPointer],
  judge(instruction, module, report) {
    const type = resultType(module, instruction)
    const storage = isUntypedPointerType(type) ? storageClassOf(type) : undefined
    if (storage !== undefined && storage !== image)
      report(instruction.word + 1, `the result points into ${storageClassName(storage)}`)
  },
}
