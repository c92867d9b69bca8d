import type { RuleConditions } from '#spec/judged'
import type { RuleId } from '#spec/rule'
import { isInForce } from '#spec/versions'
import type { Check } from './check.ts'
import type { Module } from './module.ts'
import type { SelectedJudgement } from './selection.ts'

/** Answers to numbered questions about a module: bit `n % 32` of word `n / 32` is set where the answer to `n` is yes. */
export type Answers = Int32Array

/** Answers to this number of questions, all of them no. */
function noAnswers(questions: number): Answers {
  return new Int32Array(Math.ceil(questions / 32))
}

/** Makes the answer to question `n` yes. */
function setAnswer(answers: Answers, n: number): void {
  const word = n >> 5
  answers[word] = (answers[word] ?? 0) | (1 << (n & 31))
}

/** A map key that is the same for answers that are alike. */
export function answerKey(answers: Answers): number | string {
  return answers.length <= 1 ? (answers[0] ?? 0) : answers.join()
}

/** Something about a module that decides whether some of the checks are asked. */
export interface ModuleQuestion {
  readonly holds: (module: Module) => boolean
  /** Checks that are asked only where it holds. */
  readonly asked: ReadonlySet<Check>
  /** Checks that are asked only where it does not. */
  readonly silent: ReadonlySet<Check>
}

const noChecks: ReadonlySet<Check> = new Set()

/** A check with the row of its rule. */
export interface ChosenCheck {
  readonly check: Check
  /** Absent where no text has the rule. */
  readonly row: RuleConditions | undefined
}

/** One for every turn of versions, every text that amends others, every client API, and every set of environments. */
export function questionsOf(
  chosen: readonly ChosenCheck[],
  { amendments, ruleById }: SelectedJudgement,
  dates: ReadonlyMap<string, string>,
): readonly ModuleQuestion[] {
  const isOfVersion = (id: RuleId): boolean => {
    const row = ruleById(id)
    return row === undefined || isInForce(row, dates.get(row.text) ?? '')
  }
  const amended = new Set(amendments.flatMap(({ old, own: newer }) => [...old.keys(), ...newer]))
  const byRule = new Map<RuleId, Check[]>()
  const bounds = new Map<number, { readonly asked: Set<Check>; readonly silent: Set<Check> }>()
  const turnAt = (turn: number) => {
    const bound = bounds.get(turn) ?? { asked: new Set(), silent: new Set() }
    bounds.set(turn, bound)
    return bound
  }
  const byClient = new Map<string, Set<Check>>()
  const byEnvironments = new Map<string, Set<Check>>()
  for (const { check, row } of chosen) {
    if (amended.has(check.rule)) byRule.set(check.rule, [...(byRule.get(check.rule) ?? []), check])
    if (row === undefined) continue
    const { since, until } = row.versions ?? {}
    if (since !== undefined) turnAt(since).asked.add(check)
    if (until !== undefined) turnAt(until + 1).silent.add(check)
    if (row.client !== undefined) addTo(byClient, row.client, check)
    if (row.environments !== undefined)
      addTo(byEnvironments, [...row.environments].sort().join(), check)
  }
  const checksOf = (rules: readonly RuleId[]) =>
    new Set(rules.flatMap((rule) => byRule.get(rule) ?? []))
  return [
    ...[...bounds].map(
      ([turn, bound]): ModuleQuestion => ({ holds: ({ version }) => version >= turn, ...bound }),
    ),
    ...amendments.map(
      ({ inForce, old, own: newer }): ModuleQuestion => ({
        holds: inForce,
        asked: checksOf([...newer]),
        silent: checksOf(
          [...old.keys()].filter((rule) => {
            const rewording = old.get(rule)
            return rewording?.length === 0 || rewording?.some(isOfVersion) === true
          }),
        ),
      }),
    ),
    ...[...byClient].map(
      ([client, asked]): ModuleQuestion => ({
        holds: ({ environment }) => environment.client === client,
        asked,
        silent: noChecks,
      }),
    ),
    ...[...byEnvironments].map(([key, asked]): ModuleQuestion => {
      const names = new Set(key.split(','))
      return { holds: ({ environment }) => names.has(environment.name), asked, silent: noChecks }
    }),
  ]
}

function addTo(sets: Map<string, Set<Check>>, key: string, check: Check): void {
  const set = sets.get(key)
  if (set === undefined) sets.set(key, new Set([check]))
  else set.add(check)
}

/** Answers these questions about a module. The result is written over when it is asked about the next one. */
export function staticAnswers(questions: readonly ModuleQuestion[]): (module: Module) => Answers {
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

/** Tells when checks are asked that these questions speak of. Checks with the same conditions share one object. */
export function conditions(questions: readonly ModuleQuestion[]): (check: Check) => Conditions {
  const asking = new Map<Check, number[]>()
  for (const [n, { asked, silent }] of questions.entries())
    for (const [silence, checks] of [asked, silent].entries())
      for (const check of checks) {
        const numbers = asking.get(check)
        if (numbers === undefined) asking.set(check, [2 * n + silence])
        else numbers.push(2 * n + silence)
      }
  const known = new Map<string, Conditions>()
  return (check) => {
    const numbers = asking.get(check) ?? []
    const key = numbers.join()
    let found = known.get(key)
    if (found === undefined) {
      found = { asked: noAnswers(questions.length), silent: noAnswers(questions.length) }
      for (const number of numbers)
        setAnswer(number % 2 === 0 ? found.asked : found.silent, number >> 1)
      known.set(key, found)
    }
    return found
  }
}
