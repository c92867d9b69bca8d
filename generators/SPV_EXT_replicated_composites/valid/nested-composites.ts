import { createProgram, type Program } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { constituentNamed } from '../shared/constituents.ts'
import { enable, formNames, replicate } from '../shared/forms.ts'
import { use, uses } from '../shared/uses.ts'

/** Composite types whose constituents are composite themselves, and each its own mixture. */
const inner: Readonly<Record<string, (program: Program) => number>> = {
  'array-of-vectors': (program) => constituentNamed('float4', 'compute').declare(program),
  'array-of-matrices': (program) => constituentNamed('matrix', 'compute').declare(program),
  'array-of-arrays': (program) => constituentNamed('array', 'compute').declare(program),
  'array-of-mixed-structures': (program) =>
    constituentNamed('structure', 'compute').declare(program),
  'array-of-empty-structures': ({ builder }) => builder.type('OpTypeStruct'),
  'array-of-structures-of-structures': (program) =>
    program.builder.type(
      'OpTypeStruct',
      constituentNamed('structure', 'compute').declare(program),
      scalarNamed('bool').declare(program),
    ),
}

export const generator: Generator = {
  name: 'nested-composites',
  rule: 'result-type-is-homogeneous',
  alsoApplies: ['result-type-is-composite', 'value-has-constituent-type'],
  summary: 'only the outermost level has to be homogeneous, and only it is filled',
  build(choices) {
    const form = choices.pick('form', formNames)
    const kind = choices.pick('type', Object.keys(inner))
    const depth = choices.pick('depth', [1, 2])
    const what = choices.pick('use', uses)

    const program = createProgram('compute')
    const { builder } = program
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    let constituent = (inner[kind] as (program: Program) => number)(program)
    let value = builder.once('OpConstantNull', constituent)
    let composite = builder.add('OpTypeArray', constituent, builder.constant(uint, 3))
    let result = replicate(program, form, composite, value)
    if (depth === 2) {
      constituent = composite
      value = result
      composite = builder.add('OpTypeArray', constituent, builder.constant(uint, 2))
      result = replicate(program, form, composite, value)
    }
    use(what, program, result, composite, constituent)
    return program.finish()
  },
}
