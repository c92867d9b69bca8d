import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { decorationsOf } from '../../SPV_KHR_untyped_pointers/shared/decorations-of.ts'
import { pointerWith } from '../../SPV_KHR_untyped_pointers/shared/pointer-at.ts'
import { storageClass } from '../../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { withOperand } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { idle } from '../shared/idle.ts'
import { reachedType } from '../shared/reached-type.ts'

const other: Readonly<Record<string, string>> = {
  StorageBuffer: 'Uniform',
  Uniform: 'StorageBuffer',
}

function way(from: string): Way {
  return (module, at) => {
    const { words } = module.instructions[at] ?? { words: [] }
    const pointer = pointerWith(module, words[bufferPointerWords.result])
    const reached = reachedType(module, words[bufferPointerWords.buffer])
    if (pointer?.storageClass !== storageClass(from) || reached !== 'OpTypeBufferEXT') {
      return undefined
    }
    return withOperand(module, at, bufferPointerWords.resultType, (graft) =>
      graft.add('OpTypeUntypedPointerKHR', other[from] ?? from),
    )
  }
}

export const mutator = mutatorOf({
  name: 'buffer-pointer-in-the-other-class',
  rule: 'buffer-pointer-has-the-storage-class-of-its-buffer-type',
  summary: 'the pointer is in the other one of the two storage classes than the buffer says',
  // Where the data may not be written the storage class matters twice.
  ordinals: (module) =>
    decorationsOf(module, ['NonWritable']).length > 0 ? [] : idle(module, 'OpBufferPointerEXT'),
  ways: {
    'uniform-for-storage-buffer': way('StorageBuffer'),
    'storage-buffer-for-uniform': way('Uniform'),
  },
})
