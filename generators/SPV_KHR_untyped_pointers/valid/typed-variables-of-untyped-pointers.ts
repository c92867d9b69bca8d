import type { Generator } from '../../maker.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'typed-variables-of-untyped-pointers',
  rule: 'typed-variable-result-type-is-typed',
  alsoApplies: ['extension-is-declared'],
  summary: 'a typed variable holds an untyped pointer, and its own type is typed all the same',
  build(choices) {
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'Workgroup', 'Function'])
    const pointee = choices.pick('pointee', ['CrossWorkgroup', 'Workgroup', 'Function', 'Generic'])
    const used = choices.pick('used', ['none', 'load', 'store'])

    const world = createWorld('kernel')
    const { builder } = world
    const content = world.pointer(pointee)
    const resultType = world.typedPointer(storageClass, content)
    const variable =
      storageClass === 'Function'
        ? builder.add('OpVariable', resultType, storageClass)
        : world.globalVariable(resultType, storageClass)
    if (used === 'load') builder.add('OpLoad', content, variable)
    if (used === 'store') builder.add('OpStore', variable, builder.add('OpConstantNull', content))
    return world.finish()
  },
}
