import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'bounds-checks',
  rule: 'array-length-member-is-the-last',
  alsoApplies: [
    'array-length-structure-is-a-block',
    'array-length-variable-is-a-descriptor',
    'chain-struct-index-selects-a-member',
    'base-type-is-explicitly-laid-out',
  ],
  summary: 'a shader stores behind a counter where the index is less than the length of the array',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const kind = choices.pick('buffer', kinds)
    const seen = choices.pick('seen-as', ['itself', 'another-block'])
    const minor = choices.pick('minor', [6, 5, 3, 0])

    const world = createWorld('shader', { minor })
    const { builder, laid } = world
    const uint = laid.scalar('uint')
    const float = laid.scalar('float')
    const block = laid.block(uint, laid.runTimeArray(laid.vector(float, 2))).id
    const other = laid.block(uint, uint, laid.runTimeArray(float)).id
    const buffer = variableIn(world, 'StorageBuffer', kind, block)
    const [baseType, last] = seen === 'itself' ? [block, 1] : [other, 2]
    const length = builder.add('OpUntypedArrayLengthKHR', uint.id, baseType, buffer, last)
    const walk = { resultType: world.pointer('StorageBuffer'), baseType, base: buffer }
    const counter = addChain(world, 'access', { ...walk, indexes: [world.uint(0)] })
    const count = load(world, 'StorageBuffer', uint, counter)
    const condition = builder.add('OpULessThan', builder.type('OpTypeBool'), count, length)
    const inside = builder.id()
    const merge = builder.id()
    builder.add('OpSelectionMerge', merge, 'None')
    builder.add('OpBranchConditional', condition, inside, merge)
    builder.define(inside, 'OpLabel')
    const reached = addChain(world, 'in-bounds-access', {
      ...walk,
      indexes: [world.uint(last), count],
    })
    store(world, 'StorageBuffer', float, reached, builder.constant(float.id, 1))
    const next = builder.add('OpIAdd', uint.id, count, world.uint(1))
    store(world, 'StorageBuffer', uint, counter, next)
    builder.add('OpBranch', merge)
    builder.define(merge, 'OpLabel')
    return world.finish()
  },
}
