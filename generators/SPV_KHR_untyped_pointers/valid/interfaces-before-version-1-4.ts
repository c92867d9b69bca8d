import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { isReadOnly, load, store } from '../shared/access.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const classes = ['StorageBuffer', 'Private', 'Uniform', 'PushConstant', 'Workgroup'] as const

export const generator: Generator = {
  name: 'interfaces-before-version-1-4',
  rule: 'entry-point-interface-before-version-1-4-is-input-or-output',
  alsoApplies: [
    'entry-point-interface-has-each-used-untyped-variable',
    'entry-point-interface-lists-global-variables',
  ],
  summary: 'the interface lists what is in Input and Output, and not what else is used',
  environments: ({ minor = '3' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', [3, 2, 1, 0])
    const storageClass = choices.pick('storage-class', classes)
    const listed = choices.pick('listed', ['Input', 'Output', 'none'])
    const used = choices.pick('used', [true, false])

    const world = createWorld('shader', { minor })
    const types = world.types(storageClass)
    const uint = types.scalar('uint')
    const variable = variableIn(world, storageClass, 'untyped', types.structure(uint).id)
    if (listed !== 'none') load(world, listed, uint, variableIn(world, listed, 'untyped', uint.id))
    if (used) {
      const object = load(world, storageClass, uint, variable)
      if (!isReadOnly(storageClass)) store(world, storageClass, uint, variable, object)
    }
    return world.finish()
  },
}
