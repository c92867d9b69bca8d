import { mutatorOf } from '../../mutate/mutator-of.ts'
import { uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { type Declare, operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { idle } from '../shared/idle.ts'

const classes = {
  'uniform-constant': 'UniformConstant',
  input: 'Input',
  output: 'Output',
  workgroup: 'Workgroup',
  private: 'Private',
  function: 'Function',
  'push-constant': 'PushConstant',
  image: 'Image',
  'cross-workgroup': 'CrossWorkgroup',
} as const

const untyped = (storageClass: string): Declare => {
  return (graft) => graft.add('OpTypeUntypedPointerKHR', storageClass)
}

const typed = (storageClass: string): Declare => {
  return (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined ? undefined : graft.add('OpTypePointer', storageClass, uint)
  }
}

export const mutator = mutatorOf({
  name: 'buffer-pointer-in-other-class',
  rule: 'buffer-pointer-is-uniform-or-storage-buffer',
  summary: 'the pointer to the data of a buffer is in another storage class',
  ordinals: (module) => idle(module, 'OpBufferPointerEXT'),
  ways: operandWays(
    bufferPointerWords.resultType,
    Object.fromEntries(
      Object.entries(classes).flatMap(([name, storageClass]): [string, Declare][] => [
        [`untyped-${name}`, untyped(storageClass)],
        [`typed-${name}`, typed(storageClass)],
      ]),
    ),
  ),
})
