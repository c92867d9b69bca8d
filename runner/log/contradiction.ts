import { disagreements, type Outcome, worst } from './outcome.ts'
import type { Answer, Header, LoggedOracle, Result } from './run-log.ts'

/** Outcomes that are named like the verdict that they come of. */
const likeVerdict: ReadonlySet<Outcome> = new Set(['crash', 'timeout', 'error', 'unsupported'])

/** Whether a validator's verdict on a case comes to that outcome, as far as the line itself shows it. */
function isPossible(
  { outcome, verdict: { kind } }: Answer,
  { expect }: Pick<Result, 'expect'>,
): boolean {
  if (likeVerdict.has(outcome)) return outcome === kind
  if (kind !== 'valid' && kind !== 'invalid') return false
  if (outcome === 'agree') return expect === 'either' || expect === kind
  if (outcome === 'inconclusive') return expect === 'invalid' && kind === 'invalid'
  const wrong = { 'false-accept': 'valid', 'false-reject': 'invalid' }[outcome as string] ?? kind
  return wrong === kind && expect !== 'either' && expect !== kind
}

/**
 * The contradiction of a result of a run to itself or to the header, in words; `undefined` if there is none. No corpus
 * is asked, for the run may be of another one.
 */
export function contradiction(
  result: Result,
  { kind }: Pick<LoggedOracle, 'kind'>,
  { command, rules, environments }: Header,
): string | undefined {
  const { case: id, rule, expect, outcome, answers } = result
  if (!Object.hasOwn(rules, rule)) return `the header has no rule '${rule}'`
  // Both sides of a comparison have the case's name of today, which may be of another rule.
  if (command !== 'diff' && !id.startsWith(`${rule}/`))
    return `the case '${id}' is not of the rule '${rule}'`
  for (const answer of answers) {
    const { environment, outcome, verdict, again } = answer
    if (!environments.includes(environment)) return `the header has no environment '${environment}'`
    if (again !== undefined && !disagreements.has(outcome))
      return `'${outcome}' is no wrong answer that was asked again`
    if (kind === 'validator' && !isPossible(answer, result))
      return `'${outcome}' does not go with the verdict '${verdict.kind}' on a case that expects '${expect}'`
  }
  const most = worst(answers.map((answer) => answer.outcome))
  return most === outcome ? undefined : `'${outcome}' is not the worst of its answers, '${most}'`
}
