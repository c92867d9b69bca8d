import type { Result, RunLog } from '../log/run-log.ts'
import { groupBy } from './group-by.ts'
import { marks, type State } from './html/cell-view.ts'

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
}

const states: Readonly<Record<EnforcementWord, State>> = {
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
  readonly state: State
  readonly mark: string
} {
  return { state: states[word], mark: marks[states[word]] }
}

/** How far an oracle of a run enforces the statement that these rules carry. */
export type Enforcing = (oracle: string, rules: readonly string[]) => Enforcement

/** The results of a run, looked up by rule once. */
export function enforcing({ results }: Pick<RunLog, 'results'>): Enforcing {
  const byRule = groupBy(results, ({ rule }) => rule)
  return (oracle, rules) => {
    const all = rules.flatMap((rule) => byRule.get(rule) ?? [])
    const expecting = (of: Result['expect']) => all.some(({ expect }) => expect === of)
    const outcomes = all.flatMap((result) =>
      result.oracle === oracle && result.expect === 'invalid' ? [result.outcome] : [],
    )
    const known = outcomes.filter((outcome) => outcome !== 'unsupported')
    const asked = known.length
    const refused = known.filter((outcome) => outcome === 'agree').length
    const word = (): EnforcementWord => {
      if (asked > 0 && refused === asked) return 'enforced'
      if (refused > 0) return 'in part'
      if (known.includes('false-accept')) return 'missed'
      if (outcomes.length > 0) return 'cannot tell'
      if (expecting('invalid')) return 'not asked'
      return expecting('either') ? 'open question' : 'no invalid case'
    }
    return { word: word(), refused, asked }
  }
}
