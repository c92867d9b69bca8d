import type { Generator } from '../../maker.ts'
import { addComparison } from '../shared/comparisons.ts'
import { objectType } from '../shared/object-types.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'differences-with-strides',
  rule: 'subtracted-operand-1-is-a-base-for-ptr-access-chains',
  alsoApplies: ['subtracted-pointers-have-one-storage-class'],
  summary: 'pointers into a storage buffer, of a type with a stride, are subtracted',
  build(choices) {
    const kind = choices.pick('pointer', kinds)
    const pointee = choices.pick('pointee', ['integer', 'vector', 'structure'])
    const stride = choices.pick('stride', ['of-the-element', 'wider'])

    const world = createWorld('variable-pointers')
    const { builder } = world
    const element = objectType(world.laid, pointee)
    const type =
      kind === 'untyped'
        ? builder.add('OpTypeUntypedPointerKHR', 'StorageBuffer')
        : builder.add('OpTypePointer', 'StorageBuffer', element.id)
    builder.decorate(type, 'ArrayStride', stride === 'wider' ? 32 : element.size)
    const pointer = pointerInto(world, 'StorageBuffer', kind, element.id, type)
    const end =
      kind === 'untyped'
        ? builder.add('OpUntypedPtrAccessChainKHR', type, element.id, pointer, world.uint(1))
        : builder.add('OpPtrAccessChain', type, pointer, world.uint(1))
    addComparison(world, 'OpPtrDiff', end, pointer)
    return world.finish()
  },
}
