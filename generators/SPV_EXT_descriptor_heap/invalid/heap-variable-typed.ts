import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { annotated, declaring } from '../shared/annotated.ts'
import type { HeapName } from '../shared/heap.ts'

const variable: Declare = (graft, module, at) => {
  const uint = uintType(graft, module, at)
  if (uint === undefined || !declaresCapability(module, 'Shader')) return undefined
  const type = graft.add('OpTypePointer', 'UniformConstant', uint)
  return graft.add('OpVariable', type, 'UniformConstant')
}

function typed(name: HeapName): Way {
  return (module) =>
    declaring(module, variable, (wider, id) =>
      annotated(wider, id, ['OpDecorate', 'BuiltIn', name]),
    )
}

export const mutator = mutatorOf({
  name: 'heap-variable-typed',
  rule: 'heap-variable-is-untyped',
  summary: 'a variable with a pointee is made a heap',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'DescriptorHeapEXT')
    return at === undefined ? [] : [at]
  },
  ways: { 'resource-heap': typed('ResourceHeapEXT'), 'sampler-heap': typed('SamplerHeapEXT') },
})
