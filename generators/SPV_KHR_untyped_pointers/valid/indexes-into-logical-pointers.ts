import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms } from '../shared/chain-forms.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** Indexes that are not negative constants, and what shows that they are not: the ground. */
interface Index {
  readonly ground: GroundName
  readonly storageClass: string
  readonly make: (world: World) => number
}

function row(make: Index['make'], ground: GroundName, storageClass: string): Index {
  return { ground, storageClass, make }
}

function constant(type: string, value: number | bigint): Index['make'] {
  return ({ builder, plain }) => builder.constant(plain.scalar(type).id, value)
}

const negative = constant('int', -1)

const indexes: Readonly<Record<string, Index>> = {
  'largest-signed': row(constant('int', 0x7fff_ffff), 'shader', 'StorageBuffer'),
  'signed-zero': row(constant('int', 0), 'shader', 'Private'),
  'largest-unsigned': row(constant('uint', 0xffff_ffff), 'shader', 'StorageBuffer'),
  'top-bit-unsigned': row(constant('uint', 0x8000_0000), 'shader', 'Uniform'),
  'top-bit-unsigned-narrow': row(constant('ushort', 0x8000), 'shader', 'Function'),
  'top-bit-unsigned-wide': row(constant('ulong', 0xffff_ffff_ffff_ffffn), 'shader', 'Private'),
  'signed-wide': row(constant('long', 0xffff_ffffn), 'shader', 'StorageBuffer'),
  'negative-specialized': row(
    ({ builder, plain }) => builder.specConstant(plain.scalar('int').id, -1),
    'shader',
    'StorageBuffer',
  ),
  'negative-operation': row(
    ({ builder, plain }) => {
      const type = plain.scalar('int').id
      return builder.add('OpSpecConstantOp', type, 'SNegate', builder.specConstant(type, 1))
    },
    'shader',
    'Private',
  ),
  'negative-copied': row(
    ({ builder, plain }) => {
      const type = plain.scalar('int').id
      return builder.add('OpCopyObject', type, builder.constant(type, -1))
    },
    'shader',
    'Function',
  ),
  'negative-null': row(
    ({ builder, plain }) => builder.add('OpConstantNull', plain.scalar('int').id),
    'shader',
    'StorageBuffer',
  ),
  'negative-into-physical': row(negative, 'physical-storage-buffer', 'PhysicalStorageBuffer'),
  'negative-by-physical-addressing': row(negative, 'physical-shader', 'StorageBuffer'),
}

export const generator: Generator = {
  name: 'indexes-into-logical-pointers',
  rule: 'constant-index-of-a-logical-pointer-is-not-negative',
  alsoApplies: ['chain-index-is-a-scalar-integer', 'chain-index-is-in-bounds'],
  summary:
    'indexes are large, unsigned with their top bit set, or negative where nothing forbids it',
  build(choices) {
    const index = choices.pick('index', Object.keys(indexes))
    const into = choices.pick('into', ['array', 'vector', 'array-of-vectors'] as const)
    const form = choices.pick('chain', into === 'array' ? accessForms : accessForms.slice(0, 1))

    const { ground, storageClass, make } = indexes[index] ?? row(negative, 'kernel', 'Function')
    const world = createWorld(ground)
    const { scalar, vector, array } = world.types(storageClass)
    const element = scalar('float')
    const base = {
      array: () => array(element, 4),
      vector: () => vector(element, 4),
      'array-of-vectors': () => array(vector(element, 4), 4),
    }[into]()
    const first = into === 'array-of-vectors' ? [world.uint(3)] : []
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: base.id,
      base: pointerInto(world, storageClass, 'untyped', base.id),
      indexes: [...first, make(world)],
    })
    return world.finish()
  },
}
