import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { enable, replicate } from '../shared/forms.ts'
import { plainValues } from '../shared/plain-values.ts'

export const generator: Generator = {
  name: 'plain-values',
  rule: 'constant-value-is-a-plain-constant',
  alsoApplies: ['value-has-constituent-type', 'capability-is-declared'],
  summary: 'every plain constant, undefined values included, can be the value of the plain form',
  build(choices) {
    const source = choices.pick('value', Object.keys(plainValues))
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const length = choices.pick('length', [1, 3])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const value = (plainValues[source] as (from: typeof program) => number)(program)
    const uint = scalarNamed('uint').declare(program)
    const type = builder.typeOf(value) as number
    const composite = builder.add('OpTypeArray', type, builder.constant(uint, length))
    replicate(program, 'constant', composite, value)
    return program.finish()
  },
}
