import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed, integersOf, wordCount } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

const length = 6

export const generator: Generator = {
  name: 'element-types',
  rule: 'result-type-has-integer-elements',
  alsoApplies: ['result-type-is-an-array', 'data-word-count'],
  summary: 'elements are integers of every width and signedness',
  build(choices) {
    const setting = choices.pick('setting', ['compute', 'fragment', 'kernel', 'library'])
    const element = integerNamed(choices.pick('element', integersOf(setting)))
    const form = choices.pick('form', formNames)
    const extracted = choices.pick('extracted', [false, true])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const array = arrayOf(program, element, length)
    const data = builder.add(forms[form], array, ...words(wordCount(element, length)))
    if (extracted) builder.add('OpCompositeExtract', element.declare(program), data, length - 1)
    return program.finish()
  },
}
