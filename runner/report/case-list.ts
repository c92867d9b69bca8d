import { counted } from '../counted.ts'
import { disagreements } from '../log/outcome.ts'
import { type Answer, caseByCase, type LoggedRun, type Result } from '../log/run-log.ts'
import { groupBy } from './group-by.ts'

function answerText(oracle: string, { outcome, explained }: Answer): string {
  const known = disagreements.has(outcome) && explained !== undefined ? ' (explained)' : ''
  return `${oracle} ${outcome}${known}`
}

/** A case in as many lines as it has different sets of answers. */
function lines(results: readonly Result[]): readonly string[] {
  const [first] = results
  if (first === undefined) return []
  const byEnvironment = new Map<string, string[]>()
  for (const { oracle, answers } of results)
    for (const answer of answers) {
      const environments = byEnvironment.get(answer.environment) ?? []
      byEnvironment.set(answer.environment, [...environments, answerText(oracle, answer)])
    }
  const same = groupBy([...byEnvironment], ([, answers]) => answers.join(', '))
  return [...same].map(
    ([answers, environments]) =>
      `${first.case} ${first.expect} [${environments.map(([name]) => name).join(' ')}]: ${answers}`,
  )
}

/** The cases of a run, one line each: id, expected verdict, environments, and the outcome of each tool. The last line counts them. */
export function* caseList({ results }: LoggedRun): Generator<string, void> {
  let count = 0
  for (const same of caseByCase(results)) {
    count++
    for (const line of lines(same)) yield `${line}\n`
  }
  yield `${counted(count, 'case')}\n`
}
