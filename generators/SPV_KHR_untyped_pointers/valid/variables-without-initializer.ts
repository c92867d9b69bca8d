import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables-without-initializer',
  rule: 'untyped-variable-in-input-or-push-constant-has-no-initializer',
  alsoApplies: ['initializer-has-the-data-type'],
  summary: 'what comes from outside has no initializer, and variables beside it have',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['Input', 'PushConstant'])
    const ground = choices.pick('ground', ['shader', 'fragment'])
    const beside = choices.pick('initialized-beside', [
      'Output',
      'Private',
      'StorageBuffer',
      'none',
    ])
    const used = choices.pick('used', [true, false])

    const world = createWorld(ground)
    const { scalar, structure, vector } = world.types(storageClass)
    const four = vector(scalar('float'), 4)
    const dataType = storageClass === 'Input' ? four : structure(four)
    const pointer = world.pointer(storageClass)
    const variable = addVariable(world, storageClass, pointer, dataType.id)
    if (used) load(world, storageClass, four, variable)
    if (beside !== 'none') {
      const uint = world.plain.scalar('uint').id
      addVariable(world, beside, world.pointer(beside), uint, world.uint(3))
    }
    return world.finish()
  },
}
