import { decorateThrough, routes } from '../../build/decorate-through.ts'
import { createProgram, settings } from '../../build/program.ts'
import { environmentsOf, minorVersions, versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable } from '../shared/forms.ts'
import { integerNamed } from '../shared/integers.ts'

export const generator: Generator = {
  name: 'utf-without-data',
  rule: 'utf-encoded-needs-the-capability',
  alsoApplies: ['extension-is-declared', 'utf-encoded-target-is-an-array-type'],
  summary: 'the decoration is used in a module without any data, in every version and setting',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const minor = choices.pick('minor', minorVersions)
    const setting = choices.pick('setting', settings)
    const route = choices.pick('route', routes)

    const program = createProgram(setting, versionWord(minor))
    enable(program)
    const array = arrayOf(program, integerNamed('uchar'), 5)
    decorateThrough(program, route, array, 'UTFEncodedKHR')
    return program.finish()
  },
}
