import { counted } from '../../counted.ts'
import { errorKinds, type FoundCause } from '../causes/found-cause.ts'
import type { Figures } from '../figures.ts'
import { disagreementCount, openFindings } from '../finding.ts'

/** The run in one sentence: the errors, which are causes, before the disagreements that show them. */
export function headline(figures: Figures, causes: readonly FoundCause[]): string {
  const errors = causes.filter(({ kind }) => errorKinds.has(kind)).length
  const unexplained = openFindings(figures.findings)
  const open = disagreementCount(unexplained)
  const known = disagreementCount(figures.findings) - open
  const rules = new Set(unexplained.map(({ first }) => first.rule)).size
  const what = [
    ...(errors === 0 ? [] : [counted(errors, 'error')]),
    open === 0
      ? 'no unexplained disagreements'
      : `${counted(open, 'unexplained disagreement')} about ${counted(rules, 'rule')}`,
    ...(known === 0 ? [] : [`${counted(known, 'disagreement is', 'disagreements are')} explained`]),
    ...(figures.stopped ? ['the run stopped at the first disagreement'] : []),
  ]
  return what.join('; ')
}
