import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { integerFrom, integerSources } from '../shared/integer-values.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'structure-indexes-among-others',
  rule: 'chain-struct-index-is-an-op-constant',
  alsoApplies: [
    'chain-struct-index-selects-a-member',
    'chain-index-is-a-scalar-integer',
    'chain-stops-at-a-type-without-parts',
  ],
  summary: 'indexes into structures are constants, between indexes into arrays that need not be',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const source = choices.pick('array-index', integerSources)
    const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
    const used = choices.pick('used', [true, false])

    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const { scalar, vector, array, structure } = world.types(storageClass)
    const uint = scalar('uint')
    const float = scalar('float')
    const inner = structure(vector(float, 4), array(float, 3))
    const outer = structure(uint, uint, array(inner, 4))
    const base = pointerInto(world, storageClass, 'untyped', outer.id)
    const index = () => integerFrom(source, world, uint.id, 1)
    const reached = addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: outer.id,
      base,
      indexes: [world.uint(2), index(), world.uint(1), index()],
    })
    if (used) load(world, storageClass, float, reached)
    return world.finish()
  },
}
