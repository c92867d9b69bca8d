import type { Check } from '../check.ts'
import { isImportName } from './import-name.ts'

const extension = 'SPV_KHR_non_semantic_info'

/** Dependencies. The catalogue says in which versions it holds. */
export const check: Check = {
  rule: 'NonSemantic.ClspvReflection/non-semantic-info-is-declared-before-version-1-6',
  at: ['OpExtInstImport'],
  judge(instruction, module, report) {
    const name = module.importName(instruction.result)
    if (name !== undefined && isImportName(name) && !module.extensions.has(extension))
      report(instruction.word, `the import "${name}" needs OpExtension "${extension}"`)
  },
}
