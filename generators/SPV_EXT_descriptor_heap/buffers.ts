import { instructionByOpcode } from '#spec/grammar/grammar'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { decorationsOf } from '../SPV_KHR_untyped_pointers/shared/decorations.ts'
import {
  type Declare,
  operandWays,
  withInserted,
  withOperand,
} from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import { pointerWith, storageClass } from '../SPV_KHR_untyped_pointers/shared/pointers.ts'
import {
  boolType,
  first,
  of,
  pairType,
  structureType,
  type,
  uintType,
  where,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import type { LaidType, Types } from '../SPV_KHR_untyped_pointers/shared/types.ts'
import { bufferPointerWords, chainOf } from './shared/buffers.ts'
import { createHeap, idle } from './shared/heap.ts'

/** What typed pointers to the data of buffers point to. */
const pointees: Readonly<Record<string, (types: Types) => LaidType>> = {
  block: ({ block, scalar }) => block(scalar('uint')),
  'block-with-run-time-array': ({ block, scalar, runTimeArray }) =>
    block(scalar('uint'), runTimeArray(scalar('float'))),
  structure: ({ structure, scalar, vector }) =>
    structure(scalar('uint'), vector(scalar('float'), 4)),
  integer: ({ scalar }) => scalar('uint'),
  vector: ({ vector, scalar }) => vector(scalar('float'), 4),
  array: ({ array, scalar }) => array(scalar('uint'), 8),
}

export const generators: readonly Generator[] = [
  {
    name: 'buffer-pointer-types',
    rule: 'buffer-pointer-result-type-is-a-pointer-type',
    alsoApplies: ['buffer-pointer-is-uniform-or-storage-buffer'],
    summary: 'pointer types of both kinds, with and without a stride of their own',
    build(choices) {
      const to = choices.pick('to', ['anything', ...Object.keys(pointees)])
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const stride = choices.pick('stride', ['none', 'literal'])

      const heap = createHeap()
      const { builder } = heap
      const pointee = pointees[to]?.(heap.laid)
      const strides = stride === 'literal' && pointee?.isBlock !== true
      const type =
        pointee === undefined
          ? builder.add('OpTypeUntypedPointerKHR', storageClass)
          : builder.add('OpTypePointer', storageClass, pointee.id)
      if (strides) builder.decorate(type, 'ArrayStride', 256)
      builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
      return heap.finish()
    },
  },
  {
    name: 'buffer-pointers',
    rule: 'buffer-pointer-is-uniform-or-storage-buffer',
    alsoApplies: [
      'buffer-pointer-result-type-is-a-pointer-type',
      'buffer-pointer-has-the-storage-class-of-its-buffer-type',
    ],
    summary: 'the data of buffers of either storage class is pointed to, read and written',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const kind = choices.pick('pointer', ['untyped', 'typed'])
      // Atomics in Uniform are for a BufferBlock.
      const atomic = storageClass === 'Uniform' ? [] : ['atomic']
      const used = choices.pick('used', ['nowhere', 'load', 'store', ...atomic, 'copied'])
      const minor = choices.pick('minor', [6, 4, 3, 2, 1, 0])

      const heap = createHeap({ minor })
      const { builder, laid } = heap
      const uint = laid.scalar('uint').id
      const block = laid.block(laid.scalar('uint'), laid.scalar('uint')).id
      const untyped = kind === 'untyped'
      const pointer = (type: number) =>
        untyped ? heap.pointer(storageClass) : heap.typedPointer(storageClass, type)
      const data = builder.add('OpBufferPointerEXT', pointer(block), heap.bufferSlot(storageClass))
      if (used === 'nowhere') return heap.finish()
      if (used === 'copied') {
        builder.add('OpCopyObject', pointer(block), data)
        return heap.finish()
      }
      const member = untyped
        ? builder.add('OpUntypedAccessChainKHR', pointer(uint), block, data, heap.uint(1))
        : builder.add('OpAccessChain', pointer(uint), data, heap.uint(1))
      if (used === 'load') builder.add('OpLoad', uint, member)
      if (used === 'store') builder.add('OpStore', member, heap.uint(9))
      if (used === 'atomic') {
        builder.add('OpAtomicIAdd', uint, member, heap.uint(1), heap.uint(0), heap.uint(1))
      }
      return heap.finish()
    },
  },
  {
    name: 'buffer-types',
    rule: 'buffer-type-is-uniform-or-storage-buffer',
    summary: 'buffer types of either storage class, by themselves and in use',
    build(choices) {
      const storageClass = choices.pick('storage-class', ['Uniform', 'StorageBuffer'])
      const used = choices.pick('used', [
        'nowhere',
        'size',
        'array',
        'sized-array',
        'structure',
        'slot',
        'pointer',
      ])

      const heap = createHeap()
      const { builder } = heap
      const buffer = heap.bufferType(storageClass)
      if (used === 'size') heap.sizeOf(buffer)
      if (used === 'array') heap.heapArray(buffer)
      if (used === 'sized-array') builder.add('OpTypeArray', buffer, heap.uint(4))
      if (used === 'structure') builder.add('OpTypeStruct', buffer, buffer)
      if (used === 'slot') heap.slot(buffer)
      if (used === 'pointer') {
        builder.add('OpBufferPointerEXT', heap.pointer(storageClass), heap.slot(buffer))
      }
      return heap.finish()
    },
  },
]

/** Loads an object of that type from where the buffer is. */
function loaded(declare: Declare): Way {
  return (module, at) => {
    const buffer = module.instructions[at]?.words[bufferPointerWords.buffer] ?? 0
    if (chainOf(module, buffer) === undefined) return undefined
    return withInserted(module, at, (graft) => {
      const type = declare(graft, module, at)
      if (type === undefined) return undefined
      return (put) => {
        put('OpLoad', type, buffer)
        return {}
      }
    })
  }
}

/** The structure that the chain goes into. */
const structure: Declare = (_, module, at) => {
  const base = chainOf(module, module.instructions[at]?.words[bufferPointerWords.buffer])?.words[2]
  const { opcode } = definition(module, base) ?? { opcode: 0 }
  return instructionByOpcode(opcode)?.name === 'OpTypeStruct' ? base : undefined
}

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

/** The name of the instruction that declares the type which the chain behind a pointer reaches. */
function reachedType(module: Module, pointer: number | undefined): string | undefined {
  const chain = chainOf(module, pointer)
  if (chain === undefined) return undefined
  let type = definition(module, chain.words[2])
  for (const index of chain.words.slice(4)) {
    const name = instructionByOpcode(type?.opcode ?? 0)?.name
    const member = definition(module, index)?.words[2] ?? 0
    const next = name === 'OpTypeStruct' ? type?.words[member + 1] : type?.words[1]
    type = definition(module, next)
  }
  return instructionByOpcode(type?.opcode ?? 0)?.name
}

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

/** A second buffer type, behind the first, which stays as it is. */
function declared(storageClass: string, ...needs: readonly string[]): Way {
  return (module: Module, at: number) => {
    if (!needs.every((each) => declaresCapability(module, each))) return undefined
    const added = graft(module, at + 1)
    added.add('OpTypeBufferEXT', storageClass)
    return added.done().module
  }
}

const shader = (storageClass: string) => declared(storageClass, 'Shader')

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'buffer-loaded',
    rule: 'buffer-object-is-not-loaded',
    summary: 'a buffer is loaded as if there were anything to do with it',
    ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT'),
    ways: {
      'buffer-itself': loaded(first('OpTypeBufferEXT')),
      'structure-with-a-buffer': loaded(structure),
    },
  }),
  mutatorOf({
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
  }),
  mutatorOf({
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
  }),
  mutatorOf({
    name: 'buffer-pointer-to-no-pointer',
    rule: 'buffer-pointer-result-type-is-a-pointer-type',
    summary: 'the data of a buffer comes back as something else than a pointer',
    ordinals: (module) => idle(module, 'OpBufferPointerEXT'),
    ways: operandWays(bufferPointerWords.resultType, {
      integer: uintType,
      'wide-integer': where('Int64', type('OpTypeInt', 64, 0)),
      boolean: boolType,
      vector: pairType,
      structure: structureType,
      'structure-of-a-pointer': of(
        (_, module, at) => module.instructions[at]?.words[bufferPointerWords.resultType],
        'OpTypeStruct',
      ),
      'buffer-type': first('OpTypeBufferEXT'),
      'array-of-buffers': first('OpTypeRuntimeArray'),
    }),
  }),
  mutatorOf({
    name: 'buffer-type-in-other-class',
    rule: 'buffer-type-is-uniform-or-storage-buffer',
    summary: 'a buffer type names a storage class that buffers do not lie in',
    ordinals: (module) => ordinalsOf(module, 'OpTypeBufferEXT').slice(0, 1),
    ways: {
      'uniform-constant': declared('UniformConstant'),
      input: declared('Input'),
      output: shader('Output'),
      workgroup: declared('Workgroup'),
      'cross-workgroup': declared('CrossWorkgroup'),
      private: shader('Private'),
      function: declared('Function'),
      'push-constant': shader('PushConstant'),
      image: declared('Image'),
    },
  }),
]
