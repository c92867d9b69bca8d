import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld, enable } from '../shared/world.ts'

export const generator: Generator = {
  name: 'workgroup-blocks-without-untyped-pointers',
  rule: 'workgroup-blocks-are-aliased-without-untyped-pointers',
  alsoApplies: ['workgroup-variables-are-blocks-all-or-none'],
  summary: 'several typed blocks in Workgroup are aliased, or the module has untyped pointers',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const count = choices.pick('variables', [2, 3, 1])
    const enabled = choices.pick('untyped-pointers', [false, true])
    const aliased = choices.pick('aliased', enabled || count === 1 ? [false, true] : [true])
    const route = choices.pick('route', aliased ? routes : ['direct'])
    const minor = choices.pick('minor', [6, 4])

    const world = createWorld('shader', { minor, enabled: false })
    if (enabled) enable(world)
    const { builder, laid } = world
    builder.capability('WorkgroupMemoryExplicitLayoutKHR')
    builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
    for (let made = 0; made < count; made++) {
      const block = laid.block(laid.array(laid.scalar('uint'), made + 1)).id
      const variable = variableIn(world, 'Workgroup', 'typed', block)
      if (aliased) decorateThrough(world, route, variable, 'Aliased')
    }
    return world.finish()
  },
}
