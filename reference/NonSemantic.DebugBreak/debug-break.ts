import type { Check } from '../check.ts'
import { nonSemanticCheck } from '../shared/set-imports.ts'
import { numberIs1Check, voidResultCheck } from '../shared/small-sets.ts'

/** The name of every import of the set. */
export const importName = 'NonSemantic.DebugBreak'

export const checks: readonly Check[] = [
  /** The number in the table. */
  numberIs1Check('NonSemantic.DebugBreak/instruction-number-is-1', importName),
  /** Dependencies. The catalogue says in which versions it holds. */
  nonSemanticCheck(
    'NonSemantic.DebugBreak/non-semantic-info-is-declared-before-version-1-6',
    (name) => name === importName,
  ),
  /** Return Type. */
  voidResultCheck('NonSemantic.DebugBreak/result-type-is-void', importName),
]
