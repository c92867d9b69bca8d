import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'module-scope',
  rule: 'data-constant-stands-at-module-scope',
  alsoApplies: ['data-word-count', 'result-type-is-an-array'],
  summary: 'data stands anywhere among types, constants and global variables, before its uses',
  build(choices) {
    const form = choices.pick('form', formNames)
    const setting = choices.pick('setting', ['compute', 'kernel', 'library'])
    const place = choices.pick('place', ['before-types', 'between-variables', 'behind-line'])
    const loaded = choices.pick('initializer', [false, true])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const storageClass = setting === 'compute' ? 'Private' : 'CrossWorkgroup'
    const array = arrayOf(program, scalarNamed('uint'), 2)
    const pointer = builder.type('OpTypePointer', storageClass, array)
    if (place === 'between-variables') program.globalVariable(pointer, storageClass)
    if (place === 'behind-line') {
      builder.place('declaration', 'OpLine', builder.string('source'), 1, 1)
    }
    const data = builder.add(forms[form], array, ...words(2))
    if (place === 'before-types') scalarNamed('float').declare(program)
    if (place === 'between-variables') program.globalVariable(pointer, storageClass)
    if (loaded) program.globalVariable(pointer, storageClass, data)
    return program.finish()
  },
}
