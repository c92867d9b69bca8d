import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { objectType } from '../shared/object-types.ts'
import { kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** What the lifetime is said of. */
const pointers = ['variable', 'void-pointer', 'chain', 'cast'] as const

export const generator: Generator = {
  name: 'lifetimes',
  rule: 'lifetime-pointer-is-into-function',
  summary: 'the lifetime of local variables begins and ends, seen through pointers of either kind',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const kind = choices.pick('variable', kinds)
    const pointer = choices.pick('pointer', pointers)
    const name = choices.pick('type', ['integer', 'structure', 'wide-integer'])
    const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
    const minor = choices.pick(
      'minor',
      pointer === 'variable' && name === 'integer' ? minorVersions : [6],
    )

    const world = createWorld(ground, { minor })
    const { builder, plain } = world
    const type = objectType(plain, name)
    const variable = variableIn(world, 'Function', kind, type.id)
    const nothing = () => pointerType(world, 'Function', 'typed', builder.type('OpTypeVoid'))
    const untyped = world.pointer('Function')
    const begun = {
      variable: () => variable,
      'void-pointer': () => builder.add('OpBitcast', nothing(), variable),
      chain: () => builder.add('OpUntypedAccessChainKHR', untyped, type.id, variable),
      cast: () =>
        builder.add('OpBitcast', builder.add('OpTypeUntypedPointerKHR', 'Function'), variable),
    }[pointer]()
    const size = pointer === 'void-pointer' ? type.size : 0
    builder.add('OpLifetimeStart', begun, size)
    store(world, 'Function', type, variable, builder.add('OpConstantNull', type.id))
    load(world, 'Function', type, variable)
    builder.add('OpLifetimeStop', begun, size)
    return world.finish()
  },
}
