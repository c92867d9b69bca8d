import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { type Kind, kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'workgroup-variables',
  rule: 'workgroup-variables-are-blocks-all-or-none',
  alsoApplies: ['untyped-variable-in-function-private-or-workgroup-has-a-data-type'],
  summary: 'all variables in Workgroup are blocks, or none; others are beside them',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const blocks = choices.pick('blocks', [true, false])
    const first = choices.pick('first', kinds)
    const rest = choices.pick('rest', ['untyped', 'typed', 'none'])
    const unlisted = choices.pick('unlisted', [false, true])
    const minor = choices.pick('minor', [6, 5, 4])

    const world = createWorld('shader', { minor })
    const { builder, laid, plain } = world
    builder.capability('WorkgroupMemoryExplicitLayoutKHR')
    builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
    const structure = (isBlock: boolean) =>
      isBlock ? laid.block(laid.scalar('uint')).id : plain.structure(plain.scalar('uint')).id
    const list: readonly Kind[] = rest === 'none' ? [first] : [first, rest, rest]
    for (const kind of list) variableIn(world, 'Workgroup', kind, structure(blocks))
    // What the interface does not list may differ.
    if (unlisted) {
      const pointer = world.pointer('Workgroup')
      builder.place('declaration', 'OpUntypedVariableKHR', pointer, 'Workgroup', structure(!blocks))
    }
    variableIn(world, 'StorageBuffer', 'untyped', structure(true))
    return world.finish()
  },
}
