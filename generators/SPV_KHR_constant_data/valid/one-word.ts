import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf, arrayOfSpecializedLength } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed } from '../shared/integers.ts'

export const generator: Generator = {
  name: 'one-word',
  rule: 'data-has-a-word',
  alsoApplies: ['data-word-count', 'data-instruction-has-type-and-result'],
  summary: 'the shortest data is one word, full or not',
  build(choices) {
    const form = choices.pick('form', formNames)
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const element = integerNamed(choices.pick('element', ['uint', 'ushort', 'uchar']))
    const most = 32 / element.width
    const length = choices.pick(
      'length',
      [1, 2, 3, 4].filter((each) => each <= most),
    )
    const specialized = choices.pick('specialized', [false, true])

    const program = createProgram(setting)
    enable(program)
    const array = specialized
      ? arrayOfSpecializedLength(program, element, length)
      : arrayOf(program, element, length)
    program.builder.add(forms[form], array, 0x8040_2010)
    return program.finish()
  },
}
