import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addBitcast } from '../shared/numerical-types.ts'
import { createWorld } from '../shared/world.ts'

const anywhere = [
  ['uint', 'float'],
  ['float', 'uint'],
  ['ulong', 'double'],
  ['floatx3', 'uintx3'],
  ['half', 'ushort'],
] as const

const shader = [...anywhere, ['int', 'uint'], ['intx4', 'floatx4'], ['short', 'half']] as const

export const generator: Generator = {
  name: 'bitcasts-of-numbers',
  rule: 'bitcast-result-type-is-a-pointer-or-numerical-type',
  alsoApplies: [
    'bitcast-operand-is-of-a-pointer-or-numerical-type',
    'bitcast-changes-the-type',
    'bitcast-of-one-component-count-keeps-the-width',
  ],
  summary: 'numbers are seen as numbers of another kind, in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const pairs = ground === 'shader' ? shader : anywhere
    const pair = choices.pick(
      'pair',
      pairs.map(([from, to]) => `${from}-${to}`),
    )
    const minor = choices.pick('minor', [6, 4, 0])

    const world = createWorld(ground, { minor })
    const [from = 'uint', to = 'float'] = pair.split('-')
    addBitcast(world, from, to)
    return world.finish()
  },
}
