import type { LoggedRun, Result } from '../log/run-log.ts'
import { type CellState, marks } from '../pages/cell-view.ts'
import { type Fold, folded } from './fold.ts'
import { count, type OpenTally, openTally } from './tally.ts'

/** How far a tool enforces a statement. */
export const enforcementWords = [
  'enforced',
  'in part',
  'missed',
  'cannot tell',
  'open question',
  'no invalid case',
  'not asked',
] as const

/** One of {@link enforcementWords}. */
export type EnforcementWord = (typeof enforcementWords)[number]

/** The results of a tool for the invalid cases of a statement's rules. */
export interface Enforcement {
  readonly word: EnforcementWord
  /** Invalid cases that were rejected and whose control was accepted. */
  readonly refused: number
  /** Invalid cases whose text the tool knows. */
  readonly asked: number
  /** Valid cases that it rejects. */
  readonly rejected: number
  /** Whether some tool was asked about any case of the rules. */
  readonly isAsked: boolean
}

const states: Readonly<Record<EnforcementWord, CellState>> = {
  enforced: 'right',
  'in part': 'known',
  missed: 'open',
  'cannot tell': 'none',
  'open question': 'unsure',
  'no invalid case': 'none',
  'not asked': 'none',
}

/** The look of an enforcement, as of other cells. */
export function enforcementLook(word: EnforcementWord): {
  readonly state: CellState
  readonly mark: string
} {
  return { state: states[word], mark: marks[states[word]] }
}

/** How far an oracle of a run enforces the statement that these rules carry. */
export type Enforcing = (oracle: string, rules: readonly string[]) => Enforcement

/** The answers of oracles to the cases of a rule. */
interface RuleAnswers {
  readonly expects: Set<Result['expect']>
  /** Keyed by oracle. */
  readonly invalid: Map<string, OpenTally>
  /** Valid cases that each oracle rejects. */
  readonly rejected: Map<string, number>
}

/** Counts the results of a run by rule. */
export function enforcement(): Fold<Enforcing> {
  const byRule = new Map<string, RuleAnswers>()
  return {
    take: ({ rule, oracle, expect, outcome }) => {
      const answers: RuleAnswers = byRule.get(rule) ?? {
        expects: new Set(),
        invalid: new Map(),
        rejected: new Map(),
      }
      byRule.set(rule, answers)
      answers.expects.add(expect)
      if (outcome === 'false-reject')
        answers.rejected.set(oracle, (answers.rejected.get(oracle) ?? 0) + 1)
      if (expect !== 'invalid') return
      const tally = answers.invalid.get(oracle) ?? openTally()
      answers.invalid.set(oracle, tally)
      count(tally, outcome)
      tally.asked++
    },
    end: () => (oracle, rules) => {
      const all = rules.flatMap((rule) => byRule.get(rule) ?? [])
      const expecting = (expectation: Result['expect']) =>
        all.some(({ expects }) => expects.has(expectation))
      const tallies = all.flatMap(({ invalid }) => invalid.get(oracle) ?? [])
      const sum = (count: (tally: OpenTally) => number) =>
        tallies.reduce((total, tally) => total + count(tally), 0)
      const asked = sum((tally) => tally.asked - (tally.counts.unsupported ?? 0))
      const refused = sum(({ counts }) => counts.agree ?? 0)
      const word = (): EnforcementWord => {
        if (asked > 0 && refused === asked) return 'enforced'
        if (refused > 0) return 'in part'
        if (sum(({ counts }) => counts['false-accept'] ?? 0) > 0) return 'missed'
        if (tallies.length > 0) return 'cannot tell'
        if (expecting('invalid')) return 'not asked'
        return expecting('either') ? 'open question' : 'no invalid case'
      }
      const rejected = all.reduce(
        (total, answers) => total + (answers.rejected.get(oracle) ?? 0),
        0,
      )
      return { word: word(), refused, asked, rejected, isAsked: all.length > 0 }
    },
  }
}

/** The results of a run, looked up by rule once. */
export function enforcing({ results }: Pick<LoggedRun, 'results'>): Enforcing {
  const [enforces] = folded(results, enforcement())
  return enforces
}
