import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOfSpecializedLength } from '../shared/arrays.ts'
import { enable, forms } from '../shared/forms.ts'
import { integerNamed } from '../shared/integers.ts'
import { words } from '../shared/patterns.ts'

/** Words of the largest data that the text itself counts. */
const most = 65_531

export const generator: Generator = {
  name: 'largest',
  rule: 'data-instruction-has-type-and-result',
  alsoApplies: ['data-has-at-most-65531-words', 'data-has-a-word'],
  summary: 'data fills the largest instruction that the text counts with',
  build() {
    const program = createProgram('compute')
    enable(program)
    const array = arrayOfSpecializedLength(program, integerNamed('uint'), most)
    program.builder.add(forms['spec-constant'], array, ...words(most, 'zero'))
    return program.finish()
  },
}
