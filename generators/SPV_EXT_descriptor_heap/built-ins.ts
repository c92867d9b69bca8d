import { opcodeOf } from '#spec/grammar/opcodes'
import { routes } from '../builder/decorate-through.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import type { Declare } from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import {
  first,
  structureType,
  uintConstant,
  uintType,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { annotated, annotatedByGroup, declaring } from './shared/decorations.ts'
import { createHeap, type HeapName, heapBuiltIns, heapNames } from './shared/heap.ts'

const opFunction = opcodeOf('OpFunction')
const opLabel = opcodeOf('OpLabel')

export const generators: readonly Generator[] = [
  {
    name: 'heaps-beside-built-in-members',
    rule: 'heap-built-in-is-not-on-a-member',
    alsoApplies: ['heap-built-in-is-on-a-variable'],
    summary: 'members have other built-ins, or none, while variables are heaps',
    build(choices) {
      const name = choices.pick('heap', heapNames)
      const members = choices.pick('members', ['none', 'plain', 'position', 'several'])

      const heap = createHeap()
      const { builder, plain } = heap
      heap.heap(name)
      const float = plain.scalar('float')
      const vector = plain.vector(float, 4)
      if (members === 'plain') plain.structure(vector, float)
      if (members === 'position' || members === 'several') {
        const parts = members === 'several' ? [vector, float] : [vector]
        const structure = plain.structure(...parts).id
        builder.decorate(structure, 'Block')
        builder.add('OpMemberDecorate', structure, 0, 'BuiltIn', 'Position')
        if (members === 'several') {
          builder.add('OpMemberDecorate', structure, 1, 'BuiltIn', 'PointSize')
        }
      }
      return heap.finish()
    },
  },
  {
    name: 'heaps',
    rule: 'heap-built-in-is-on-a-variable',
    summary: 'variables are made heaps, one or both, themselves or through a group',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const which = choices.pick('heaps', [...heapNames, 'both'])
      const route = choices.pick('route', routes)
      const used = choices.pick('used', ['nowhere', 'chain', 'copied'])
      const minor = choices.pick('minor', minorVersions)

      const heap = createHeap({ minor })
      const { builder } = heap
      const names: readonly HeapName[] = heapNames.filter(
        (name) => which === name || which === 'both',
      )
      const sampler = builder.type('OpTypeSampler')
      for (const name of names) {
        const variable = heap.heap(name, route)
        if (used === 'chain') heap.slot(sampler, variable)
        if (used === 'copied')
          builder.add('OpCopyObject', heap.pointer('UniformConstant'), variable)
      }
      return heap.finish()
    },
  },
]

/** The end of a module is behind what stands in its functions. */
const targets: Readonly<Record<string, Declare>> = {
  'pointer-type': (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant'),
  structure: structureType,
  constant: uintConstant,
  undef: (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined ? undefined : graft.add('OpUndef', uint)
  },
  function: (_, { instructions }) =>
    instructions.find(({ opcode }) => opcode === opFunction)?.words[1],
  label: (_, { instructions }) => instructions.find(({ opcode }) => opcode === opLabel)?.words[0],
  'buffer-type': first('OpTypeBufferEXT'),
  'array-of-descriptors': first('OpTypeRuntimeArray'),
}

const ways = Object.fromEntries(
  Object.entries(targets).flatMap(([variant, declare]): [string, Way][] => [
    [
      variant,
      (module) =>
        declaring(module, declare, (wider, id) =>
          annotated(wider, id, ['OpDecorate', 'BuiltIn', 'ResourceHeapEXT']),
        ),
    ],
    [
      `sampler-heap-${variant}`,
      (module) =>
        declaring(module, declare, (wider, id) =>
          annotated(wider, id, ['OpDecorate', 'BuiltIn', 'SamplerHeapEXT']),
        ),
    ],
  ]),
)

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

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'heap-built-in-elsewhere',
    rule: 'heap-built-in-is-on-a-variable',
    summary: 'BuiltIn of a heap is on an id that is not a variable',
    ordinals: (module) => heapBuiltIns(module, ...heapNames).slice(0, 1),
    ways: {
      ...ways,
      'constant-through-a-group': (module) =>
        declaring(module, uintConstant, (wider, id) =>
          annotatedByGroup(wider, id, ['OpDecorate', 'BuiltIn', 'ResourceHeapEXT']),
        ),
    },
  }),
  mutatorOf({
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
          annotated(
            annotated(wider, id, ['OpMemberDecorate', 0, 'BuiltIn', 'ResourceHeapEXT']),
            id,
            ['OpMemberDecorate', 1, 'BuiltIn', 'SamplerHeapEXT'],
          ),
        ),
      'beside-another-built-in': (module) =>
        declaring(module, structure(pointer, uintType), (wider, id) =>
          annotated(
            annotated(wider, id, ['OpMemberDecorate', 0, 'BuiltIn', 'ResourceHeapEXT']),
            id,
            ['OpMemberDecorate', 1, 'BuiltIn', 'VertexIndex'],
          ),
        ),
    },
  }),
  mutatorOf({
    name: 'heap-variable-typed',
    rule: 'heap-variable-is-untyped',
    summary: 'a variable with a pointee is made a heap',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, 'DescriptorHeapEXT')
      return at === undefined ? [] : [at]
    },
    ways: { 'resource-heap': typed('ResourceHeapEXT'), 'sampler-heap': typed('SamplerHeapEXT') },
  }),
]
