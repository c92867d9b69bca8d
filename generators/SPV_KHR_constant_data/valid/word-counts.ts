import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed, integersOf, wordCount } from '../shared/integers.ts'
import { patternNames, words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'word-counts',
  rule: 'data-word-count',
  alsoApplies: ['data-has-a-word', 'result-type-is-an-array', 'result-type-has-integer-elements'],
  summary: 'data fills its words exactly or leaves bits over, whatever those bits are',
  build(choices) {
    const form = choices.pick('form', formNames)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const element = integerNamed(choices.pick('element', integersOf(setting)))
    const length = choices.pick('length', [3, 1, 2, 4, 5, 7, 8, 9, 15, 16, 17, 33])
    const pattern = choices.pick('bits', patternNames)

    const program = createProgram(setting)
    enable(program)
    const array = arrayOf(program, element, length)
    program.builder.add(forms[form], array, ...words(wordCount(element, length), pattern))
    return program.finish()
  },
}
