import { disagreements, type Outcome, outcomes } from '../log/outcome.ts'
import type { Header, LoggedOracle, Result } from '../log/run-log.ts'
import type { Fold } from './fold.ts'
import { groupBy } from './group-by.ts'
import { verdictText } from './verdict-text.ts'

/** A disagreement of one oracle. */
export interface Disagreement {
  readonly rule: string
  readonly case: string
  readonly oracle: string
  readonly outcome: Outcome
  readonly environments: readonly string[]
  /** The message of the oracle, in one line. */
  readonly said: string
  readonly section: string
  /** Absent if no expectation explains it. */
  readonly explained?: string
  readonly gates: boolean
}

/** Disagreements of one oracle about one rule with the same outcome and the same explanation. */
export interface Finding {
  readonly first: Disagreement
  /** Number of cases, including the first. */
  readonly cases: number
}

function disagreementsOf(
  result: Result,
  oracle: LoggedOracle,
  section: string,
): readonly Disagreement[] {
  const wrong = result.answers.filter(({ outcome }) => disagreements.has(outcome))
  const groups = groupBy(wrong, ({ outcome, explained }) => JSON.stringify([outcome, explained]))
  return [...groups.values()].flatMap((answers) => {
    const [first] = answers
    if (first === undefined) return []
    return [
      {
        rule: result.rule,
        case: result.case,
        oracle: oracle.name,
        outcome: first.outcome,
        environments: answers.map(({ environment }) => environment),
        said: first.detail ?? verdictText(first.verdict),
        section,
        ...(first.explained === undefined ? {} : { explained: first.explained }),
        gates: oracle.standing === 'gates',
      },
    ]
  })
}

/** Tells the disagreements that a result of a run states. */
export function disagreementsIn(header: Header): (result: Result) => readonly Disagreement[] {
  const oracles = new Map(header.oracles.map((oracle) => [oracle.name, oracle]))
  return (result) => {
    const oracle = oracles.get(result.oracle)
    const section = header.rules[result.rule]?.section ?? ''
    return oracle === undefined ? [] : disagreementsOf(result, oracle, section)
  }
}

/** Unexplained ones of oracles that gate first, then the other unexplained ones, each by severity. */
export function byUrgency(a: Disagreement, b: Disagreement): number {
  const order = ({ explained, gates }: Disagreement) =>
    explained !== undefined ? 2 : gates ? 0 : 1
  return order(a) - order(b) || outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome)
}

/** Disagreements by oracle, rule, outcome and explanation, most urgent first. */
export function finding(header: Header): Fold<readonly Finding[]> {
  const disagreementsOf = disagreementsIn(header)
  const found = new Map<string, Finding>()
  return {
    take: (result) => {
      for (const first of disagreementsOf(result)) {
        const { oracle, rule, outcome, explained } = first
        const key = JSON.stringify([oracle, rule, outcome, explained])
        const finding = found.get(key) ?? { first, cases: 0 }
        found.set(key, { ...finding, cases: finding.cases + 1 })
      }
    },
    end: () => [...found.values()].sort((a, b) => byUrgency(a.first, b.first)),
  }
}

/** Number of disagreements that findings come to. */
export function disagreementCount(finding: readonly Finding[]): number {
  return finding.reduce((sum, { cases }) => sum + cases, 0)
}

/** Findings that no expectation explains. */
export function openFindings(finding: readonly Finding[]): readonly Finding[] {
  return finding.filter(({ first }) => first.explained === undefined)
}
