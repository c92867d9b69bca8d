import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms } from '../shared/chain-forms.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'typed-chains-in-turns',
  rule: 'typed-chain-result-type-is-typed',
  alsoApplies: ['typed-chain-base-is-typed', 'chain-base-is-a-pointer'],
  summary: 'an untyped chain goes on from a typed one, or stands before it',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const typed = choices.pick('typed-chain', ['OpAccessChain', 'OpInBoundsAccessChain'])
    const form = choices.pick('chain', accessForms)
    const used = choices.pick('used', ['both', 'untyped', 'none'])
    const before = choices.pick('untyped-chain-before', [false, true])

    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const { scalar, vector, array, structure } = world.types(storageClass)
    const uint = scalar('uint')
    const four = vector(uint, 4)
    const outer = structure(uint, array(four, 2))
    const base = pointerInto(world, storageClass, 'typed', outer.id)
    const words = array(uint, 4)
    const walk = { resultType: world.pointer(storageClass), baseType: words.id }
    if (before) addChain(world, form, { ...walk, base })
    const indexes = [1, 0].map(world.uint)
    const member = world.builder.add(
      typed,
      world.typedPointer(storageClass, four.id),
      base,
      ...indexes,
    )
    const reached = addChain(world, form, { ...walk, base: member, indexes: [world.uint(3)] })
    if (used === 'both') load(world, storageClass, four, member)
    if (used !== 'none') load(world, storageClass, uint, reached)
    return world.finish()
  },
}
