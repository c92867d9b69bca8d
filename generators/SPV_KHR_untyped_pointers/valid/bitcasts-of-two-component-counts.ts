import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addBitcast } from '../shared/numerical-types.ts'
import { createWorld } from '../shared/world.ts'

const pairs = [
  'ulong-uintx2',
  'uintx2-double',
  'ucharx4-float',
  'uint-ushortx2',
  'ulongx2-floatx4',
  'halfx4-uintx2',
  'ucharx4-halfx2',
]

export const generator: Generator = {
  name: 'bitcasts-of-two-component-counts',
  rule: 'bitcast-of-two-component-counts-keeps-the-bits',
  alsoApplies: [
    'bitcast-larger-component-count-is-a-multiple',
    'bitcast-result-type-is-a-pointer-or-numerical-type',
  ],
  summary: 'several narrow components take the place of wide ones, and wide ones theirs',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const pair = choices.pick('pair', pairs)
    const backwards = choices.pick('backwards', [false, true])
    const minor = choices.pick('minor', [6, 0])

    const world = createWorld(ground, { minor })
    const [one = 'uint', other = 'float'] = pair.split('-')
    addBitcast(world, backwards ? other : one, backwards ? one : other)
    return world.finish()
  },
}
