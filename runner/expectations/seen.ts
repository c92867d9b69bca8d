import type { LoggedOracle, Result } from '../log/run-log.ts'
import { couldShow } from './could-show.ts'
import type { ExpectationEntry } from './expectations.ts'
import type { Explainer } from './explainer.ts'

/**
 * The outcomes of a tool of one version for the cases that an entry covers: their names, by what comes before them in
 * the ids.
 */
export interface SeenAnswers {
  /** Cases that the entry explains. */
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>
  /** Cases that could have come out so, and are answered rightly in every environment that the entry covers. */
  readonly right: ReadonlyMap<string, ReadonlySet<string>>
  /** Cases that the entry must not cover: those answered rightly, covered or not, and those that another entry explains. */
  readonly others: ReadonlyMap<string, ReadonlySet<string>>
}

/** Files a case under what its id begins with: its rule, or `own/` and the rule. */
function add(to: Map<string, Set<string>>, { case: id }: Result): void {
  const end = id.lastIndexOf('/')
  const folder = id.slice(0, end)
  to.set(folder, (to.get(folder) ?? new Set()).add(id.slice(end + 1)))
}

/** @param results of one tool of that kind. */
export function seen(
  entry: ExpectationEntry,
  explainedAnswers: Explainer,
  results: readonly Result[],
  kind: LoggedOracle['kind'],
): SeenAnswers {
  const shown = new Map<string, Set<string>>()
  const right = new Map<string, Set<string>>()
  const others = new Map<string, Set<string>>()
  for (const result of results) {
    if (!couldShow(result.expect, entry.outcome, kind)) continue
    const answers = result.answers.filter(({ environment }) =>
      explainedAnswers.coversEnvironment(entry, environment),
    )
    const covered = answers.filter(({ environment }) =>
      explainedAnswers.covers(entry, { ...result, environment }),
    )
    const explained = covered.some(
      ({ environment, outcome }) =>
        explainedAnswers.explains({ ...result, environment }, outcome) === entry,
    )
    if (explained) {
      add(shown, result)
      continue
    }
    const isRight = answers.length > 0 && answers.every(({ outcome }) => outcome === 'agree')
    if (isRight && covered.length > 0 && entry.sometimes === undefined) add(right, result)
    if (isRight || answers.some(({ outcome }) => outcome === entry.outcome)) add(others, result)
  }
  return { shown, right, others }
}
