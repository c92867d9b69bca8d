import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'variables-in-first-blocks',
  rule: 'untyped-variable-in-a-function-is-in-its-first-block',
  alsoApplies: ['untyped-variable-in-a-block-comes-before-other-instructions'],
  summary: 'what stands in the first block is used in later ones, straight on or in branches',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'fragment', 'kernel'])
    const count = choices.pick('variables', [1, 2])
    const flow = choices.pick('flow', ['straight', 'selection'])

    const world = createWorld(ground)
    const { builder, plain } = world
    const uint = plain.scalar('uint')
    const variables = Array.from({ length: count }, () =>
      builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', uint.id),
    )
    const inside = builder.id()
    const after = builder.id()
    if (flow === 'selection') {
      const condition = builder.once('OpConstantTrue', plain.scalar('bool').id)
      builder.add('OpSelectionMerge', after, 'None')
      builder.add('OpBranchConditional', condition, inside, after)
    } else builder.add('OpBranch', inside)
    builder.define(inside, 'OpLabel')
    for (const variable of variables) store(world, 'Function', uint, variable, world.uint(1))
    builder.add('OpBranch', after)
    builder.define(after, 'OpLabel')
    for (const variable of variables) load(world, 'Function', uint, variable)
    return world.finish()
  },
}
