import { createProgram, settings } from '../../build/program.ts'
import { environmentsOf, minorVersions, versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { enable } from '../shared/forms.ts'

export const generator: Generator = {
  name: 'declared-only',
  rule: 'data-needs-the-capability',
  alsoApplies: ['extension-is-declared'],
  summary:
    'what is declared does not have to be used, and the extension may stand without the capability',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const declared = choices.pick('declared', ['both', 'extension', 'extension-twice'])
    const setting = choices.pick('setting', settings)
    const minor = choices.pick('minor', minorVersions)

    const program = createProgram(setting, versionWord(minor))
    const { builder } = program
    if (declared === 'both') enable(program)
    else builder.extension('SPV_KHR_constant_data')
    if (declared === 'extension-twice') builder.add('OpExtension', 'SPV_KHR_constant_data')
    return program.finish()
  },
}
