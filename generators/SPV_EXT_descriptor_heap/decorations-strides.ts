import { opcodeOf } from '#spec/grammar/opcodes'
import { routes } from '../builder/decorate-through.ts'
import type { Generator, Mutator } from '../maker.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  first,
  floatType,
  of,
  uintConstant,
  uintType,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import {
  arrayOf,
  contentNames,
  contentsNamed,
  descriptor,
  descriptorNames,
  pointerToSampler,
  samplerType,
  structureOf,
  structureOfTypes,
  untypedPointerType,
  withoutDescriptors,
} from './shared/contents.ts'
import {
  annotated,
  annotatedByGroup,
  decorateIdThrough,
  decorationWays,
  extraOperand,
  groupWay,
  idDecorations,
  isMemberwise,
  literalValue,
} from './shared/decorations.ts'
import { createHeap } from './shared/heap.ts'

const opFunction = opcodeOf('OpFunction')

export const generators: readonly Generator[] = [
  {
    name: 'strides-of-composites',
    rule: 'array-stride-id-is-on-an-array-of-descriptors',
    alsoApplies: ['array-stride-id-is-on-an-array-type'],
    summary: 'descriptors are in the elements, at any depth',
    build(choices) {
      const content = choices.pick('content', contentNames)
      const depth = choices.pick('arrays', [1, 2, 3])

      const heap = createHeap()
      const { builder } = heap
      const types = contentsNamed(heap, content)
      let element = structureOf(
        heap,
        types.map((type, index) => ({ type, offset: 256 * index })),
      )
      for (let level = 1; level < depth; level++) {
        const stride = heap.uint(1024 * level)
        element = builder.add('OpTypeArray', element, heap.uint(2))
        builder.add('OpDecorateId', element, 'ArrayStrideIdEXT', stride)
      }
      heap.heapArray(element, heap.uint(4096))
      return heap.finish()
    },
  },
  {
    name: 'strides',
    rule: 'array-stride-id-is-on-an-array-type',
    alsoApplies: ['array-stride-id-is-on-an-array-of-descriptors'],
    summary: 'arrays of every length and of every kind of descriptor have strides by ids',
    build(choices) {
      const array = choices.pick('array', ['run-time', 'sized', 'specialized', 'length-one'])
      const element = choices.pick('element', descriptorNames)
      const route = choices.pick('route', routes)

      const heap = createHeap()
      const { builder, plain } = heap
      const type = descriptor(heap, element)
      const lengths: Readonly<Record<string, () => number>> = {
        sized: () => heap.uint(8),
        specialized: () => builder.specConstant(plain.scalar('uint').id, 4),
        'length-one': () => heap.uint(1),
      }
      const length = lengths[array]?.()
      const stride = heap.sizeOf(type)
      const target =
        length === undefined
          ? builder.add('OpTypeRuntimeArray', type)
          : builder.add('OpTypeArray', type, length)
      decorateIdThrough(heap, route, target, 'ArrayStrideIdEXT', stride)
      return heap.finish()
    },
  },
]

const ofArray = structureOfTypes(arrayOf(samplerType))

function target(module: Parameters<Way>[0], at: number): number {
  return module.instructions[at]?.words[0] ?? 0
}

const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')

const opTypeArray = opcodeOf('OpTypeArray')

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'stride-id-elsewhere',
    rule: 'array-stride-id-is-on-an-array-type',
    summary: 'ArrayStrideIdEXT is on a type that is not an array',
    ordinals: (module) => idDecorations(module, 'ArrayStrideIdEXT').slice(0, 1),
    ways: {
      ...decorationWays(
        {
          'untyped-pointer': untypedPointerType,
          'typed-pointer': pointerToSampler,
          'typed-pointer-to-an-array': (graft) => {
            const sampler = graft.type('OpTypeSampler')
            return sampler === undefined
              ? undefined
              : graft.add(
                  'OpTypePointer',
                  'UniformConstant',
                  graft.add('OpTypeRuntimeArray', sampler),
                )
          },
          structure: structureOfTypes(samplerType),
          vector: of(floatType, 'OpTypeVector', 4),
          integer: uintType,
          'buffer-type': first('OpTypeBufferEXT'),
          sampler: samplerType,
          constant: uintConstant,
          variable: first('OpUntypedVariableKHR'),
          function: (_, { instructions }) =>
            instructions.find(({ opcode }) => opcode === opFunction)?.words[1],
        },
        'OpDecorateId',
        'ArrayStrideIdEXT',
      ),
      'pointer-through-a-group': groupWay(untypedPointerType, 'ArrayStrideIdEXT'),
      'structure-through-a-group': groupWay(structureOfTypes(samplerType), 'ArrayStrideIdEXT'),
    },
  }),
  mutatorOf({
    name: 'stride-id-on-a-member',
    rule: 'array-stride-id-is-not-on-a-member',
    summary: 'a member gets a stride by an id',
    ordinals: (module) => idDecorations(module, 'ArrayStrideIdEXT').slice(0, 1),
    ways: {
      ...decorationWays(
        { 'member-array': ofArray, 'member-descriptor': structureOfTypes(samplerType) },
        'OpMemberDecorateIdEXT',
        0,
        'ArrayStrideIdEXT',
      ),
      'through-a-group': groupWay(ofArray, 'ArrayStrideIdEXT', 0),
    },
  }),
  mutatorOf({
    name: 'stride-id-without-descriptors',
    rule: 'array-stride-id-is-on-an-array-of-descriptors',
    summary: 'an array without descriptors gets a stride by an id',
    ordinals: (module) => idDecorations(module, 'ArrayStrideIdEXT').slice(0, 1),
    ways: {
      ...decorationWays(
        Object.fromEntries(
          Object.entries(withoutDescriptors).map(([name, element]) => [
            `of-${name}`,
            arrayOf(element),
          ]),
        ),
        'OpDecorateId',
        'ArrayStrideIdEXT',
      ),
      ...decorationWays(
        { 'run-time-array': of(uintType, 'OpTypeRuntimeArray') },
        'OpDecorateId',
        'ArrayStrideIdEXT',
      ),
      'through-a-group': groupWay(arrayOf(uintType), 'ArrayStrideIdEXT'),
    },
  }),
  mutatorOf({
    name: 'stride-in-both-forms',
    rule: 'array-stride-and-array-stride-id-exclude-each-other',
    summary: 'an array has a stride by an id and one by a literal',
    ordinals: (module) =>
      idDecorations(module, 'ArrayStrideIdEXT').filter((at) => {
        const opcode = definition(module, target(module, at))?.opcode
        return (
          !isMemberwise(module, at) && (opcode === opTypeArray || opcode === opTypeRuntimeArray)
        )
      }),
    ways: {
      'equal-values': (module, at) => {
        const value = literalValue(module, extraOperand(module, at))
        return value === undefined || value === 0
          ? undefined
          : annotated(module, target(module, at), ['OpDecorate', 'ArrayStride', value])
      },
      'other-value': (module, at) =>
        annotated(module, target(module, at), ['OpDecorate', 'ArrayStride', 4096]),
      'through-a-group': (module, at) =>
        annotatedByGroup(module, target(module, at), ['OpDecorate', 'ArrayStride', 4096]),
    },
  }),
]
