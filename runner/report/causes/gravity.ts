import type { FoundCause } from './found-cause.ts'
import { harms } from './harm.ts'
import { severities } from './severity.ts'

/** Cases of a cause at the oracle that shows it most often. */
export function mostCases({ cases }: FoundCause): number {
  return Math.max(...[...cases.values()].map((ids) => ids.length))
}

/** Gravest first: by who is affected, by how common the feature is, and by cases. */
export function byGravity(a: FoundCause, b: FoundCause): number {
  return (
    harms.indexOf(a.harm) - harms.indexOf(b.harm) ||
    b.commonness - a.commonness ||
    mostCases(b) - mostCases(a) ||
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    (`${a.id} ${a.tool}` < `${b.id} ${b.tool}` ? -1 : 1)
  )
}
