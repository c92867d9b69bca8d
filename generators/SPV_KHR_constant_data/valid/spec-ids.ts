import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { createProgram, type Program } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

const targets: Readonly<Record<string, (program: Program) => number>> = {
  OpSpecConstantDataKHR: (program) =>
    program.builder.add(
      'OpSpecConstantDataKHR',
      arrayOf(program, scalarNamed('uint'), 3),
      ...words(3),
    ),
  OpSpecConstant: (program) =>
    program.builder.specConstant(scalarNamed('float').declare(program), 2.5),
  OpSpecConstantTrue: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), true),
  OpSpecConstantFalse: (program) =>
    program.builder.specConstant(scalarNamed('bool').declare(program), false),
}

export const generator: Generator = {
  name: 'spec-ids',
  rule: 'spec-id-has-a-listed-target',
  alsoApplies: ['extension-is-declared'],
  summary: 'every listed specialization constant has a SpecId, beside constants that have none',
  build(choices) {
    const target = choices.pick('target', Object.keys(targets))
    const route = choices.pick('route', routes)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const number = choices.pick('spec-id', [0, 1, 0xffff_ffff])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const decorated = (targets[target] as (from: Program) => number)(program)
    decorateThrough(program, route, decorated, 'SpecId', number)

    const uint = scalarNamed('uint').declare(program)
    const one = builder.constant(uint, 1)
    const specialized = builder.specConstant(uint, 1)
    builder.add('OpSpecConstantOp', uint, 'IAdd', specialized, one)
    const pair = builder.type('OpTypeVector', uint, 2)
    builder.add('OpSpecConstantComposite', pair, specialized, one)
    builder.add('OpConstantDataKHR', arrayOf(program, scalarNamed('uint'), 2), ...words(2))
    return program.finish()
  },
}
