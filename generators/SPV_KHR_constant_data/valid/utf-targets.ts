import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf, arrayOfSpecializedLength } from '../shared/arrays.ts'
import { enable, forms } from '../shared/forms.ts'
import { integerNamed } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'utf-targets',
  rule: 'utf-encoded-target-is-an-array-type',
  alsoApplies: ['utf-encoded-target-has-integer-elements', 'utf-encoded-width-is-8'],
  summary:
    'an array type is decorated that is used by data, by a variable, by a structure or by nothing',
  build(choices) {
    const used = choices.pick('use', ['data', 'variable', 'structure', 'nothing'])
    const route = choices.pick('route', routes)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const specialized = choices.pick('specialized-length', [false, true])

    const program = createProgram(setting)
    const { builder } = program
    enable(program)
    const element = integerNamed('uchar')
    const array = specialized
      ? arrayOfSpecializedLength(program, element, 4)
      : arrayOf(program, element, 4)
    decorateThrough(program, route, array, 'UTFEncodedKHR')
    // What else could be mistaken for the target stands in every module.
    const data = builder.add(forms.constant, arrayOf(program, element, 4), ...words(1))
    builder.add('OpTypeStruct', scalarNamed('uint').declare(program))
    if (used === 'data') builder.add(forms.constant, array, ...words(1))
    if (used === 'variable') {
      const pointer = builder.type('OpTypePointer', 'Function', array)
      builder.add('OpVariable', pointer, 'Function')
    }
    if (used === 'structure') builder.add('OpTypeStruct', array)
    builder.name(data, 'plain')
    return program.finish()
  },
}
