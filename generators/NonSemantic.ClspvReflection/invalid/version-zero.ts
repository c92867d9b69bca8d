import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOfImports, renamedImport } from '../shared/import-ways.ts'
import { setName } from '../shared/set-name.ts'

export const mutator = mutatorOf({
  name: 'version-zero',
  rule: 'import-version-is-at-least-one',
  summary: 'the import asks for version 0',
  ordinals: ordinalsOfImports,
  ways: { zero: renamedImport(setName(0)) },
})
