import type { Generator } from '../../maker.ts'
import { addCopy, copyClasses, copyKinds, kernelCopyClasses } from '../shared/copies.ts'
import { createWorld } from '../shared/world.ts'

const all = { ...copyClasses, ...kernelCopyClasses }

export const generator: Generator = {
  name: 'copies-between-kinds-of-pointers',
  rule: 'copy-memory-has-a-typed-pointer',
  alsoApplies: ['copy-memory-operands-are-pointers', 'copy-memory-type-is-of-fixed-size'],
  summary: 'either side of a copy is untyped, or none, in storage classes that differ or do not',
  build(choices) {
    const which = choices.pick('pointers', copyKinds)
    const classes = choices.pick('classes', Object.keys(all) as (keyof typeof all)[])
    const type = choices.pick('type', ['vector', 'integer'])

    const world = createWorld(classes in copyClasses ? 'shader' : 'kernel')
    const { scalar, vector } = world.plain
    addCopy(
      world,
      which,
      all[classes],
      type === 'vector' ? vector(scalar('uint'), 3) : scalar('uint'),
    )
    return world.finish()
  },
}
