import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { integerFrom } from '../shared/integer-values.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const sources = ['constant', 'null', 'spec-constant', 'loaded', 'computed'] as const

export const generator: Generator = {
  name: 'atomic-comparators',
  rule: 'atomic-comparator-has-the-result-type',
  alsoApplies: ['atomic-value-has-the-result-type', 'atomic-pointer-is-a-pointer'],
  summary: 'a value is exchanged where the old one equals another of its type',
  environments: ({ minor = '6' }) => (minor === '3' ? ['spv1.3'] : environmentsOf(minor)),
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const weak = choices.pick('weak', ground === 'kernel' ? [false, true] : [false])
    const kind = choices.pick('pointer', kinds)
    const comparator = choices.pick('comparator', sources)
    const wide = choices.pick('wide', [false, true])
    const minor = choices.pick('minor', [weak ? 3 : 6])

    const world = createWorld(ground, { minor })
    const { builder, uint } = world
    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'Workgroup'
    if (wide) builder.capability('Int64Atomics')
    const type = world.types(storageClass).scalar(wide ? 'ulong' : 'uint').id
    const pointer = pointerInto(world, storageClass, kind, type)
    builder.add(
      weak ? 'OpAtomicCompareExchangeWeak' : 'OpAtomicCompareExchange',
      type,
      pointer,
      uint(2),
      uint(0),
      uint(0),
      integerFrom('constant', world, type, 3),
      integerFrom(comparator, world, type, 4),
    )
    return world.finish()
  },
}
