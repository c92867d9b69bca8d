import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { addAtomic, atomics } from '../SPV_KHR_untyped_pointers/shared/atomics.ts'
import { operandWays, type Put, withInserted } from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import { storageClass } from '../SPV_KHR_untyped_pointers/shared/pointers.ts'
import {
  boolType,
  first,
  floatType,
  pairType,
  structureType,
  uintType,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { createHeap, idle } from './shared/heap.ts'
import { countOn, texelPointer, texelWords } from './shared/texel-pointers.ts'

export const generators: readonly Generator[] = [
  {
    name: 'texel-atomics',
    rule: 'texel-pointer-is-used-by-atomics-only',
    summary: 'every atomic instruction that untyped pointers are for takes a texel pointer',
    environments: ({ instruction = '' }) => {
      const until = atomics.get(instruction)?.until
      return until === undefined ? ['spv1.6'] : [...environmentsOf(until)].slice(0, 1)
    },
    build(choices) {
      const name = choices.pick('instruction', [...atomics.keys()])
      const atomic = atomics.get(name)
      const named = choices.pick('texel-pointer', ['used-once', 'named', 'used-twice'])

      const minor = atomic?.until ?? 6
      const heap = createHeap({ minor })
      const { builder, plain } = heap
      const scalar = atomic?.objects.includes('integer') === true ? 'uint' : 'float'
      const pointer = texelPointer(heap, { scalar })
      if (named === 'named') builder.name(pointer, 'texel')
      if (atomic !== undefined) {
        addAtomic(heap, builder.add, atomic, pointer, plain.scalar(scalar).id)
      }
      if (named === 'used-twice') {
        builder.add('OpAtomicLoad', plain.scalar(scalar).id, pointer, heap.uint(1), heap.uint(0))
      }
      return heap.finish()
    },
  },
  {
    name: 'texel-pointer-types',
    rule: 'texel-pointer-is-in-the-image-storage-class',
    alsoApplies: ['texel-pointer-result-type-is-an-untyped-pointer'],
    summary: 'texel pointers are in Image, in modules with pointers into other storage classes too',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const other = choices.pick('other', ['StorageBuffer', 'Private', 'Workgroup', 'Function'])
      const dim = choices.pick('dim', ['2D', 'Cube'])
      const minor = choices.pick('minor', [6, 4, 3, 2, 1, 0])

      const heap = createHeap({ minor })
      heap.pointer(other)
      texelPointer(heap, { dim })
      return heap.finish()
    },
  },
  {
    name: 'texel-result-types',
    rule: 'texel-pointer-result-type-is-an-untyped-pointer',
    alsoApplies: ['texel-pointer-is-in-the-image-storage-class'],
    summary: 'texel pointers are untyped, whatever is pointed to beside them',
    build(choices) {
      const beside = choices.pick('beside', [
        'nothing',
        'typed-image-pointer',
        'typed-texel-pointer',
      ])
      const used = choices.pick('used', ['nowhere', 'counted', 'counted-twice'])

      const heap = createHeap()
      const { builder, plain } = heap
      const uint = plain.scalar('uint')
      const pointer = texelPointer(heap)
      if (beside === 'typed-image-pointer') heap.typedPointer('Image', uint.id)
      if (beside === 'typed-texel-pointer') {
        const image = builder.type('OpTypeImage', uint.id, '2D', 0, 0, 0, 2, 'R32ui')
        const variable = heap.globalVariable(
          heap.typedPointer('UniformConstant', image),
          'UniformConstant',
        )
        heap.describe(variable)
        const place = builder.once('OpConstantNull', plain.vector(uint, 2).id)
        const type = heap.typedPointer('Image', uint.id)
        builder.add('OpImageTexelPointer', type, variable, place, heap.uint(0))
      }
      if (used !== 'nowhere') countOn(heap, pointer)
      if (used === 'counted-twice') countOn(heap, pointer)
      return heap.finish()
    },
  },
]

/** The module with instructions behind the one with ordinal `at`, which stands in a function and is not its last. */
function withFollowing(
  module: Module,
  at: number,
  plan: (declare: Graft) => ((put: Put) => void) | undefined,
): Module | undefined {
  return withInserted(module, at + 1, (declare) => {
    const write = plan(declare)
    return write === undefined
      ? undefined
      : (put) => {
          write(put)
          return {}
        }
  })
}

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

interface Texel {
  readonly module: Module
  readonly declare: Graft
  /** Of unsigned 32-bit integers. */
  readonly uint: number
  readonly pointer: number
  readonly pointerType: number
}

type Take = (texel: Texel) => ((put: Put) => void) | undefined

function way(take: Take): Way {
  return (module, at) =>
    withFollowing(module, at, (declare) => {
      const { words } = module.instructions[at] ?? { words: [] }
      const uint = declare.type('OpTypeInt', 32, 0)
      if (uint === undefined) return undefined
      const pointer = words[texelWords.result] ?? 0
      const pointerType = words[texelWords.resultType] ?? 0
      return take({ module, declare, uint, pointer, pointerType })
    })
}

function constant({ declare, uint }: Texel, value: number): number {
  return declare.add('OpConstant', uint, value)
}

const takes: Readonly<Record<string, Take>> = {
  load:
    ({ uint, pointer }) =>
    (put) =>
      void put('OpLoad', uint, pointer),
  'volatile-load':
    ({ uint, pointer }) =>
    (put) =>
      void put('OpLoad', uint, pointer, 'Volatile'),
  store: (texel) => {
    const value = constant(texel, 1)
    return (put) => void put('OpStore', texel.pointer, value)
  },
  chain:
    ({ uint, pointer, pointerType }) =>
    (put) =>
      void put('OpUntypedAccessChainKHR', pointerType, uint, pointer),
  'in-bounds-chain':
    ({ uint, pointer, pointerType }) =>
    (put) =>
      void put('OpUntypedInBoundsAccessChainKHR', pointerType, uint, pointer),
  'atomic-through-a-chain': (texel) => {
    const { uint, pointer, pointerType } = texel
    const [one, zero] = [constant(texel, 1), constant(texel, 0)]
    return (put) => {
      const same = put('OpUntypedAccessChainKHR', pointerType, uint, pointer)
      put('OpAtomicLoad', uint, same, one, zero)
    }
  },
  'image-of-a-texel-pointer': (texel) => {
    const { declare, uint, pointer, pointerType } = texel
    const type = declare.type('OpTypeImage', uint, 'Cube', 0, 0, 0, 2, 'R32ui')
    const vector = declare.type('OpTypeVector', uint, 3)
    if (type === undefined || vector === undefined) return undefined
    const place = declare.add('OpConstantNull', vector)
    const zero = constant(texel, 0)
    return (put) =>
      void put('OpUntypedImageTexelPointerEXT', pointerType, type, pointer, place, zero)
  },
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'texel-pointer-copied',
    rule: 'texel-pointer-is-not-copied',
    summary: 'a texel pointer is copied',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: {
      unused: (module, at) => {
        const { words } = module.instructions[at] ?? { words: [] }
        const [type = 0, pointer = 0] = words
        return withFollowing(module, at, () => (put) => void put('OpCopyObject', type, pointer))
      },
      'counted-through-the-copy': (module, at) => {
        const { words } = module.instructions[at] ?? { words: [] }
        const type = words[texelWords.resultType] ?? 0
        const pointer = words[texelWords.result] ?? 0
        return withFollowing(module, at, (declare) => {
          const uint = declare.type('OpTypeInt', 32, 0)
          if (uint === undefined) return undefined
          const one = declare.add('OpConstant', uint, 1)
          const zero = declare.add('OpConstant', uint, 0)
          return (put) =>
            void put('OpAtomicIIncrement', uint, put('OpCopyObject', type, pointer), one, zero)
        })
      },
    },
  }),
  mutatorOf({
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
  }),
  mutatorOf({
    name: 'texel-pointer-typed',
    rule: 'texel-pointer-result-type-is-an-untyped-pointer',
    summary: 'a texel pointer is a typed pointer, or no pointer',
    ordinals: (module) => idle(module, 'OpUntypedImageTexelPointerEXT'),
    ways: operandWays(texelWords.resultType, {
      'typed-pointer': (graft, module, at) => {
        const uint = uintType(graft, module, at)
        return uint === undefined ? undefined : graft.add('OpTypePointer', 'Image', uint)
      },
      'typed-pointer-to-the-image': (graft, module, at) => {
        const image = first('OpTypeImage')(graft, module, at)
        return image === undefined
          ? undefined
          : graft.add('OpTypePointer', 'UniformConstant', image)
      },
      integer: uintType,
      float: floatType,
      boolean: boolType,
      vector: pairType,
      structure: structureType,
      image: first('OpTypeImage'),
    }),
  }),
  mutatorOf({
    name: 'texel-pointer-used-otherwise',
    rule: 'texel-pointer-is-used-by-atomics-only',
    summary: 'a texel pointer is used by something else than an atomic instruction',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: Object.fromEntries(Object.entries(takes).map(([variant, take]) => [variant, way(take)])),
  }),
]
