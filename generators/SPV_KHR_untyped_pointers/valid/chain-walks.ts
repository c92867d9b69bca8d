import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { compositeNamed, composites, shaderComposites } from '../shared/composites.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const deepest = 4

export const generator: Generator = {
  name: 'chain-walks',
  rule: 'chain-stops-at-a-type-without-parts',
  alsoApplies: [
    'chain-base-type-is-a-type',
    'access-chain-base-type-is-no-pointer-type',
    'base-type-is-explicitly-laid-out',
    'base-type-is-no-matrix',
    'chain-struct-index-is-an-op-constant',
    'chain-struct-index-selects-a-member',
  ],
  summary: 'indexes walk a base type of any kind to any depth, whatever the base points to',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const names = Object.keys(ground === 'shader' ? shaderComposites : composites)
    const name = choices.pick('base-type', names)
    const kind = choices.pick('base', ['untyped', 'typed'])
    const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
    const depth = choices.pick('depth', ['full', 'one-less', 'none'])

    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const { type, path } = compositeNamed(name, types)
    // The memory is words: what is walked is nothing of what the variable is made of.
    const words = types.array(types.scalar('uint'), 64)
    const base = pointerInto(world, storageClass, kind, words.id)
    const length = { full: deepest, 'one-less': Math.max(0, path.length - 1), none: 0 }[depth]
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: type.id,
      base,
      indexes: path.slice(0, length).map(world.uint),
    })
    return world.finish()
  },
}
