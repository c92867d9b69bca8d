import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOfImports, renamedImport } from '../shared/import-ways.ts'
import { setName } from '../shared/set-name.ts'

export const mutator = mutatorOf({
  name: 'version-beyond-the-revision',
  rule: 'import-version-is-at-most-the-revision',
  summary: 'the import asks for a version that is yet to come; some would wrap round to 1',
  ordinals: ordinalsOfImports,
  ways: {
    seven: renamedImport(setName(7)),
    nine: renamedImport(setName(9)),
    ten: renamedImport(setName(10)),
    'sixty-one': renamedImport(setName(61)),
    'one-hundred': renamedImport(setName(100)),
    'one-beyond-16-bits': renamedImport(setName(65_537)),
    'one-beyond-32-bits': renamedImport(setName('4294967297')),
    'one-beyond-64-bits': renamedImport(setName('18446744073709551617')),
    'thirty-digits': renamedImport(setName('6'.repeat(30))),
  },
})
