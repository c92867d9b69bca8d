import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addComparison, comparisons } from '../shared/comparisons.ts'
import { kinds } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'comparisons-of-every-pointer',
  rule: 'compared-operands-are-pointers',
  alsoApplies: ['equal-pointers-have-one-storage-class'],
  summary: 'pointers of either kind, from everywhere, are compared with themselves',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('instruction', comparisons)
    const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
    const kind = choices.pick('pointer', kinds)
    // What is subtracted in a buffer asks for a stride.
    const storageClass =
      ground === 'kernel' ? 'CrossWorkgroup' : name === 'OpPtrDiff' ? 'Workgroup' : 'StorageBuffer'
    const source = choices.pick('source', sourcesFor({ ground }, storageClass, kind))
    const minor = choices.pick('minor', source === 'variable' ? [6, 5, 4] : [6])

    const world = createWorld(ground, { minor })
    const type = world.types(storageClass).scalar('uint')
    withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
      addComparison(world, name, pointer, pointer, add)
    })
    return world.finish()
  },
}
