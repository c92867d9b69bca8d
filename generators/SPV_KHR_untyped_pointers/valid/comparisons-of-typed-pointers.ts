import type { Generator } from '../../maker.ts'
import { addComparison, equalities, neighbours } from '../shared/comparisons.ts'
import { objectType, objectTypeNames } from '../shared/object-types.ts'
import { kinds } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const classes = { kernel: 'CrossWorkgroup', 'variable-pointers': 'StorageBuffer' } as const

export const generator: Generator = {
  name: 'comparisons-of-typed-pointers',
  rule: 'equal-typed-pointers-have-one-type',
  alsoApplies: ['equal-pointers-have-one-storage-class', 'compared-operands-are-pointers'],
  summary: 'typed pointers to many types are compared, each with one of its own type',
  build(choices) {
    const name = choices.pick('instruction', equalities)
    const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
    const kind = choices.pick('pointer', kinds.toReversed())
    const pointee = choices.pick('pointee', objectTypeNames)

    const world = createWorld(ground)
    const storageClass = classes[ground]
    const element = objectType(world.types(storageClass), pointee)
    addComparison(world, name, ...neighbours(world, storageClass, kind, element))
    return world.finish()
  },
}
