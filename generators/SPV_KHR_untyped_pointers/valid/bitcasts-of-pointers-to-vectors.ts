import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { numericalType } from '../shared/numerical-types.ts'
import { addPointerCast, integerOf, pointerCasts } from '../shared/pointer-casts.ts'
import { createWorld } from '../shared/world.ts'

const wide = {
  kernel: 'CrossWorkgroup',
  library: 'Generic',
  'physical-storage-buffer': 'PhysicalStorageBuffer',
} as const

export const generator: Generator = {
  name: 'bitcasts-of-pointers-to-vectors',
  rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
  alsoApplies: [
    'bitcast-operand-is-of-a-pointer-or-numerical-type',
    'bitcast-of-two-component-counts-keeps-the-bits',
  ],
  summary: 'from version 1.5 on two integers stand for a pointer of 64 bits',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const ground = choices.pick('ground', Object.keys(wide) as (keyof typeof wide)[])
    const cast = choices.pick('cast', pointerCasts)
    const withIntegers = cast.includes('integer')
    const signed = ground === 'physical-storage-buffer' ? ['intx2', 'long'] : []
    const integer = choices.pick(
      'integer',
      withIntegers ? ['uintx2', ...signed, 'ulong'] : [integerOf({ ground })],
    )
    const minor = choices.pick('minor', [6, 5])

    const world = createWorld(ground, { minor })
    // So that there could be floating-point numbers as wide as a pointer.
    world.builder.capability('Float64')
    addPointerCast(world, wide[ground], cast, numericalType(world, integer))
    return world.finish()
  },
}
