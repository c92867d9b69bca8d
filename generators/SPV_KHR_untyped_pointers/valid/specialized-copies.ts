import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { constantSources, integerFrom } from '../shared/integer-values.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const sizes = ['constant', 'spec-constant', 'spec-operation', 'loaded', 'computed'] as const
const lengths = Object.keys(constantSources).filter((name) => name !== 'null')

export const generator: Generator = {
  name: 'specialized-copies',
  rule: 'copy-memory-sized-copies-bytes',
  alsoApplies: ['copy-memory-sized-has-a-capability', 'data-type-is-a-type'],
  summary: 'sizes that are copied, and lengths of the arrays, come from specialization constants',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const size = choices.pick('size', sizes)
    const length = choices.pick('length', lengths)
    const target = choices.pick('target', kinds)
    const source = choices.pick('source', kinds)
    const minor = choices.pick('minor', size === 'constant' ? [6, 0] : [6])

    const world = createWorld('shader', { minor })
    const { builder, plain } = world
    const uint = plain.scalar('uint').id
    const array = builder.add('OpTypeArray', uint, integerFrom(length, world, uint, 16))
    const to = variableIn(world, 'Private', target, array)
    const from = variableIn(world, 'Function', source, array)
    builder.add('OpCopyMemorySized', to, from, integerFrom(size, world, uint, 32))
    return world.finish()
  },
}
