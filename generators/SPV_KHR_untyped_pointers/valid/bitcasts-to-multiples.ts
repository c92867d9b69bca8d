import type { Generator } from '../../maker.ts'
import { addBitcast } from '../shared/numerical-types.ts'
import { createWorld } from '../shared/world.ts'

const pairs = ['ucharx16-ulongx2', 'ucharx8-uintx2', 'ushortx16-ulongx4', 'ushortx4-ulong']

export const generator: Generator = {
  name: 'bitcasts-to-multiples',
  rule: 'bitcast-larger-component-count-is-a-multiple',
  alsoApplies: ['bitcast-of-two-component-counts-keeps-the-bits'],
  summary: 'the larger number of components is a multiple of the smaller',
  build(choices) {
    const pair = choices.pick('pair', pairs)
    const backwards = choices.pick('backwards', [false, true])
    const object = choices.pick('object', ['OpUndef', 'OpConstantNull'])

    const world = createWorld('kernel')
    const [one = 'ulong', other = 'uintx2'] = pair.split('-')
    addBitcast(world, backwards ? other : one, backwards ? one : other, object)
    return world.finish()
  },
}
