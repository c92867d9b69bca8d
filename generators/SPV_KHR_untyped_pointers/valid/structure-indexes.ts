import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { integersOf } from '../shared/integer-values.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'structure-indexes',
  rule: 'chain-struct-index-selects-a-member',
  alsoApplies: ['chain-struct-index-is-an-op-constant', 'chain-index-is-a-scalar-integer'],
  summary: 'constants of every integer type select the first or the last member of a structure',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const integer = choices.pick('index-type', integersOf(ground))
    const members = choices.pick('members', [1, 2, 5])
    const which = choices.pick('member', members === 1 ? ['last'] : ['last', 'first'])
    const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
    const inside = choices.pick('inside', ['nothing', 'an-array', 'a-structure'])

    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const { scalar, structure, array } = world.types(storageClass)
    const inner = structure(...Array.from({ length: members }, () => scalar('uint')))
    const type = { nothing: inner, 'an-array': array(inner, 2), 'a-structure': structure(inner) }[
      inside
    ]
    const base = pointerInto(world, storageClass, 'untyped', type.id)
    const index = world.builder.constant(
      world.plain.scalar(integer).id,
      which === 'last' ? members - 1 : 0,
    )
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: type.id,
      base,
      indexes: inside === 'nothing' ? [index] : [world.uint(0), index],
    })
    return world.finish()
  },
}
