import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'array-uses',
  rule: 'result-type-is-an-array',
  alsoApplies: ['data-word-count', 'result-type-has-no-array-stride'],
  summary: 'data is an array like any other: loaded, stored, selected from and copied',
  build(choices) {
    const form = choices.pick('form', formNames)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const what = choices.pick('use', [
      'unused',
      'twice',
      'stored',
      'initializer',
      'local-initializer',
      'extracted',
      'inserted-into',
      'copied',
      'selected',
    ])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const uint = scalarNamed('uint').declare(program)
    const bool = scalarNamed('bool').declare(program)
    const array = arrayOf(program, scalarNamed('uint'), 4)
    const data = builder.add(forms[form], array, ...words(4))
    const storageClass = setting === 'kernel' ? 'CrossWorkgroup' : 'Private'
    const local = builder.type('OpTypePointer', 'Function', array)

    const actions: Readonly<Record<typeof what, () => void>> = {
      unused: () => undefined,
      twice: () => void builder.add(forms[form], array, ...words(4)),
      stored: () => void builder.add('OpStore', builder.add('OpVariable', local, 'Function'), data),
      initializer: () => {
        const pointer = builder.type('OpTypePointer', storageClass, array)
        program.globalVariable(pointer, storageClass, data)
      },
      'local-initializer': () => void builder.add('OpVariable', local, 'Function', data),
      extracted: () => void builder.add('OpCompositeExtract', uint, data, 3),
      'inserted-into': () =>
        void builder.add('OpCompositeInsert', array, builder.constant(uint, 9), data, 0),
      copied: () => void builder.add('OpCopyObject', array, data),
      // From version 1.4 on a selection may be of any type.
      selected: () => void builder.add('OpSelect', array, builder.constant(bool, true), data, data),
    }
    actions[what]()
    return program.finish()
  },
}
