import { mutatorOf } from '../../mutate/mutator-of.ts'
import { storageClass } from '../../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { operandWays } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { idle } from '../shared/idle.ts'
import { texelWords } from '../shared/texel-pointer.ts'

const classes = {
  'uniform-constant': 'UniformConstant',
  uniform: 'Uniform',
  'storage-buffer': 'StorageBuffer',
  input: 'Input',
  output: 'Output',
  workgroup: 'Workgroup',
  private: 'Private',
  function: 'Function',
  'push-constant': 'PushConstant',
  'cross-workgroup': 'CrossWorkgroup',
} as const

/** Before version 1.3 one storage class asks for an extension of its own. */
const storageBufferSince = 0x0001_0300

export const mutator = mutatorOf({
  name: 'texel-pointer-in-other-class',
  rule: 'texel-pointer-is-in-the-image-storage-class',
  summary: 'a texel pointer is in another storage class',
  ordinals: (module) => idle(module, 'OpUntypedImageTexelPointerEXT'),
  ways: operandWays(
    texelWords.resultType,
    Object.fromEntries(
      Object.entries(classes).map(([variant, name]) => [
        variant,
        (graft, module) =>
          storageClass(name) === storageClass('StorageBuffer') &&
          module.version < storageBufferSince
            ? undefined
            : graft.add('OpTypeUntypedPointerKHR', name),
      ]),
    ),
  ),
})
