import { opcodeOf } from '#spec/grammar/opcodes'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { constantOf, of, uintType } from '../SPV_KHR_untyped_pointers/shared/things.ts'
import {
  constantNamed,
  inMemory,
  laidOutTypes,
  nestedIn,
  partsOf,
  structureOf,
} from './shared/contents.ts'
import {
  annotated,
  annotatedByGroup,
  annotationsOf,
  declaring,
  extraOperandWays,
  idDecorations,
  isMemberwise,
} from './shared/decorations.ts'
import { createHeap, heapBuiltIns } from './shared/heap.ts'

export const generators: readonly Generator[] = [
  {
    name: 'laid-arrays-of-blocks',
    rule: 'arrays-of-blocks-with-descriptors-have-no-stride',
    summary: 'arrays of blocks with descriptors have no stride',
    environments: ({ block }) => (block === 'BufferBlock' ? ['spv1.3'] : ['spv1.6']),
    build(choices) {
      const array = choices.pick('array', ['sized', 'run-time', 'nested'])
      const offsets = choices.pick('offsets', ['literal', 'id'])
      // BufferBlock ended with version 1.3, and goes with Uniform alone.
      const block = choices.pick('block', ['Block', 'BufferBlock'])
      const storageClass =
        block === 'BufferBlock'
          ? 'Uniform'
          : choices.pick('storage-class', ['StorageBuffer', 'Uniform'])

      const heap = createHeap({ minor: block === 'BufferBlock' ? 3 : 6 })
      const { builder, plain } = heap
      const [zero, more] = [heap.uint(0), heap.uint(16)]
      const element = structureOf(heap, [
        {
          type: plain.scalar('uint').id,
          ...(offsets === 'id' ? { offsetId: zero } : { offset: 0 }),
        },
        {
          type: heap.bufferType('Uniform'),
          ...(offsets === 'id' ? { offsetId: more } : { offset: 16 }),
        },
      ])
      builder.decorate(element, block)
      const sized = (of: number) => builder.add('OpTypeArray', of, heap.uint(3))
      inMemory(
        heap,
        array === 'run-time'
          ? builder.add('OpTypeRuntimeArray', element)
          : array === 'nested'
            ? sized(sized(element))
            : sized(element),
        storageClass,
      )
      return heap.finish()
    },
  },
  {
    name: 'laid-arrays',
    rule: 'arrays-of-descriptors-have-a-stride',
    alsoApplies: ['array-stride-id-is-greater-than-zero'],
    summary: 'arrays with descriptors in memory have a stride of either form',
    build(choices) {
      const stride = choices.pick('stride', ['literal', 'id', 'size', 'group'])
      const array = choices.pick('array', ['run-time', 'sized', 'nested'])
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])

      const heap = createHeap()
      const { builder } = heap
      const buffer = heap.bufferType('StorageBuffer')
      for (const bytes of [64, 4096]) heap.uint(bytes)
      if (stride === 'size') heap.sizeOf(buffer)
      function strided(target: number, bytes: number): number {
        if (stride === 'literal') builder.decorate(target, 'ArrayStride', bytes)
        else if (stride === 'group') {
          const group = builder.id()
          builder.add('OpDecorateId', group, 'ArrayStrideIdEXT', heap.uint(bytes))
          builder.define(group, 'OpDecorationGroup')
          builder.add('OpGroupDecorate', group, target)
        } else {
          // An array of arrays takes more than one descriptor.
          const id = stride === 'size' && bytes === 64 ? heap.sizeOf(buffer) : heap.uint(bytes)
          builder.add('OpDecorateId', target, 'ArrayStrideIdEXT', id)
        }
        return target
      }
      const sized = (element: number, bytes: number) =>
        strided(builder.add('OpTypeArray', element, heap.uint(4)), bytes)
      const type =
        array === 'run-time'
          ? strided(builder.add('OpTypeRuntimeArray', buffer), 64)
          : array === 'sized'
            ? sized(buffer, 64)
            : sized(sized(buffer, 64), 4096)
      const zero = heap.uint(0)
      inMemory(heap, structureOf(heap, [{ type, offsetId: zero }], { block: true }), storageClass)
      return heap.finish()
    },
  },
  {
    name: 'strides-above-zero',
    rule: 'array-stride-id-is-greater-than-zero',
    alsoApplies: ['arrays-of-descriptors-have-a-stride'],
    summary: 'strides in memory are 1 or more, or not known to be 0; elsewhere they may be 0',
    build(choices) {
      const kind = choices.pick('constant', [
        'constant',
        'spec-constant',
        'spec-constant-op',
        'size',
      ])
      const values = kind === 'constant' ? [1, 64, 0x8000_0000, 0xffff_ffff] : [0, 64]
      const value = choices.pick('value', values)
      const beside = choices.pick('beside', ['nothing', 'zero-outside-memory'])

      const heap = createHeap()
      const { builder } = heap
      const buffer = heap.bufferType('StorageBuffer')
      const array = heap.heapArray(buffer, constantNamed(heap, kind, value))
      inMemory(heap, structureOf(heap, [{ type: array, offset: 0 }], { block: true }))
      if (beside === 'zero-outside-memory') {
        heap.heapArray(builder.type('OpTypeSampler'), heap.uint(0))
      }
      return heap.finish()
    },
  },
]

const bytes = 4096

const opTypeStruct = opcodeOf('OpTypeStruct')

function arrayAt({ instructions }: Module, at: number): number {
  return instructions[at]?.words[0] ?? 0
}

/** The type of the elements of the innermost array. */
function innermost(module: Module, array: number, steps = 16): number {
  const [element] = partsOf(module, array)
  return element === undefined || steps === 0 || definition(module, array)?.opcode === opTypeStruct
    ? array
    : innermost(module, element, steps - 1)
}

const byId: Way = (module, at) =>
  declaring(module, constantOf(uintType, bytes), (wider, id) =>
    annotated(wider, arrayAt(module, at), ['OpDecorateId', 'ArrayStrideIdEXT', id]),
  )

const chains = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'] as const

/** True of one of those variables, and of chains from it; copies are not looked through. */
function comesFrom(
  module: Module,
  base: number | undefined,
  variables: readonly (number | undefined)[],
  steps = 64,
): boolean {
  if (base === undefined || variables.includes(base)) return base !== undefined
  const at = ordinalsOf(module, ...chains).find(
    (each) => module.instructions[each]?.words[1] === base,
  )
  const [, , , next] = module.instructions[at ?? -1]?.words ?? []
  return next !== undefined && steps > 0 && comesFrom(module, next, variables, steps - 1)
}

const opGroupDecorate = opcodeOf('OpGroupDecorate')

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'array-of-blocks-with-stride',
    rule: 'arrays-of-blocks-with-descriptors-have-no-stride',
    summary: 'an array of blocks with descriptors has a stride of either form',
    ordinals: (module) => {
      const laid = laidOutTypes(module)
      const blocks = annotationsOf(module, 'Block', 'BufferBlock').map(({ target }) => target)
      return ordinalsOf(module, 'OpTypeArray', 'OpTypeRuntimeArray').filter((at) => {
        const array = arrayAt(module, at)
        return laid.has(array) && blocks.includes(innermost(module, array))
      })
    },
    ways: {
      literal: (module, at) =>
        annotated(module, arrayAt(module, at), ['OpDecorate', 'ArrayStride', bytes]),
      id: byId,
      'literal-through-a-group': (module, at) =>
        annotatedByGroup(module, arrayAt(module, at), ['OpDecorate', 'ArrayStride', bytes]),
    },
  }),
  mutatorOf({
    name: 'array-without-stride',
    rule: 'arrays-of-descriptors-have-a-stride',
    summary: 'an array with descriptors has no stride, though it is in memory',
    ordinals: (module) => {
      const laid = laidOutTypes(module)
      const isArray = (target: number) =>
        laid.has(target) && definition(module, target)?.opcode !== opTypeStruct
      return [
        ...annotationsOf(module, 'ArrayStride', 'ArrayStrideIdEXT')
          .filter(({ target }) => isArray(target))
          .map(({ at }) => at),
        ...ordinalsOf(module, 'OpGroupDecorate').filter((at) =>
          isArray(module.instructions[at]?.words[1] ?? 0),
        ),
      ]
    },
    ways: { removed: removeInstruction },
  }),
  mutatorOf({
    name: 'heap-without-layout',
    rule: 'heap-access-has-explicit-layout',
    summary: 'what a heap is looked at as has a member without offset, or an array without stride',
    ordinals: (module) => {
      const heaps = heapBuiltIns(module).map((at) => module.instructions[at]?.words[0])
      const laid = laidOutTypes(module)
      const seen = new Set(
        ordinalsOf(module, ...chains).flatMap((at) => {
          const [, , baseType = 0, base] = module.instructions[at]?.words ?? []
          return comesFrom(module, base, heaps) ? [...nestedIn(module, baseType)] : []
        }),
      )
      return annotationsOf(module, 'ArrayStride', 'ArrayStrideIdEXT', 'Offset', 'OffsetIdEXT')
        .filter(({ target }) => seen.has(target) && !laid.has(target))
        .map(({ at }) => at)
    },
    ways: { removed: removeInstruction },
  }),
  mutatorOf({
    name: 'stride-of-zero',
    rule: 'array-stride-id-is-greater-than-zero',
    summary: 'the stride of an array with descriptors in memory is 0',
    ordinals: (module) => {
      const laid = laidOutTypes(module)
      // Elements that are arrays overlap at a stride of 0 as far as their own are known.
      const isOutermost = (array: number) =>
        laid.has(array) &&
        partsOf(module, array).every((part) => partsOf(module, part).length === 0)
      const decorated = (target: number) =>
        isOutermost(target) ||
        module.instructions.some(
          ({ opcode, words }) =>
            opcode === opGroupDecorate && words[0] === target && isOutermost(words[1] ?? 0),
        )
      return idDecorations(module, 'ArrayStrideIdEXT').filter(
        (at) => !isMemberwise(module, at) && decorated(module.instructions[at]?.words[0] ?? 0),
      )
    },
    ways: extraOperandWays({
      zero: constantOf(uintType, 0),
      null: of(uintType, 'OpConstantNull'),
    }),
  }),
]
