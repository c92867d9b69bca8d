import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isImportName } from './import-name.ts'

/** The check of a rule on the import names of this set: `fault` says what is wrong with a name, if anything is. */
export function importCheck(rule: RuleId, fault: (name: string) => string | undefined): Check {
  return {
    rule,
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      const name = module.importName(instruction.result)
      if (name === undefined || !isImportName(name)) return
      const message = fault(name)
      if (message !== undefined) report(instruction.word + 2, message)
    },
  }
}
