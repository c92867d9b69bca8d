import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { physicalPlaces } from '../shared/places.ts'
import { kinds, pointerInto, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

type Place = keyof typeof physicalPlaces

export const generator: Generator = {
  name: 'pointers-to-integers',
  rule: 'convert-ptr-to-u-takes-a-physical-pointer',
  alsoApplies: ['logical-pointer-operand-is-of-a-listed-instruction'],
  summary: 'physical pointers of either kind become integers as wide, wider and narrower',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
    const kind = choices.pick('pointer', kinds)
    const integer = choices.pick('integer', ['ulong', 'uint', 'ushort'])
    const { ground, storageClass } = physicalPlaces[place]
    const variable = choices.pick(
      'variable-pointers',
      ground === 'physical-storage-buffer' ? [false, true] : [false],
    )
    const minor = choices.pick('minor', variable ? [6] : [6, 0])

    const world = createWorld(ground, { minor })
    const { builder, plain } = world
    if (variable) {
      builder.capability('VariablePointers')
      // Logical pointers, which must not be converted.
      for (const beside of ['StorageBuffer', 'Private', 'Uniform']) {
        variableIn(world, beside, 'untyped', world.types(beside).scalar('uint').id)
      }
    }
    const data = world.types(storageClass).scalar('uint').id
    const pointer = pointerInto(world, storageClass, kind, data)
    builder.add('OpConvertPtrToU', plain.scalar(integer).id, pointer)
    return world.finish()
  },
}
