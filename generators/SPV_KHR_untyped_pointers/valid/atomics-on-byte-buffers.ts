import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { addAtomic, atomics } from '../shared/atomics.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { objectType } from '../shared/object-types.ts'
import { pointerInto, variableIn } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

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

export const generator: Generator = {
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
      view === 'words' ? builder.add('OpShiftRightLogical', uint, address, world.uint(2)) : address
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
}
