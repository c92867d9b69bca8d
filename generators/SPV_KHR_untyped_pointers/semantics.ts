import { environmentsOf } from '../builder/versions.ts'
import type { Generator } from '../maker.ts'
import { addAtomicInArray } from './shared/atomic-in-array.ts'
import { addAtomic, atomics, atomicTypeNames } from './shared/atomics.ts'
import { type Kind, kinds, pointerInto, pointerType, variableIn } from './shared/pointer-into.ts'
import { type LaidType, objectType } from './shared/types.ts'
import { createWorld, load, store, type World } from './shared/world.ts'

const classes = { shader: 'StorageBuffer', kernel: 'CrossWorkgroup' } as const

const names = [...atomics]
  .filter(([, { objects }]) => objects.includes('floating-point'))
  .map(([name]) => name)

/** How a byte address becomes an index. */
const views = {
  words: ({ laid }: World) => laid.runTimeArray(laid.scalar('uint')),
  bytes: (world: World): LaidType => {
    const { builder, laid } = world
    builder.capability('StorageBuffer8BitAccess')
    const byte = { id: builder.type('OpTypeInt', 8, 0), size: 1, alignment: 1 }
    return laid.runTimeArray(byte)
  },
} as const

const storageClass = 'StorageBuffer'

const nodeClass = 'PhysicalStorageBuffer'

const groundOfClass = {
  Function: 'shader',
  Private: 'shader',
  StorageBuffer: 'shader',
  CrossWorkgroup: 'kernel',
  PhysicalStorageBuffer: 'physical-storage-buffer',
} as const

export const generators: readonly Generator[] = [
  {
    name: 'atomics-of-floating-point',
    rule: 'untyped-access-behaves-as-typed-access',
    alsoApplies: ['atomic-pointer-is-a-pointer', 'atomic-typed-pointer-points-to-the-result-type'],
    summary:
      'atomic accesses to floating-point numbers see memory through untyped pointers as something else',
    build(choices) {
      const name = choices.pick('instruction', names)
      const setting = choices.pick('setting', ['shader', 'kernel'])
      const kind = choices.pick('pointer', kinds)
      const atomic = atomics.get(name)
      const type = choices.pick('type', atomicTypeNames({ objects: ['floating-point'] }, setting))

      const world = createWorld(setting)
      addAtomicInArray(world, classes[setting], atomic, { kind, type, other: 'uint' })
      return world.finish()
    },
  },
  {
    name: 'atomics-on-byte-buffers',
    rule: 'untyped-access-behaves-as-typed-access',
    alsoApplies: [
      'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
      'atomic-pointer-is-a-pointer',
      'array-length-structure-is-a-block',
    ],
    summary: 'a buffer of bytes is counted in beside other accesses, as HLSL does with its own',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const view = choices.pick('view', ['words', 'bytes'] as const)
      const type = choices.pick('type', ['vector', 'structure'])
      const counted = choices.pick('atomic', [
        'OpAtomicIAdd',
        'OpAtomicCompareExchange',
        'OpAtomicUMax',
        'OpAtomicExchange',
        'OpAtomicXor',
      ])
      const minor = choices.pick('minor', view === 'words' ? [6, 3, 0] : [6, 5])

      const world = createWorld('shader', { minor })
      const { builder, laid, plain } = world
      const uint = plain.scalar('uint').id
      const array = views[view](world)
      const block = laid.block(array)
      const buffer = pointerInto(world, storageClass, 'untyped', block.id)
      const address = load(
        world,
        'Input',
        plain.scalar('uint'),
        variableIn(world, 'Input', 'untyped', uint),
      )
      const index =
        view === 'words'
          ? builder.add('OpShiftRightLogical', uint, address, world.uint(2))
          : address
      const pointer = builder.add(
        'OpUntypedAccessChainKHR',
        world.pointer(storageClass),
        block.id,
        buffer,
        world.uint(0),
        index,
      )
      const object = objectType(laid, type)
      store(world, storageClass, object, pointer, load(world, storageClass, object, pointer))
      const atomic = atomics.get(counted)
      if (atomic !== undefined) {
        const one = builder.add('OpUntypedArrayLengthKHR', uint, block.id, buffer, 0)
        addAtomic(world, builder.add, atomic, pointer, uint, one)
      }
      return world.finish()
    },
  },
  {
    name: 'linked-lists',
    rule: 'untyped-access-behaves-as-typed-access',
    alsoApplies: [
      'logical-pointer-result-is-of-a-listed-instruction',
      'variable-with-physical-pointers-is-aliased-or-restricted',
    ],
    summary: 'a loop follows pointers that stand in buffers, as buffer references are compiled',
    build(choices) {
      const holder: Kind = choices.pick('variable', kinds)
      const decoration = choices.pick('decoration', ['AliasedPointer', 'RestrictPointer'])
      const member = choices.pick('next', [0, 1])

      const world = createWorld('physical-storage-buffer')
      const { builder, laid, plain } = world
      const next = world.pointer(nodeClass)
      const pointer = { id: next, size: 8, alignment: 8 }
      const number = laid.scalar('ulong')
      const node = laid.block(...(member === 0 ? [pointer, number] : [number, pointer])).id
      const first = laid.block(pointer).id
      const root = variableIn(world, 'StorageBuffer', 'untyped', first)
      const type = pointerType(world, 'Function', holder, next)
      const here = variableIn(world, 'Function', holder, next, type)
      builder.decorate(here, decoration)
      builder.add('OpStore', here, builder.add('OpLoad', next, root))
      const [head, body, step, done] = [builder.id(), builder.id(), builder.id(), builder.id()]
      builder.add('OpBranch', head)
      builder.define(head, 'OpLabel')
      const current = builder.add('OpLoad', next, here)
      const address = builder.add('OpConvertPtrToU', number.id, current)
      const zero = builder.constant(number.id, 0)
      const ends = builder.add('OpIEqual', plain.scalar('bool').id, address, zero)
      builder.add('OpLoopMerge', done, step, 'None')
      builder.add('OpBranchConditional', ends, done, body)
      builder.define(body, 'OpLabel')
      const slot = builder.add('OpUntypedAccessChainKHR', next, node, current, world.uint(member))
      builder.add('OpStore', here, load(world, nodeClass, pointer, slot))
      builder.add('OpBranch', step)
      builder.define(step, 'OpLabel')
      builder.add('OpBranch', head)
      builder.define(done, 'OpLabel')
      return world.finish()
    },
  },
  {
    name: 'type-punning',
    rule: 'untyped-access-behaves-as-typed-access',
    alsoApplies: [
      'load-typed-pointer-points-to-the-result-type',
      'store-typed-pointer-points-to-the-type-of-the-object',
    ],
    summary: 'what was stored as one type is loaded as another, as unions are compiled',
    build(choices) {
      const storageClass = choices.pick(
        'storage-class',
        Object.keys(groundOfClass) as (keyof typeof groundOfClass)[],
      )
      const stored = choices.pick('stored', ['integer', 'floating-point', 'vector'])
      const loaded = choices.pick('loaded', ['wide-integer', 'array', 'structure'])

      const world = createWorld(groundOfClass[storageClass])
      const types = world.types(storageClass)
      const union = types.structure(types.vector(types.scalar('uint'), 4)).id
      const pointer = pointerInto(world, storageClass, 'untyped', union)
      const one = objectType(types, stored)
      store(world, storageClass, one, pointer, world.builder.add('OpConstantNull', one.id))
      load(world, storageClass, objectType(types, loaded), pointer)
      return world.finish()
    },
  },
]
