import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOfImports, renamedImport } from '../shared/import-ways.ts'
import { setPrefix } from '../shared/set-name.ts'

export const mutator = mutatorOf({
  name: 'version-missing',
  rule: 'import-name-carries-a-version',
  summary: 'the import name ends where a period and a version should follow',
  ordinals: ordinalsOfImports,
  ways: { 'bare-name': renamedImport(setPrefix.slice(0, -1)) },
})
