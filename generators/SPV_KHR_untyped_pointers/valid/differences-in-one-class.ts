import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addComparison, neighbours } from '../shared/comparisons.ts'
import { kinds } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const grounds = {
  CrossWorkgroup: 'kernel',
  Workgroup: 'kernel-32',
  Function: 'kernel',
  UniformConstant: 'library',
  Generic: 'kernel',
} as const

export const generator: Generator = {
  name: 'differences-in-one-class',
  rule: 'subtracted-pointers-have-one-storage-class',
  alsoApplies: ['compared-operands-are-pointers', 'subtracted-typed-pointers-have-one-type'],
  summary: 'pointers into one array are subtracted, in every storage class of kernels',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const storageClass = choices.pick(
      'storage-class',
      Object.keys(grounds) as (keyof typeof grounds)[],
    )
    const kind = choices.pick('pointer', kinds)
    const minor = choices.pick('minor', [6, 5, 4])

    const world = createWorld(grounds[storageClass], { minor })
    const element = world.plain.scalar('uint')
    addComparison(world, 'OpPtrDiff', ...neighbours(world, storageClass, kind, element))
    return world.finish()
  },
}
