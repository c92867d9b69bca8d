import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { physicalPlaces } from '../shared/places.ts'
import { kinds, pointerType } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

type Place = keyof typeof physicalPlaces

export const generator: Generator = {
  name: 'integers-to-pointers',
  rule: 'convert-u-to-ptr-makes-a-physical-pointer',
  alsoApplies: ['logical-pointer-result-is-of-a-listed-instruction'],
  summary: 'integers become physical pointers of either kind, which are loaded through or are not',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
    const kind = choices.pick('pointer', kinds)
    const integer = choices.pick('integer', ['ulong', 'uint'])
    const loaded = choices.pick('loaded', [false, true])
    const { ground, storageClass } = physicalPlaces[place]
    const variable = choices.pick(
      'variable-pointers',
      ground === 'physical-storage-buffer' ? [false, true] : [false],
    )
    const minor = choices.pick('minor', variable ? [6] : [6, 0])

    const world = createWorld(ground, { minor })
    const { builder, plain } = world
    if (variable) builder.capability('VariablePointersStorageBuffer')
    const data = world.types(storageClass).scalar('uint')
    const address = builder.constant(plain.scalar(integer).id, 64)
    const type = pointerType(world, storageClass, kind, data.id)
    const pointer = builder.add('OpConvertUToPtr', type, address)
    if (loaded) load(world, storageClass, data, pointer)
    return world.finish()
  },
}
