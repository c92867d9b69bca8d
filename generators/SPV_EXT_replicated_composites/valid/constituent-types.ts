import { createProgram, type Setting } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { constituentNamed, constituentsOf } from '../shared/constituents.ts'
import { enable, formNames, replicate } from '../shared/forms.ts'
import { declareShape, shapesOf } from '../shared/shapes.ts'
import { use, uses } from '../shared/uses.ts'

const settings = ['compute', 'kernel'] as const satisfies readonly Setting[]

export const generator: Generator = {
  name: 'constituent-types',
  rule: 'value-has-constituent-type',
  alsoApplies: [
    'extension-is-declared',
    'capability-is-declared',
    'instruction-has-four-words',
    'result-type-is-composite',
    'result-type-is-homogeneous',
    'result-type-is-not-a-structure',
  ],
  summary: 'a value of every type fills every composite type that can be made of it',
  build(choices) {
    const form = choices.pick('form', formNames)
    const setting = choices.pick('setting', settings)
    const names = constituentsOf(setting).map(({ name }) => name)
    const constituent = constituentNamed(choices.pick('constituent', names), setting)
    const shape = choices.pick('shape', shapesOf(constituent, setting))
    const source = choices.pick('value', ['constant', 'null', 'undef'])
    const what = choices.pick('use', uses)

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const type = constituent.declare(program)
    const composite = declareShape(shape, program, type)
    const value =
      source === 'constant'
        ? constituent.constant(program)
        : source === 'null'
          ? builder.once('OpConstantNull', type)
          : builder.place('declaration', 'OpUndef', type)
    use(what, program, replicate(program, form, composite, value), composite, type)
    return program.finish()
  },
}
