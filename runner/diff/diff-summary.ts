import type { FiledCase } from '../corpus/manifest.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { groupBy } from '../report/group-by.ts'
import { causes } from './causes.ts'
import type { AnswerChange } from './change.ts'
import { type ChangeClass, changeClasses } from './change-class.ts'
import type { Comparison } from './comparison.ts'
import type { ClassCounts, DiffSide, DiffSummary } from './diff-schema.ts'

function counts(changes: readonly AnswerChange[]): ClassCounts {
  const count = (name: ChangeClass) => changes.filter((change) => change.class === name).length
  return Object.fromEntries(changeClasses.map((name) => [name, count(name)])) as ClassCounts
}

/** @param caseOf the case with that id, where the corpus is at hand. */
export function diffSummary(
  comparison: Comparison,
  caseOf: (id: string) => FiledCase | undefined,
): DiffSummary {
  const about = ({ name, version, command, build }: LoggedOracle): DiffSide => ({
    name,
    version,
    command,
    ...(build === undefined ? {} : { build }),
  })
  const totals = counts(comparison.changes)
  const byRule = groupBy(comparison.changes, ({ rule }) => rule)
  return {
    baseline: about(comparison.baseline),
    candidate: about(comparison.candidate),
    compared: comparison.compared,
    onlyBaseline: comparison.onlyBaseline,
    onlyCandidate: comparison.onlyCandidate,
    totals,
    rules: [...byRule]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([rule, changes]) => ({ rule, counts: counts(changes) })),
    causes: causes(comparison, caseOf),
    failed: totals.regression > 0,
  }
}
