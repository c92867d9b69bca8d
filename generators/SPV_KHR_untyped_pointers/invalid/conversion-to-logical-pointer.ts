import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { storageClass } from '../shared/storage-class.ts'
import { withOperand } from '../shared/with-operand.ts'

function into(name: string): Way {
  return (module, at) =>
    isLogical(module, storageClass(name))
      ? withOperand(module, at, 0, (graft) => graft.add('OpTypeUntypedPointerKHR', name))
      : undefined
}

export const mutator = mutatorOf({
  name: 'conversion-to-logical-pointer',
  rule: 'convert-u-to-ptr-makes-a-physical-pointer',
  summary: 'an integer is converted to a logical untyped pointer',
  // Without variable pointers the list of instructions that yield logical pointers forbids it as well.
  ordinals: (module) =>
    hasVariablePointers(module)
      ? ruledOrdinals(module, 'OpConvertUToPtr').filter((at) => hasIdleResult(module, at))
      : [],
  ways: {
    'storage-buffer': into('StorageBuffer'),
    workgroup: into('Workgroup'),
    private: into('Private'),
    function: into('Function'),
    uniform: into('Uniform'),
  },
})
