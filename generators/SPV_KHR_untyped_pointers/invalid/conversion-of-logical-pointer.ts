import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { globalPointers } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { storageClassName } from '../shared/storage-class.ts'

function from(storageClass: string): Way {
  return (module, at) => {
    const pointer = globalPointers(module).find(
      (each) => each.kind === 'untyped' && storageClassName(each.storageClass) === storageClass,
    )
    return pointer !== undefined && isLogical(module, pointer.storageClass)
      ? replaceWord(module, at, 2, pointer.id)
      : undefined
  }
}

export const mutator = mutatorOf({
  name: 'conversion-of-logical-pointer',
  rule: 'convert-ptr-to-u-takes-a-physical-pointer',
  summary: 'a logical untyped pointer is converted to an integer',
  // Without variable pointers the list of instructions that take logical pointers forbids it as well.
  ordinals: (module) =>
    hasVariablePointers(module) ? ruledOrdinals(module, 'OpConvertPtrToU') : [],
  ways: {
    'storage-buffer': from('StorageBuffer'),
    private: from('Private'),
    uniform: from('Uniform'),
  },
})
