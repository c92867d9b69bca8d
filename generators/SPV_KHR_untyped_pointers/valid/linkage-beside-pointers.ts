import type { Generator } from '../../maker.ts'
import { decoratedPointers } from '../shared/decorated-pointers.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'linkage-beside-pointers',
  rule: 'linkage-attributes-target-a-function-or-global-variable',
  alsoApplies: ['imported-untyped-variable-has-no-initializer'],
  summary: 'a global variable is linked, beside untyped pointers of every origin that are not',
  build(choices) {
    const linkage = choices.pick('linkage', ['Import', 'Export'])
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'UniformConstant'])
    const name = choices.pick('name', ['data', 'a'])

    const world = createWorld('library')
    const dataType = world.plain.array(world.plain.scalar('uint'), 4).id
    const { variable, finish } = decoratedPointers(world, { storageClass, dataType })
    world.builder.decorate(variable, 'LinkageAttributes', name, linkage)
    return finish()
  },
}
