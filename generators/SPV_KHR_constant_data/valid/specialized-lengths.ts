import { createProgram } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Generator } from '../../maker.ts'
import { arrayOfSpecializedLength } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed, wordCount } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

const length = 6

export const generator: Generator = {
  name: 'specialized-lengths',
  rule: 'data-word-count',
  alsoApplies: ['data-has-a-word', 'result-type-has-a-length'],
  summary:
    'where specialization decides the length, its default value does not have to fit the data',
  build(choices) {
    const form = choices.pick('form', formNames)
    const source = choices.pick('length', ['spec-constant', 'spec-constant-operation'])
    const count = choices.pick('words', ['as-default', 'one-less', 'one-more', 'one', 'many'])
    const element = integerNamed(choices.pick('element', ['uint', 'uchar', 'ulong']))

    const program = createProgram('compute')
    const { builder } = program
    enable(program)
    let array = arrayOfSpecializedLength(program, element, length)
    if (source === 'spec-constant-operation') {
      const uint = scalarNamed('uint').declare(program)
      const half = builder.specConstant(uint, length / 2)
      const doubled = builder.add('OpSpecConstantOp', uint, 'IAdd', half, half)
      array = builder.add('OpTypeArray', element.declare(program), doubled)
    }
    const fit = wordCount(element, length)
    const counts = { 'as-default': fit, 'one-less': fit - 1, 'one-more': fit + 1, one: 1, many: 40 }
    builder.add(forms[form], array, ...words(counts[count]))
    return program.finish()
  },
}
