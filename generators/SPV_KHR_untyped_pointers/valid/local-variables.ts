import type { Builder } from '../../build/builder.ts'
import type { Generator } from '../../maker.ts'
import { createWorld, type World } from '../shared/world.ts'

type Step = (world: World, builder: Builder) => void

const untyped: Step = (world, builder) =>
  void builder.place(
    'function',
    'OpUntypedVariableKHR',
    world.pointer('Function'),
    'Function',
    world.plain.scalar('uint').id,
  )
const typed: Step = (world, builder) => {
  const type = builder.type('OpTypePointer', 'Function', world.plain.scalar('float').id)
  builder.place('function', 'OpVariable', type, 'Function')
}
const line: Step = (_, builder) => void builder.add('OpLine', builder.string('a.comp'), 1, 2)
const noLine: Step = (_, builder) => void builder.add('OpNoLine')

/** What the first block begins with. */
const beginnings: Readonly<Record<string, readonly Step[]>> = {
  'one-untyped': [untyped],
  'two-untyped': [untyped, untyped],
  'untyped-then-typed': [untyped, typed],
  'typed-then-untyped': [typed, untyped],
  'in-turns': [untyped, typed, untyped, typed],
  'behind-a-line': [line, untyped],
  'between-lines': [line, untyped, line, typed, line, untyped],
  'behind-no-line': [line, noLine, untyped],
  'no-line-between': [untyped, noLine, untyped, noLine],
}

export const generator: Generator = {
  name: 'local-variables',
  rule: 'untyped-variable-in-a-block-comes-before-other-instructions',
  alsoApplies: [
    'untyped-variable-in-a-function-is-in-its-first-block',
    'untyped-variable-in-a-function-is-in-function-storage',
    'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
  ],
  summary: 'variables of both kinds and lines of source stand in any order before all else',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'kernel'])
    const beginning = choices.pick('beginning', Object.keys(beginnings))
    const blocks = choices.pick('blocks', [1, 2])

    const world = createWorld(ground)
    const { builder } = world
    for (const step of beginnings[beginning] ?? []) step(world, builder)
    const uint = world.plain.scalar('uint').id
    builder.add('OpIAdd', uint, world.uint(1), world.uint(2))
    if (blocks === 2) {
      const second = builder.id()
      builder.add('OpBranch', second)
      builder.define(second, 'OpLabel')
      builder.add('OpIAdd', uint, world.uint(3), world.uint(4))
    }
    return world.finish()
  },
}
