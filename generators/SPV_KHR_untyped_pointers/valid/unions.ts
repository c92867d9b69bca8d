import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import type { Types } from '../shared/types.ts'
import { createWorld } from '../shared/world.ts'

/** Members of a union of 16 bytes. */
const members: Readonly<Record<string, (types: Types) => LaidType>> = {
  words: ({ scalar, array }) => array(scalar('uint'), 4),
  floats: ({ scalar, vector }) => vector(scalar('float'), 4),
  bytes: ({ scalar, array }) => array(scalar('uchar'), 16),
  pair: ({ scalar, structure }) => structure(scalar('ulong'), scalar('float')),
  double: ({ scalar }) => scalar('double'),
}

const names = Object.keys(members)

export const generator: Generator = {
  name: 'unions',
  rule: 'chain-result-type-is-an-untyped-pointer-type',
  alsoApplies: [
    'chain-base-type-is-a-type',
    'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    'untyped-variable-has-the-storage-class-of-its-result-type',
  ],
  summary: 'memory is written as one member of a union and read as another',
  build(choices) {
    const written = choices.pick('written', names)
    const read = choices.pick('read', names.toReversed())
    const place = choices.pick('place', [
      'kernel Function',
      'kernel CrossWorkgroup',
      'kernel Generic',
      'shader Private',
      'shader StorageBuffer',
      'shader Function',
    ])

    const [ground, storageClass] = place.split(' ') as ['kernel' | 'shader', string]
    const world = createWorld(ground)
    const types = world.types(storageClass)
    // The union itself is a structure with its widest member.
    const union = types.structure(types.array(types.scalar('uint'), 4))
    const base = pointerInto(world, storageClass, 'untyped', union.id)
    const resultType = world.pointer(storageClass)
    const one = members[written]?.(types) ?? union
    const other = written === read ? one : (members[read]?.(types) ?? union)
    const to = addChain(world, 'access', { resultType, baseType: one.id, base })
    store(world, storageClass, one, to, world.builder.once('OpConstantNull', one.id))
    const from = addChain(world, 'in-bounds-access', { resultType, baseType: other.id, base })
    load(world, storageClass, other, from)
    return world.finish()
  },
}
