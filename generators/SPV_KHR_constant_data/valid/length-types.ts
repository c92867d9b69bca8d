import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOfSpecializedLength } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed, integersOf, wordCount } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'length-types',
  rule: 'result-type-has-a-length',
  alsoApplies: ['data-word-count', 'result-type-is-an-array'],
  summary: 'the length is a constant of any integer type',
  build(choices) {
    const form = choices.pick('form', formNames)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const lengthType = choices.pick('length-type', integersOf(setting))
    const specialized = choices.pick('specialized', [false, true])
    const length = choices.pick('length', [1, 5, 100])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const element = integerNamed('uchar')
    const type = integerNamed(lengthType).declare(program)
    const array = specialized
      ? arrayOfSpecializedLength(program, element, length, lengthType)
      : builder.add('OpTypeArray', element.declare(program), builder.constant(type, length))
    builder.add(forms[form], array, ...words(wordCount(element, length)))
    return program.finish()
  },
}
