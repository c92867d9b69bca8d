import type { Answer, LoggedOracle, Result } from '../log/run-log.ts'
import type { Change } from './change.ts'
import { changeClass } from './change-class.ts'
import { said } from './said.ts'
import type { Side } from './side.ts'

/** An unchanged answer with an unchanged message. */
export type Unchanged = Pick<Change, 'rule' | 'case' | 'expect' | 'environment'>

/** The comparison of two sides. */
export interface Comparison {
  readonly baseline: LoggedOracle
  readonly candidate: LoggedOracle
  /** In the order of the candidate's results. */
  readonly changes: readonly Change[]
  readonly unchanged: readonly Unchanged[]
  /** Answers, each to one case in one environment, that only one side has. */
  readonly onlyBaseline: number
  readonly onlyCandidate: number
}

const key = (name: string, environment: string) => `${name} ${environment}`

function answersOf(results: readonly Result[]): Map<string, Answer> {
  return new Map(
    results.flatMap((result) =>
      result.answers.map((answer) => [key(result.case, answer.environment), answer] as const),
    ),
  )
}

/**
 * The changes from one side to the other. If an invalid case becomes inconclusive, or ceases to be, because the answer to
 * its control changed, the change counts for the control.
 *
 * @param controlOf the id of a case's control; `undefined` where it has none or nobody knows.
 */
export function comparison(
  baseline: Side,
  candidate: Side,
  controlOf: (id: string) => string | undefined,
): Comparison {
  const before = answersOf(baseline.results)
  const after = answersOf(candidate.results)
  const changes: Change[] = []
  const unchanged: Unchanged[] = []

  const follows = (id: string, environment: string, then: Answer, now: Answer) => {
    if (then.outcome !== 'inconclusive' && now.outcome !== 'inconclusive') return undefined
    const control = controlOf(id)
    if (control === undefined || now.outcome === 'crash') return undefined
    const [first, last] = [before, after].map((of) => of.get(key(control, environment))?.outcome)
    return first === undefined || last === undefined || first === last ? undefined : control
  }

  for (const { rule, case: id, expect, answers } of candidate.results)
    for (const now of answers) {
      const { environment } = now
      const then = before.get(key(id, environment))
      if (then === undefined) continue
      const base = { rule, case: id, expect, environment }
      const whole = { ...base, before: then, after: now }
      const control = follows(id, environment, then, now)
      if (then.outcome !== now.outcome || then.verdict.kind !== now.verdict.kind)
        changes.push(
          control === undefined
            ? { ...whole, class: changeClass(then.outcome, now.outcome) }
            : { ...whole, class: 'other', follows: control },
        )
      else if (said(then) !== said(now)) changes.push({ ...whole, class: 'message-only' })
      else unchanged.push(base)
    }
  const compared = changes.length + unchanged.length
  return {
    baseline: baseline.oracle,
    candidate: candidate.oracle,
    changes,
    unchanged,
    onlyBaseline: before.size - compared,
    onlyCandidate: after.size - compared,
  }
}
