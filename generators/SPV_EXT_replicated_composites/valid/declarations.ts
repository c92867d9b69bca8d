import { createProgram, settings } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import { environmentsOf, minorVersions, versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { enable, formNames, replicate } from '../shared/forms.ts'

export const generator: Generator = {
  name: 'declarations',
  rule: 'extension-is-declared',
  alsoApplies: ['capability-is-declared', 'instruction-has-four-words'],
  summary:
    'extension and capability are declared in every version and setting, alone or among others',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', minorVersions)
    const setting = choices.pick('setting', settings)
    const form = choices.pick('form', formNames)
    const place = choices.pick('place', ['alone', 'first', 'last'])

    const program = createProgram(setting, versionWord(minor))
    const { builder } = program
    const another = () => {
      builder.capability('Int64')
      builder.extension('SPV_KHR_no_integer_wrap_decoration')
    }
    if (place === 'last') another()
    enable(program)
    if (place === 'first') another()
    const float = scalarNamed('float').declare(program)
    const composite = builder.type('OpTypeVector', float, 4)
    replicate(program, form, composite, builder.constant(float, 1))
    return program.finish()
  },
}
