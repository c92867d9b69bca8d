import { decorateThrough, routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'linkage',
  rule: 'imported-untyped-variable-has-no-initializer',
  alsoApplies: ['linkage-attributes-target-a-function-or-global-variable'],
  summary: 'untyped variables are imported, or exported with an initializer or without',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'UniformConstant'])
    const linkage = choices.pick('linkage', ['Import', 'Export'])
    const initialized = choices.pick(
      'initializer',
      linkage === 'Import' ? ['none'] : ['none', 'constant', 'null'],
    )
    const route = choices.pick('route', routes)
    const passed = choices.pick('passed-on', kinds)

    const world = createWorld('library')
    const { builder, plain } = world
    const uint = plain.scalar('uint').id
    const operands = {
      none: [uint],
      constant: [uint, world.uint(5)],
      null: [uint, builder.once('OpConstantNull', uint)],
    }[initialized]
    const variable = addVariable(world, storageClass, world.pointer(storageClass), ...operands)
    decorateThrough(world, route, variable, 'LinkageAttributes', 'data', linkage)
    // Something that is no variable and has the same type, or the other kind of it.
    const type = pointerType(world, storageClass, passed, uint)
    if (passed === 'untyped') builder.add('OpCopyObject', type, variable)
    else builder.add('OpBitcast', type, variable)
    return world.finish()
  },
}
