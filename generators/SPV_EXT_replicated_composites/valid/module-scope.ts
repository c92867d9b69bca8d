import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { constantForms, enable, replicate } from '../shared/forms.ts'

export const generator: Generator = {
  name: 'module-scope',
  rule: 'constant-stands-at-module-scope',
  alsoApplies: ['value-has-constituent-type'],
  summary:
    'the constant forms stand anywhere among types, constants and global variables, before their uses',
  build(choices) {
    const form = choices.pick('form', constantForms)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const place = choices.pick('place', ['before-types', 'between-variables', 'behind-line'])
    const what = choices.pick('use', ['unused', 'initializer', 'constituent', 'loaded-index'])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const storageClass = setting === 'kernel' ? 'CrossWorkgroup' : 'Private'
    const uint = scalarNamed('uint').declare(program)
    const composite = builder.type('OpTypeVector', uint, 4)
    const pointer = builder.type('OpTypePointer', storageClass, composite)
    const value = builder.constant(uint, 7)

    if (place === 'between-variables') program.globalVariable(pointer, storageClass)
    if (place === 'behind-line') {
      builder.place('declaration', 'OpLine', builder.string('source'), 1, 1)
    }
    const result = replicate(program, form, composite, value)
    if (place === 'behind-line') builder.place('declaration', 'OpNoLine')
    if (place === 'before-types') builder.type('OpTypeVector', uint, 3)
    if (place === 'between-variables') program.globalVariable(pointer, storageClass)

    if (what === 'initializer') program.globalVariable(pointer, storageClass, result)
    if (what === 'constituent') {
      const outer = builder.add('OpTypeArray', composite, builder.constant(uint, 2))
      const constituents = form === 'constant' ? 'OpConstantComposite' : 'OpSpecConstantComposite'
      builder.add(constituents, outer, result, result)
    }
    if (what === 'loaded-index') builder.add('OpVectorExtractDynamic', uint, result, value)
    return program.finish()
  },
}
