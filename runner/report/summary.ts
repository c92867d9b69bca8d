import { inOrder, type LoggedRun } from '../log/run-log.ts'
import { spool } from '../log/spool.ts'
import { type Figures, figures } from './figures.ts'
import { byUrgency, type Disagreement, disagreementsIn } from './finding.ts'
import { type OpenAnswer, openAnswers } from './readings.ts'

type CountedFigures = Omit<Figures, 'findings' | 'readings'>

/** The data of a run that programs read: figures, and lists that grow with its answers. */
export interface Summary extends CountedFigures {
  /** Unexplained ones first, then by severity. */
  readonly disagreements: readonly Disagreement[]
  /** Cases of sentences that can be read two ways, with the answer of each oracle. */
  readonly open: readonly OpenAnswer[]
}

/** A summary whose lists need not be in memory. */
export interface LongSummary extends CountedFigures {
  readonly disagreements: Iterable<Disagreement>
  readonly open: Iterable<OpenAnswer>
}

/** The disagreements of a run: unexplained ones first, then by severity. */
function disagreementsOf({ header, results }: LoggedRun): Iterable<Disagreement> {
  const disagreementsOf = disagreementsIn(header)
  const all = spool(byUrgency)
  for (const result of inOrder(results))
    for (const disagreement of disagreementsOf(result)) all.add(disagreement)
  return all
}

/** A summary from the figures of a run, with lists that are gone through as they are written. */
export function longSummary(log: LoggedRun, all: Figures): LongSummary {
  const { findings: _, readings: _readings, ...short } = all
  return { ...short, disagreements: disagreementsOf(log), open: openAnswers(log) }
}

/** The figures and findings of a run. */
export function summary(log: LoggedRun): Summary {
  const summary = longSummary(log, figures(log))
  return { ...summary, disagreements: [...summary.disagreements], open: [...summary.open] }
}
