import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { compositeNamed } from '../shared/composites.ts'
import { integerFrom, integerSources, integersOf } from '../shared/integer-values.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** Types whose first parts are alike, so that any index selects one. */
const alike = {
  shader: ['array', 'vector', 'run-time-array', 'array-of-vectors'],
  kernel: ['array', 'vector', 'array-of-vectors'],
} as const

export const generator: Generator = {
  name: 'chain-indexes',
  rule: 'chain-index-is-a-scalar-integer',
  alsoApplies: ['chain-stops-at-a-type-without-parts', 'chain-base-type-is-a-type'],
  summary: 'indexes into arrays and vectors are integers of every type, constant or not',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const integer = choices.pick('index-type', integersOf(ground))
    const source = choices.pick('index', integerSources)
    const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
    const name = choices.pick('base-type', alike[ground])

    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const world = createWorld(ground)
    const types = world.types(storageClass)
    const { type, path } = compositeNamed(name, types)
    const base = pointerInto(world, storageClass, 'untyped', type.id)
    const index = integerFrom(source, world, world.plain.scalar(integer).id, 1)
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: type.id,
      base,
      indexes: path.map(() => index),
    })
    return world.finish()
  },
}
