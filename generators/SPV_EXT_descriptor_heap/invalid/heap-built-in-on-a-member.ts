import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { annotated, annotatedByGroup, declaring } from '../shared/annotated.ts'
import type { HeapName } from '../shared/heap.ts'

function structure(...members: readonly Declare[]): Declare {
  return (graft, module, at) => {
    const ids = members.map((declare) => declare(graft, module, at))
    return ids.includes(undefined)
      ? undefined
      : graft.add('OpTypeStruct', ...ids.map((id) => id ?? 0))
  }
}

const pointer: Declare = (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant')

function onMember(type: Declare, member: number, name: HeapName): Way {
  return (module) =>
    declaring(module, structure(type), (wider, id) =>
      annotated(wider, id, ['OpMemberDecorate', member, 'BuiltIn', name]),
    )
}

function throughGroup(name: HeapName): Way {
  return (module) =>
    declaring(module, structure(pointer), (wider, id) =>
      annotatedByGroup(wider, id, ['OpDecorate', 'BuiltIn', name], 0),
    )
}

export const mutator = mutatorOf({
  name: 'heap-built-in-on-a-member',
  rule: 'heap-built-in-is-not-on-a-member',
  summary: 'a member of a structure is to be a heap',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'DescriptorHeapEXT')
    return at === undefined ? [] : [at]
  },
  ways: {
    'resource-heap-on-a-pointer': onMember(pointer, 0, 'ResourceHeapEXT'),
    'sampler-heap-on-a-pointer': onMember(pointer, 0, 'SamplerHeapEXT'),
    'resource-heap-on-an-integer': onMember(uintType, 0, 'ResourceHeapEXT'),
    'sampler-heap-on-an-integer': onMember(uintType, 0, 'SamplerHeapEXT'),
    'resource-heap-through-a-group': throughGroup('ResourceHeapEXT'),
    'sampler-heap-through-a-group': throughGroup('SamplerHeapEXT'),
    'both-heaps': (module) =>
      declaring(module, structure(pointer, pointer), (wider, id) =>
        annotated(annotated(wider, id, ['OpMemberDecorate', 0, 'BuiltIn', 'ResourceHeapEXT']), id, [
          'OpMemberDecorate',
          1,
          'BuiltIn',
          'SamplerHeapEXT',
        ]),
      ),
    'beside-another-built-in': (module) =>
      declaring(module, structure(pointer, uintType), (wider, id) =>
        annotated(annotated(wider, id, ['OpMemberDecorate', 0, 'BuiltIn', 'ResourceHeapEXT']), id, [
          'OpMemberDecorate',
          1,
          'BuiltIn',
          'VertexIndex',
        ]),
      ),
  },
})
