import type { Generator } from '../../maker.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variable-result-types',
  rule: 'untyped-variable-result-type-is-an-untyped-pointer-type',
  alsoApplies: ['untyped-variable-has-the-storage-class-of-its-result-type'],
  summary: 'several untyped pointer types stand in a module, one of them with a stride',
  build(choices) {
    const storageClass = choices.pick('storage-class', [
      'StorageBuffer',
      'Uniform',
      'Private',
      'Workgroup',
      'Function',
    ])
    const type = choices.pick('result-type', ['plain', 'repeated', 'strided', 'named'])
    const beside = choices.pick('typed-pointer-beside', [false, true])

    const world = createWorld('shader')
    const { builder } = world
    const uint = world.types(storageClass).scalar('uint').id
    const plain = world.pointer(storageClass)
    if (beside) world.typedPointer(storageClass, uint)
    const resultType =
      type === 'strided'
        ? world.strided(storageClass, 4)
        : type === 'repeated'
          ? builder.add('OpTypeUntypedPointerKHR', storageClass)
          : plain
    if (type === 'named') builder.name(resultType, 'ptr')
    addVariable(world, storageClass, resultType, uint)
    return world.finish()
  },
}
