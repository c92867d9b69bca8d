import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'utf-among-others',
  rule: 'utf-encoded-has-no-operands',
  alsoApplies: ['utf-encoded-target-is-an-array-type', 'utf-encoded-needs-the-capability'],
  summary: 'the decoration stands between names and other decorations, of one array or several',
  build(choices) {
    const route = choices.pick('route', routes)
    const count = choices.pick('arrays', [1, 2, 3])
    const form = choices.pick('form', formNames)
    const stride = choices.pick('stride', [false, true])

    const program = createProgram('compute')
    const { builder } = program
    enable(program)
    const element = integerNamed('uchar')
    for (let index = 1; index <= count; index++) {
      const array = arrayOf(program, element, 4 * index)
      builder.name(array, `text${index}`)
      decorateThrough(program, route, array, 'UTFEncodedKHR')
      builder.add(forms[form], array, ...words(index))
    }
    if (stride) {
      const other = arrayOf(program, element, 8)
      builder.decorate(other, 'ArrayStride', 1)
      builder.decorate(other, 'UTFEncodedKHR')
    }
    return program.finish()
  },
}
