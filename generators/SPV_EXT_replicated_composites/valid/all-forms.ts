import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { enable, formNames, replicate } from '../shared/forms.ts'
import { use } from '../shared/uses.ts'

export const generator: Generator = {
  name: 'all-forms',
  rule: 'instruction-has-four-words',
  alsoApplies: ['value-has-constituent-type', 'capability-is-declared'],
  summary: 'the three instructions follow each other, each taking the result of the one before',
  build(choices) {
    const setting = choices.pick('setting', ['compute', 'fragment', 'kernel', 'library'])
    const first = choices.pick('first', ['vector', 'array'])
    const start = choices.pick('start', ['float', 'half', 'double', 'uint', 'bool'])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    const scalar = scalarNamed(start)
    let constituent = scalar.declare(program)
    let value = builder.constant(constituent, scalar.value)
    for (const [level, form] of formNames.entries()) {
      const composite =
        level === 0 && first === 'vector'
          ? builder.type('OpTypeVector', constituent, 2)
          : builder.add('OpTypeArray', constituent, builder.constant(uint, level + 2))
      const result = replicate(program, form, composite, value)
      if (form === 'construct') use('extracted', program, result, composite, constituent)
      constituent = composite
      value = result
    }
    return program.finish()
  },
}
