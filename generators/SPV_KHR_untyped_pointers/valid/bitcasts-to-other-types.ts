import type { Generator } from '../../maker.ts'
import { physicalPlaces } from '../shared/places.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** How the type that a pointer is cast to differs from its own. */
const differences = ['kind', 'pointee', 'declaration', 'stride'] as const

type Place = keyof typeof physicalPlaces

export const generator: Generator = {
  name: 'bitcasts-to-other-types',
  rule: 'bitcast-changes-the-type',
  alsoApplies: [
    'bitcast-operand-is-of-a-pointer-or-numerical-type',
    'untyped-pointer-type-may-be-repeated',
  ],
  summary: 'the type changes by a bitcast, if only by being declared a second time',
  build(choices) {
    const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
    const kind = choices.pick('pointer', kinds)
    const { ground, storageClass } = physicalPlaces[place]
    const not = [
      ...(kind === 'untyped' ? ['pointee'] : []),
      ...(ground === 'physical-storage-buffer' ? [] : ['stride']),
    ]
    const difference = choices.pick(
      'difference',
      differences.filter((each) => !not.includes(each)),
    )

    const world = createWorld(ground)
    const { builder } = world
    const { scalar } = world.types(storageClass)
    const pointer = pointerInto(world, storageClass, kind, scalar('uint').id)
    const untyped = (kind === 'untyped') !== (difference === 'kind')
    const pointee = scalar(difference === 'pointee' ? 'float' : 'uint').id
    const type = untyped
      ? builder.add('OpTypeUntypedPointerKHR', storageClass)
      : builder.add('OpTypePointer', storageClass, pointee)
    if (difference === 'stride') builder.decorate(type, 'ArrayStride', 4)
    builder.add('OpBitcast', type, pointer)
    return world.finish()
  },
}
