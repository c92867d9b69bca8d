import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { ptrForms } from '../shared/chain-forms.ts'
import { baseTypeOf, pickChainGround } from '../shared/chain-ground.ts'
import { integerFrom, integerSources, integersOf } from '../shared/integer-values.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'chain-elements',
  rule: 'element-is-a-scalar-integer',
  alsoApplies: [
    'ptr-access-chain-base-type-is-no-pointer-type',
    'chain-has-the-storage-class-of-its-base',
    'chain-index-is-a-scalar-integer',
  ],
  summary: 'the element of a pointer access chain is an integer of any type, constant or not',
  build(choices) {
    const where = pickChainGround(
      choices,
      ['kernel', 'physical-storage-buffer', 'variable-pointers', 'physical-shader'],
      ptrForms,
    )
    const { ground, storageClass, form } = where
    const integer = choices.pick(
      'element-type',
      integersOf(ground === 'kernel' ? 'kernel' : 'shader'),
    )
    const source = choices.pick('element', integerSources)
    const negative = choices.pick(
      'negative',
      source === 'constant' && scalarNamed(integer).signed ? [false, true] : [false],
    )
    const depth = choices.pick('indexes', [0, 1])

    const world = createWorld(ground)
    const types = world.types(storageClass)
    const pair = types.vector(types.scalar('float'), 2)
    const data = types.array(pair, 8)
    const resultType = baseTypeOf(world, where, pair.size)
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: pair.id,
      base: pointerInto(world, storageClass, 'untyped', data.id, resultType),
      element: integerFrom(source, world, world.plain.scalar(integer).id, negative ? -1 : 1),
      indexes: [world.uint(1)].slice(0, depth),
    })
    return world.finish()
  },
}
