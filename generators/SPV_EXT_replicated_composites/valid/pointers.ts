import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { enable, formNames, replicate } from '../shared/forms.ts'

export const generator: Generator = {
  name: 'pointers',
  rule: 'spec-constant-value-is-a-constant',
  alsoApplies: ['constant-value-is-a-plain-constant', 'value-has-constituent-type'],
  summary:
    'null pointers fill arrays of pointers, and the object form takes the address of a variable too',
  build(choices) {
    const setting = choices.pick('setting', ['kernel', 'library'])
    const form = choices.pick('form', formNames)
    const source = choices.pick('value', form === 'construct' ? ['null', 'variable'] : ['null'])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    const pointer = builder.type('OpTypePointer', 'CrossWorkgroup', uint)
    const variable = program.globalVariable(pointer, 'CrossWorkgroup')
    const composite = builder.add('OpTypeArray', pointer, builder.constant(uint, 2))
    const nothing = builder.add('OpConstantNull', pointer)
    replicate(program, form, composite, source === 'null' ? nothing : variable)
    return program.finish()
  },
}
