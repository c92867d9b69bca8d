import type { Check } from '../check.ts'
import { nonSemanticCheck } from '../shared/set-imports.ts'
import {
  importPrefix,
  isImportName,
  setOfReflection,
  versionNumber,
  versionText,
} from './shared/reflection.ts'

const bare = importPrefix.slice(0, -1)

function exceeds(name: string, most: number): string | undefined {
  const digits = /^0*([0-9]+)$/.exec(versionText(name))?.[1]
  const tooLarge = digits !== undefined && (digits.length > 1 || Number(digits) > most)
  return tooLarge ? `the import "${name}" asks for a version after ${most}` : undefined
}

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
  setOfReflection.decimalCheck('NonSemantic.ClspvReflection/import-version-is-a-decimal-number'),
  /** Version. */
  setOfReflection.check('NonSemantic.ClspvReflection/import-version-is-at-least-one', (name) =>
    versionNumber(name) === 0n ? `the import "${name}" asks for version 0` : undefined,
  ),
  /** Version. */
  setOfReflection.check('NonSemantic.ClspvReflection/import-version-is-at-most-seven', (name) =>
    exceeds(name, 7),
  ),
  /** Version. */
  setOfReflection.check(
    'NonSemantic.ClspvReflection/import-version-is-at-most-the-revision',
    (name) => exceeds(name, 6),
  ),
  /** Dependencies. The catalogue says in which versions it holds. */
  nonSemanticCheck(
    'NonSemantic.ClspvReflection/non-semantic-info-is-declared-before-version-1-6',
    isImportName,
  ),
]
