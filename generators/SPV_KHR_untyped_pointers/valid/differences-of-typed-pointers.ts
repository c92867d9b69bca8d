import type { Generator } from '../../maker.ts'
import { addComparison, neighbours } from '../shared/comparisons.ts'
import { objectType, objectTypeNames } from '../shared/object-types.ts'
import { kinds } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const classes = { kernel: 'CrossWorkgroup', 'variable-pointers': 'Workgroup' } as const

export const generator: Generator = {
  name: 'differences-of-typed-pointers',
  rule: 'subtracted-typed-pointers-have-one-type',
  alsoApplies: [
    'subtracted-pointers-have-one-storage-class',
    'subtracted-typed-pointers-point-to-a-type-for-arrays',
  ],
  summary: 'typed pointers to many types are subtracted, each from one of its own type',
  build(choices) {
    const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
    const pointee = choices.pick('pointee', objectTypeNames)
    const kind = choices.pick('pointer', kinds.toReversed())

    const world = createWorld(ground)
    const storageClass = classes[ground]
    const element = objectType(world.types(storageClass), pointee)
    addComparison(world, 'OpPtrDiff', ...neighbours(world, storageClass, kind, element))
    return world.finish()
  },
}
