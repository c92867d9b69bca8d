import type { Generator } from '../../maker.ts'
import { constantSources, integerFrom, integersOf } from '../shared/integer-values.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const operands = ['rw', 'locality', 'cache-type'] as const

export const generator: Generator = {
  name: 'prefetch-hints',
  rule: 'prefetch-rw-is-an-integer-constant',
  alsoApplies: [
    'prefetch-locality-is-an-integer-constant',
    'prefetch-cache-type-is-an-integer-constant',
    'prefetch-rw-is-0-or-1',
    'prefetch-locality-is-between-0-and-3',
    'prefetch-cache-type-is-0-or-1',
  ],
  summary: 'hints are constants of every integer type; specialized ones may have any value',
  build(choices) {
    const which = choices.pick('hint', operands)
    const ground = choices.pick('ground', ['kernel', 'physical-shader'])
    const integer = choices.pick('type', integersOf(ground === 'kernel' ? ground : 'shader'))
    const source = choices.pick('source', Object.keys(constantSources))
    const specialized = source === 'spec-constant' || source === 'spec-operation'
    const value = choices.pick('value', specialized ? [1, 77] : [1])

    const world = createWorld(ground)
    const data = variableIn(world, 'CrossWorkgroup', 'untyped', world.plain.scalar('uint').id)
    const hint = integerFrom(source, world, world.plain.scalar(integer).id, value)
    const others = operands.map((name) => (name === which ? hint : world.uint(0)))
    world.builder.add('OpUntypedPrefetchKHR', data, world.uint(4), ...others)
    return world.finish()
  },
}
