import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isImportName, versionText } from './shared/debug-info.ts'

/** The check of a rule on the import names of this set: `fault` says what is wrong with a name, if anything is. */
function importCheck(rule: RuleId, fault: (name: string) => string | undefined): Check {
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

const extension = 'SPV_KHR_non_semantic_info'

export const checks: readonly Check[] = [
  /** Versioning: the version is a number. */
  importCheck('NonSemantic.Shader.DebugInfo/import-version-is-a-decimal-number', (name) =>
    /^[0-9]+$/.test(versionText(name))
      ? undefined
      : `the import "${name}" has no number for a version`,
  ),
  /** Versioning: it starts at 100. */
  importCheck('NonSemantic.Shader.DebugInfo/import-version-is-at-least-100', (name) =>
    /^0*[0-9]{1,2}$/.test(versionText(name))
      ? `the import "${name}" asks for a version before 100`
      : undefined,
  ),
  /** Binary Form. The catalogue says in which versions it holds. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/non-semantic-info-is-declared-before-version-1-6',
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      const name = module.importName(instruction.result)
      if (name !== undefined && isImportName(name) && !module.extensions.has(extension))
        report(instruction.word, `the import "${name}" needs OpExtension "${extension}"`)
    },
  },
]
