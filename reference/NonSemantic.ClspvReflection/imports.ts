import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { importPrefix, isImportName, versionNumber, versionText } from './shared/reflection.ts'

const bare = importPrefix.slice(0, -1)

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

function exceeds(name: string, most: number): string | undefined {
  const digits = /^0*([0-9]+)$/.exec(versionText(name))?.[1]
  const tooLarge = digits !== undefined && (digits.length > 1 || Number(digits) > most)
  return tooLarge ? `the import "${name}" asks for a version after ${most}` : undefined
}

const extension = 'SPV_KHR_non_semantic_info'

export const checks: readonly Check[] = [
  /** Introduction, OpExtInstImport, in the reading in which this name belongs to the set. */
  {
    rule: 'NonSemantic.ClspvReflection/import-name-carries-a-version',
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      if (module.importName(instruction.result) === bare)
        report(instruction.word + 2, `the import "${bare}" has no version`)
    },
  },
  /** Introduction, OpExtInstImport. */
  importCheck('NonSemantic.ClspvReflection/import-version-is-a-decimal-number', (name) =>
    /^[0-9]+$/.test(versionText(name))
      ? undefined
      : `the import "${name}" has no number for a version`,
  ),
  /** Version. */
  importCheck('NonSemantic.ClspvReflection/import-version-is-at-least-one', (name) =>
    versionNumber(name) === 0n ? `the import "${name}" asks for version 0` : undefined,
  ),
  /** Version. */
  importCheck('NonSemantic.ClspvReflection/import-version-is-at-most-seven', (name) =>
    exceeds(name, 7),
  ),
  /** Version. */
  importCheck('NonSemantic.ClspvReflection/import-version-is-at-most-the-revision', (name) =>
    exceeds(name, 6),
  ),
  /** Dependencies. The catalogue says in which versions it holds. */
  {
    rule: 'NonSemantic.ClspvReflection/non-semantic-info-is-declared-before-version-1-6',
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      const name = module.importName(instruction.result)
      if (name !== undefined && isImportName(name) && !module.extensions.has(extension))
        report(instruction.word, `the import "${name}" needs OpExtension "${extension}"`)
    },
  },
]
