import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { drawIn } from '../shared/draw-in.ts'
import { goodLayouts } from '../shared/good-layouts.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

type Member = Exclude<keyof typeof goodLayouts, 'block'>

const members = Object.keys(goodLayouts).filter((name) => name !== 'block') as Member[]

export const generator: Generator = {
  name: 'workgroup-blocks',
  rule: 'workgroup-block-data-type-is-explicitly-laid-out',
  alsoApplies: ['workgroup-variables-are-blocks-all-or-none'],
  summary: 'blocks in Workgroup have a layout where the capability for it is declared',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const member = choices.pick('member', members)
    const count = choices.pick('variables', [1, 2])
    const other = choices.pick('second', count === 1 ? ['untyped'] : kinds)
    const aliased = choices.pick('aliased', [false, true])
    const minor = choices.pick('minor', [6, 4])

    const world = createWorld('shader', { minor })
    const { builder } = world
    builder.capability('WorkgroupMemoryExplicitLayoutKHR')
    builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
    for (const kind of ['untyped', other].slice(0, count) as (typeof other)[]) {
      const block = drawIn(world, (s) =>
        s.structure([{ type: goodLayouts[member](s), offset: 0 }], 'Block'),
      )
      const variable = variableIn(world, 'Workgroup', kind, block)
      if (aliased) builder.decorate(variable, 'Aliased')
    }
    return world.finish()
  },
}
