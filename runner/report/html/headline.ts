import { counted } from '../../counted.ts'
import { errorKinds, type FoundCause } from '../causes/found-cause.ts'
import type { Summary } from '../summary.ts'

/** The run in one sentence: the errors, which are causes, before the disagreements that show them. */
export function headline(of: Summary, causes: readonly FoundCause[]): string {
  const errors = causes.filter(({ kind }) => errorKinds.has(kind)).length
  const open = of.disagreements.filter(({ explained }) => explained === undefined)
  const known = of.disagreements.length - open.length
  const rules = new Set(open.map(({ rule }) => rule)).size
  const what = [
    ...(errors === 0 ? [] : [counted(errors, 'error')]),
    open.length === 0
      ? 'no unexplained disagreements'
      : `${counted(open.length, 'unexplained disagreement')} about ${counted(rules, 'rule')}`,
    ...(known === 0 ? [] : [`${counted(known, 'disagreement is', 'disagreements are')} explained`]),
    ...(of.stopped ? ['the run stopped at the first disagreement'] : []),
  ]
  return what.join('; ')
}
