import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed, wordCount } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'utf-elements',
  rule: 'utf-encoded-target-has-integer-elements',
  alsoApplies: ['utf-encoded-width-is-8', 'utf-encoded-target-is-an-array-type'],
  summary: 'the elements are signed or not, beside arrays of other integers that are not decorated',
  build(choices) {
    const element = integerNamed(choices.pick('element', ['uchar', 'char']))
    const other = integerNamed(choices.pick('other', ['ushort', 'uint', 'ulong', 'char', 'uchar']))
    const route = choices.pick('route', routes)
    const form = choices.pick('form', formNames)

    const program = createProgram('compute')
    enable(program)
    const plain = arrayOf(program, other, 3)
    program.builder.add(forms[form], plain, ...words(wordCount(other, 3)))
    const array = arrayOf(program, element, 7)
    decorateThrough(program, route, array, 'UTFEncodedKHR')
    program.builder.add(forms[form], array, ...words(2))
    return program.finish()
  },
}
