import type { LoggedOracle } from '../log/run-log.ts'
import { type AlignedAnswers, alignedAnswers, alignedCases, answersBy } from './aligned.ts'
import { answerLine } from './answer-line.ts'
import type { AnswerChange } from './change.ts'
import { changeClass } from './change-class.ts'
import { plainMessage } from './plain-message.ts'
import type { Side } from './side.ts'

/** An unchanged answer with an unchanged message. */
export type Unchanged = Pick<AnswerChange, 'rule' | 'case' | 'expect' | 'environment'>

/** The comparison of two sides. Changes are in memory, the rest is not. */
export interface Comparison {
  readonly baseline: LoggedOracle
  readonly candidate: LoggedOracle
  /** In the order of the candidate's results. */
  readonly changes: readonly AnswerChange[]
  /** Looked for in both sides each time that they are gone through. */
  readonly unchanged: Iterable<Unchanged>
  /** Answers, each to one case in one environment, that both sides have. */
  readonly compared: number
  /** Those that only one side has. */
  readonly onlyBaseline: number
  readonly onlyCandidate: number
}

/** The difference between two answers; `undefined` if they are alike. */
function difference({ before, after }: AlignedAnswers): 'answer' | 'message' | undefined {
  if (before.outcome !== after.outcome || before.verdict.kind !== after.verdict.kind)
    return 'answer'
  return answerLine(before) === answerLine(after) ? undefined : 'message'
}

const key = (name: string, environment: string) => `${name} ${environment}`

/** The outcomes of some cases by case and environment. */
function outcomesOf({ results }: Side, cases: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (cases.size > 0)
    for (const result of results)
      if (cases.has(result.case))
        for (const { environment, outcome } of result.answers)
          found.set(key(result.case, environment), outcome)
  return found
}

/**
 * The same changes, where an invalid case that is accepted now was refused by mistake: with the words that refused
 * valid cases, which are accepted now. The mended fault hid that the rule is not checked.
 */
function withWrongReasons(changes: readonly AnswerChange[]): readonly AnswerChange[] {
  const words = (change: AnswerChange) => plainMessage(answerLine(change.before))
  const mended = new Set(
    changes
      .filter(({ before, after }) => before.outcome === 'false-reject' && after.outcome === 'agree')
      .map(words),
  )
  return changes.map((change) =>
    change.before.outcome === 'agree' &&
    change.after.outcome === 'false-accept' &&
    (change.before.otherReason !== undefined || mended.has(words(change)))
      ? { ...change, class: 'other', wrongReason: true }
      : change,
  )
}

/** The same changes, where those that the answer to a control explains are put down to it. */
function withControls(
  changes: readonly AnswerChange[],
  sides: readonly [Side, Side],
  controlOf: (id: string) => string | undefined,
): readonly AnswerChange[] {
  const controls = changes.map((change) => {
    const outcomes = [change.before.outcome, change.after.outcome]
    const mayFollow =
      change.class !== 'message-only' &&
      outcomes.includes('inconclusive') &&
      change.after.outcome !== 'crash'
    return mayFollow ? controlOf(change.case) : undefined
  })
  const wanted = new Set(controls.flatMap((control) => control ?? []))
  const [before, after] = sides.map((side) => outcomesOf(side, wanted))
  return changes.map((change, index) => {
    const control = controls[index]
    if (control === undefined) return change
    const where = key(control, change.environment)
    const [first, last] = [before?.get(where), after?.get(where)]
    return first === undefined || last === undefined || first === last
      ? change
      : { ...change, class: 'other', follows: control }
  })
}

/**
 * The changes from one side to the other. If an invalid case becomes inconclusive, or ceases to be, because the answer
 * to its control changed, the change counts for the control. A case that was refused for a wrong reason and is accepted
 * now is not a regression, and an answer that a tool is recorded to give in some runs only is neither better nor worse.
 *
 * @param controlOf the id of a case's control; `undefined` if it has none or it is not known.
 */
export function comparison(
  baseline: Side,
  candidate: Side,
  controlOf: (id: string) => string | undefined,
): Comparison {
  const changes: AnswerChange[] = []
  let [compared, before, after] = [0, 0, 0]
  for (const alignedCase of alignedCases(baseline, candidate)) {
    before += answersBy(alignedCase.before).size
    after += answersBy(alignedCase.after).size
    for (const answers of alignedAnswers(alignedCase)) {
      compared++
      const differs = difference(answers)
      if (differs === 'message') changes.push({ ...answers, class: 'message-only' })
      else if (differs === 'answer') {
        const isByChance = [answers.before, answers.after].some(({ sometimes }) => sometimes)
        const newClass = isByChance
          ? 'other'
          : changeClass(answers.before.outcome, answers.after.outcome)
        changes.push({ ...answers, class: newClass })
      }
    }
  }
  return {
    baseline: baseline.oracle,
    candidate: candidate.oracle,
    changes: withWrongReasons(withControls(changes, [baseline, candidate], controlOf)),
    unchanged: {
      *[Symbol.iterator]() {
        for (const alignedCase of alignedCases(baseline, candidate))
          for (const answers of alignedAnswers(alignedCase))
            if (difference(answers) === undefined) yield answers
      },
    },
    compared,
    onlyBaseline: before - compared,
    onlyCandidate: after - compared,
  }
}
