import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms, chainForms } from '../shared/chain-forms.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const grounds = {
  StorageBuffer: 'shader',
  PhysicalStorageBuffer: 'physical-storage-buffer',
  Private: 'shader',
} as const

export const generator: Generator = {
  name: 'chain-strides',
  rule: 'chain-array-stride-is-that-of-the-array',
  alsoApplies: ['array-stride-may-decorate-an-untyped-pointer-type'],
  summary: 'the result type has the stride of the array whose element is selected, or none',
  build(choices) {
    const storageClass = choices.pick('storage-class', [
      'StorageBuffer',
      'PhysicalStorageBuffer',
      'Private',
    ])
    const array = choices.pick('array', ['of-a-length', 'run-time', 'inner', 'in-a-structure'])
    const form = choices.pick(
      'chain',
      storageClass === 'PhysicalStorageBuffer' ? chainForms : accessForms,
    )
    const decorated = choices.pick('stride', storageClass === 'Private' ? [false] : [true, false])

    const world = createWorld(grounds[storageClass])
    const types = world.types(storageClass)
    const element = types.vector(types.scalar('float'), 2)
    const four = types.array(element, 4)
    const type = {
      'of-a-length': () => four,
      'run-time': () => types.runTimeArray(element),
      inner: () => types.array(four, 2),
      'in-a-structure': () => types.structure(types.scalar('uint'), four),
    }[array]()
    const indexes = array === 'of-a-length' || array === 'run-time' ? [2] : [1, 2]
    const baseType = world.builder.add('OpTypeUntypedPointerKHR', storageClass)
    if (storageClass === 'PhysicalStorageBuffer') {
      world.builder.decorate(baseType, 'ArrayStride', type.size)
    }
    addChain(world, form, {
      resultType: decorated
        ? world.strided(storageClass, element.size)
        : world.pointer(storageClass),
      baseType: type.id,
      base: pointerInto(world, storageClass, 'untyped', four.id, baseType),
      indexes: indexes.map(world.uint),
    })
    return world.finish()
  },
}
