import { createProgram, settings } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import { environmentsOf, minorVersions, versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { words } from '../shared/patterns.ts'

export const generator: Generator = {
  name: 'declarations',
  rule: 'extension-is-declared',
  alsoApplies: ['data-needs-the-capability', 'data-instruction-has-type-and-result'],
  summary:
    'extension and capability are declared in every version and setting, alone or among others',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', minorVersions)
    const setting = choices.pick('setting', settings)
    const form = choices.pick('form', formNames)
    const place = choices.pick('place', ['alone', 'first', 'last'])

    const program = createProgram(setting, versionWord(minor))
    const another = () => {
      program.builder.capability('Int64')
      program.builder.extension('SPV_KHR_no_integer_wrap_decoration')
    }
    if (place === 'last') another()
    enable(program)
    if (place === 'first') another()
    program.builder.add(forms[form], arrayOf(program, scalarNamed('uint'), 2), ...words(2))
    return program.finish()
  },
}
