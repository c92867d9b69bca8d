import type { LoggedOracle } from '../log/run-log.ts'
import { repeatsItself } from './failure.ts'
import type { Fold } from './fold.ts'
import { verdictText } from './verdict-text.ts'

/** A tool that answers rightly where it is asked again after a wrong answer. No rule is to blame for that. */
export interface Inconsistent {
  readonly oracle: string
  /** Cases that it answered both ways. */
  readonly cases: number
  /** The case that shows it best: one of those for which it is known how many modules came before, if there are any. */
  readonly case: string
  readonly environment: string
  /** Its wrong answer to that case, and the right one that came after. */
  readonly first: string
  readonly again: string
  /** Modules that the process had been asked before that case. */
  readonly asked?: number | undefined
  /** They are the fewest that bring the wrong answer about in a fresh process. */
  readonly shortest?: true | undefined
  readonly gates: boolean
}

/** The tools of a run that do not repeat themselves, one row each. */
export function inconsistent(oracles: readonly LoggedOracle[]): Fold<readonly Inconsistent[]> {
  const gating = new Map(oracles.map(({ name, standing }) => [name, standing === 'gates']))
  const found = new Map<string, Inconsistent>()
  return {
    take: (result) => {
      const { oracle } = result
      const both = result.answers.filter((answer) => !repeatsItself(answer))
      const answer = both.find(({ again }) => again?.asked !== undefined) ?? both[0]
      if (answer?.again === undefined) return
      const { verdict, ...counts } = answer.again
      const before = found.get(oracle)
      const cases = (before?.cases ?? 0) + 1
      if (before !== undefined && (before.asked !== undefined || counts.asked === undefined)) {
        found.set(oracle, { ...before, cases })
        return
      }
      found.set(oracle, {
        ...{ oracle, cases, case: result.case, environment: answer.environment },
        first: answer.detail ?? verdictText(answer.verdict),
        again: verdictText(verdict),
        ...counts,
        gates: gating.get(oracle) ?? false,
      })
    },
    end: () => [...found.values()],
  }
}

/** How many modules came before an answer that a tool does not repeat, as a sentence; empty where that is not known. */
export function askedText({ asked, shortest }: Pick<Inconsistent, 'asked' | 'shortest'>): string {
  if (asked === undefined) return ''
  const modules = asked === 1 ? '1 module' : `${asked} modules`
  return shortest
    ? `The wrong answer comes after ${modules} in one process, and not after fewer.`
    : `The tool had been asked ${modules} before, which do not bring it about again.`
}
