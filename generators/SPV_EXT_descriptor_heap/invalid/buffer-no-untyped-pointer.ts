import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { isPhysical } from '../../SPV_KHR_untyped_pointers/shared/addressing.ts'
import { first, noPointers, of, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'

export const mutator = mutatorOf({
  name: 'buffer-no-untyped-pointer',
  rule: 'buffer-pointer-buffer-is-an-untyped-pointer',
  summary: 'the buffer is no untyped pointer',
  ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT'),
  ways: operandWays(bufferPointerWords.buffer, {
    ...noPointers,
    'typed-variable': first('OpVariable'),
    'typed-null': (graft, module, at) => {
      if (!isPhysical(module)) return undefined
      const uint = uintType(graft, module, at)
      return uint === undefined
        ? undefined
        : graft.add('OpConstantNull', graft.add('OpTypePointer', 'UniformConstant', uint))
    },
    'buffer-type': first('OpTypeBufferEXT'),
    'pointer-type': first('OpTypeUntypedPointerKHR'),
    'buffer-undef': of(first('OpTypeBufferEXT'), 'OpUndef'),
    'size-of-a-buffer': first('OpConstantSizeOfEXT'),
    'structure-with-the-pointer': (graft) =>
      graft.add(
        'OpUndef',
        graft.add('OpTypeStruct', graft.add('OpTypeUntypedPointerKHR', 'UniformConstant')),
      ),
    function: first('OpFunction'),
  }),
})
