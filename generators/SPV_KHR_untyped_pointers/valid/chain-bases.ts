import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { type BaseName, bases, type Origin } from '../shared/bases.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const logical: readonly BaseName[] = ['variable', 'chain', 'copy', 'empty-chain']
const variablePointers: readonly BaseName[] = [...logical, 'select', 'phi', 'null', 'loaded']

/** Where pointers can come from, by ground, and a storage class that they point into there. */
const places = {
  shader: { storageClass: 'Private', from: logical },
  'variable-pointers': { storageClass: 'StorageBuffer', from: variablePointers },
  kernel: { storageClass: 'CrossWorkgroup', from: Object.keys(bases) as readonly BaseName[] },
} as const

export const generator: Generator = {
  name: 'chain-bases',
  rule: 'chain-base-is-a-pointer',
  alsoApplies: ['chain-base-type-is-a-type', 'chain-result-type-is-an-untyped-pointer-type'],
  summary: 'the base of a chain is a pointer of either kind, wherever it comes from',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'variable-pointers', 'kernel'])
    const kind = choices.pick('base', kinds)
    const from = choices.pick('from', places[ground].from)
    const form = choices.pick('chain', ground === 'kernel' ? chainForms : accessForms)

    const { storageClass } = places[ground]
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const data = types.array(types.scalar('uint'), 4)
    const type = pointerType(world, storageClass, kind, data.id)
    const origin: Origin = { world, kind, storageClass, type, dataType: data.id }
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: data.id,
      base: bases[from](origin),
      indexes: [world.uint(1)],
    })
    return world.finish()
  },
}
