import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** RW, Locality and Cache Type. */
const hints = {
  none: [],
  read: [0],
  write: [1],
  'no-locality': [0, 0],
  'low-locality': [1, 1],
  'high-locality': [0, 2],
  'extreme-locality': [1, 3],
  'instruction-cache': [0, 3, 0],
  'data-cache': [1, 0, 1],
} as const

export const generator: Generator = {
  name: 'prefetches',
  rule: 'prefetch-locality-is-between-0-and-3',
  alsoApplies: [
    'prefetch-rw-is-0-or-1',
    'prefetch-cache-type-is-0-or-1',
    'prefetch-rw-is-an-integer-constant',
    'prefetch-locality-is-an-integer-constant',
    'prefetch-cache-type-is-an-integer-constant',
    'prefetch-pointer-is-into-cross-workgroup',
  ],
  summary: 'memory is prefetched with none to three hints, each with every value it may have',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('hints', Object.keys(hints) as (keyof typeof hints)[])
    const kind = choices.pick('pointer', kinds)
    const minor = choices.pick('minor', minorVersions)

    const world = createWorld('kernel', { minor })
    const data = world.plain.array(world.plain.scalar('uint'), 64)
    const pointer = variableIn(world, 'CrossWorkgroup', kind, data.id)
    const operands = hints[name].map(world.uint)
    world.builder.add('OpUntypedPrefetchKHR', pointer, world.uint(data.size), ...operands)
    return world.finish()
  },
}
