import type { Generator } from '../../maker.ts'
import { copyKinds, kindsOf } from '../shared/copies.ts'
import { pointerInto, pointerType } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'copies-beside-run-time-arrays',
  rule: 'copy-memory-type-is-of-fixed-size',
  alsoApplies: ['copy-memory-typed-pointers-point-to-one-type', 'copy-memory-has-a-typed-pointer'],
  summary:
    'what stands in a run-time array, before it, or in as many bytes as an array takes, is copied',
  build(choices) {
    const which = choices.pick('pointers', copyKinds)
    const member = choices.pick('member', ['before', 'element'])
    const storageClass = choices.pick('source', ['StorageBuffer', 'PhysicalStorageBuffer'])
    const whole = choices.pick('untyped-source', which === 'target-typed' ? [false, true] : [false])

    const physical = storageClass === 'PhysicalStorageBuffer'
    const world = createWorld(physical ? 'physical-storage-buffer' : 'shader')
    const { builder, laid } = world
    const kind = kindsOf(which)
    const element = laid.array(laid.scalar('uint'), 4)
    const block = laid.block(element, laid.runTimeArray(element))
    const buffer = pointerInto(world, storageClass, 'typed', block.id)
    const indexes = member === 'before' ? [world.uint(0)] : [world.uint(1), world.uint(2)]
    const resultType = pointerType(world, storageClass, kind.source, element.id)
    const source =
      kind.source === 'typed'
        ? builder.add('OpAccessChain', resultType, buffer, ...indexes)
        : builder.add(
            'OpUntypedAccessChainKHR',
            resultType,
            block.id,
            buffer,
            ...(whole ? [] : indexes),
          )
    const target = pointerInto(world, 'Private', kind.target, element.id)
    builder.add('OpCopyMemory', target, source, ...(physical ? ['Aligned', 4] : []))
    return world.finish()
  },
}
