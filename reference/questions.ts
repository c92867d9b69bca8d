import type { RuleId } from '#spec/rule'
import { isInForce } from '#spec/versions'
import { type Answers, noAnswers, setAnswer } from './answers.ts'
import type { Check } from './check.ts'
import type { Judgement } from './dispatch.ts'
import type { Module } from './module.ts'

/** Something about a module that decides whether some of the checks are asked. */
export interface Question {
  readonly holds: (module: Module) => boolean
  /** Checks that are asked only where it holds. */
  readonly asked: ReadonlySet<Check>
  /** Checks that are asked only where it does not. */
  readonly silent: ReadonlySet<Check>
}

const noChecks: ReadonlySet<Check> = new Set()

/** One for every client API that rules are of: they hold in its environments alone. */
function clientQuestions(
  checks: readonly Check[],
  ruleById: Judgement['ruleById'],
): readonly Question[] {
  const clients = new Set(checks.flatMap(({ rule }) => ruleById(rule)?.client ?? []))
  return [...clients].map((client) => ({
    holds: ({ environment }) => environment.client === client,
    asked: new Set(checks.filter(({ rule }) => ruleById(rule)?.client === client)),
    silent: noChecks,
  }))
}

/** One for every set of environments that rules are limited to. */
function environmentQuestions(
  checks: readonly Check[],
  ruleById: Judgement['ruleById'],
): readonly Question[] {
  const groups = new Map<string, Check[]>()
  for (const check of checks) {
    const names = ruleById(check.rule)?.environments
    if (names === undefined) continue
    const key = [...names].sort().join()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [check])
    else group.push(check)
  }
  return [...groups].map(([key, asked]) => {
    const names = new Set(key.split(','))
    return {
      holds: ({ environment }) => names.has(environment.name),
      asked: new Set(asked),
      silent: noChecks,
    }
  })
}

/** One for every turn of versions, every text that amends others, every client API, and every set of environments. */
export function questionsOf(
  checks: readonly Check[],
  { amendments, ruleById }: Judgement,
  dates: ReadonlyMap<string, string>,
): readonly Question[] {
  const isOfVersion = (id: RuleId): boolean => {
    const row = ruleById(id)
    return row === undefined || isInForce(row, dates.get(row.text) ?? '')
  }
  const bounds = new Map<number, { readonly asked: Set<Check>; readonly silent: Set<Check> }>()
  const turnAt = (turn: number) => {
    const there = bounds.get(turn) ?? { asked: new Set(), silent: new Set() }
    bounds.set(turn, there)
    return there
  }
  const byRule = new Map<RuleId, Check[]>()
  for (const check of checks) {
    const { since, until } = ruleById(check.rule)?.versions ?? {}
    if (since !== undefined) turnAt(since).asked.add(check)
    if (until !== undefined) turnAt(until + 1).silent.add(check)
    const alike = byRule.get(check.rule)
    if (alike === undefined) byRule.set(check.rule, [check])
    else alike.push(check)
  }
  const checksOf = (rules: readonly RuleId[]) =>
    new Set(rules.flatMap((rule) => byRule.get(rule) ?? []))
  const amended = amendments.map(
    ({ inForce, old, own }): Question => ({
      holds: inForce,
      asked: checksOf([...own]),
      silent: checksOf(
        [...old.keys()].filter((rule) => {
          const rewording = old.get(rule)
          return rewording?.length === 0 || rewording?.some(isOfVersion) === true
        }),
      ),
    }),
  )
  return [
    ...[...bounds].map(
      ([turn, of]): Question => ({ holds: ({ version }) => version >= turn, ...of }),
    ),
    ...amended,
    ...clientQuestions(checks, ruleById),
    ...environmentQuestions(checks, ruleById),
  ]
}

/** Answers these questions about a module. The result is written over when it is asked about the next one. */
export function staticAnswers(questions: readonly Question[]): (module: Module) => Answers {
  const answers = noAnswers(questions.length)
  return (module) => {
    answers.fill(0)
    for (let n = 0; n < questions.length; n++)
      if (questions[n]?.holds(module) === true) setAnswer(answers, n)
    return answers
  }
}

/** Answers that must be yes, and answers that must be no. */
export interface Conditions {
  readonly asked: Answers
  readonly silent: Answers
}

/** Tells when checks are asked that these questions speak of. */
export function conditions(questions: readonly Question[]): (check: Check) => Conditions {
  const none = (): Conditions => ({
    asked: noAnswers(questions.length),
    silent: noAnswers(questions.length),
  })
  const always = none()
  const found = new Map<Check, Conditions>()
  for (const [n, question] of questions.entries())
    for (const by of ['asked', 'silent'] as const)
      for (const check of question[by]) {
        const of = found.get(check) ?? none()
        setAnswer(of[by], n)
        found.set(check, of)
      }
  return (check) => found.get(check) ?? always
}
