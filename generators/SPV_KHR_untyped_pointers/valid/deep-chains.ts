import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** Deep enough to be walked a few steps further than any chain has to be. */
const depth = 260

export const generator: Generator = {
  name: 'deep-chains',
  rule: 'untyped-chain-has-at-most-255-indexes',
  alsoApplies: ['chain-stops-at-a-type-without-parts', 'chain-index-is-a-scalar-integer'],
  summary: 'chains have as many indexes as everybody has to accept, or one less',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
    const count = choices.pick('indexes', [255, 254])

    const storageClass = ground === 'shader' ? 'Private' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const { scalar, array } = world.plain
    let type: LaidType = scalar('uint')
    for (let made = 0; made < depth; made++) type = array(type, 1)
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: type.id,
      base: pointerInto(world, storageClass, 'untyped', type.id),
      indexes: Array.from({ length: count }, () => world.uint(0)),
    })
    return world.finish()
  },
}
