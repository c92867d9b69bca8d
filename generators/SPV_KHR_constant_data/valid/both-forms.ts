import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, forms } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'both-forms',
  rule: 'data-instruction-has-type-and-result',
  alsoApplies: ['data-word-count', 'data-needs-the-capability'],
  summary: 'instructions of many lengths follow each other',
  build(choices) {
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const first = choices.pick('first', [1, 2, 3, 100])
    const second = choices.pick('second', [2, 1, 50])
    const shared = choices.pick('one-type', [false, true])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const element = scalarNamed('uint')
    const array = arrayOf(program, element, first)
    builder.add(forms.constant, array, ...words(first))
    if (shared) builder.add(forms['spec-constant'], array, ...words(first, 'ones'))
    else builder.add(forms['spec-constant'], arrayOf(program, element, second), ...words(second))
    return program.finish()
  },
}
