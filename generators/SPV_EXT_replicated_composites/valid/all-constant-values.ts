import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { enable, replicate } from '../shared/forms.ts'
import { plainValues } from '../shared/plain-values.ts'
import { specValues } from '../shared/spec-values.ts'

const values = { ...specValues, ...plainValues }

export const generator: Generator = {
  name: 'all-constant-values',
  rule: 'spec-constant-value-is-a-constant',
  alsoApplies: ['value-has-constituent-type', 'capability-is-declared'],
  summary: 'every constant, specialized or not, can be the value of the specialized form',
  build(choices) {
    const source = choices.pick('value', Object.keys(values))
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const length = choices.pick('length', [1, 3])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const value = (values[source] as (from: typeof program) => number)(program)
    const uint = scalarNamed('uint').declare(program)
    const type = builder.typeOf(value) as number
    const composite = builder.add('OpTypeArray', type, builder.constant(uint, length))
    replicate(program, 'spec-constant', composite, value)
    return program.finish()
  },
}
