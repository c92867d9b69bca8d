import type { Check } from '../check.ts'
import { numberIs1Check, voidResultCheck } from '../shared/small-sets.ts'

/** The name of every import of the set. */
export const importName = 'NonSemantic.DebugBreak'

const extension = 'SPV_KHR_non_semantic_info'

export const checks: readonly Check[] = [
  /** The number in the table. */
  numberIs1Check('NonSemantic.DebugBreak/instruction-number-is-1', importName),
  /** Dependencies. The catalogue says in which versions it holds. */
  {
    rule: 'NonSemantic.DebugBreak/non-semantic-info-is-declared-before-version-1-6',
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      if (module.importName(instruction.result) === importName && !module.extensions.has(extension))
        report(instruction.word, `the import "${importName}" needs OpExtension "${extension}"`)
    },
  },
  /** Return Type. */
  voidResultCheck('NonSemantic.DebugBreak/result-type-is-void', importName),
]
