import type { Check } from '../check.ts'
import { importPrefix } from './import-name.ts'

const bare = importPrefix.slice(0, -1)

/** Introduction, OpExtInstImport, in the reading in which this name belongs to the set. */
export const check: Check = {
  rule: 'NonSemantic.ClspvReflection/import-name-carries-a-version',
  at: ['OpExtInstImport'],
  judge(instruction, module, report) {
    if (module.importName(instruction.result) === bare)
      report(instruction.word + 2, `the import "${bare}" has no version`)
  },
}
