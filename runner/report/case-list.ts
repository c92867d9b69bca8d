import { counted } from '../counted.ts'
import { disagreements } from '../log/outcome.ts'
import type { Answer, Result, RunLog } from '../log/run-log.ts'
import { groupBy } from './group-by.ts'

function answerText(oracle: string, { outcome, explained }: Answer): string {
  const known = disagreements.has(outcome) && explained !== undefined ? ' (explained)' : ''
  return `${oracle} ${outcome}${known}`
}

/** A case in as many lines as there are different sets of answers to it. */
function lines(results: readonly Result[]): readonly string[] {
  const [first] = results
  if (first === undefined) return []
  const byEnvironment = new Map<string, string[]>()
  for (const { oracle, answers } of results)
    for (const answer of answers) {
      const of = byEnvironment.get(answer.environment) ?? []
      byEnvironment.set(answer.environment, [...of, answerText(oracle, answer)])
    }
  const same = groupBy([...byEnvironment], ([, answers]) => answers.join(', '))
  return [...same].map(
    ([answers, of]) =>
      `${first.case} ${first.expect} [${of.map(([name]) => name).join(' ')}]: ${answers}`,
  )
}

/** The cases of a run, one line each: id, expected verdict, environments, and the outcome of each tool. The last line counts them. */
export function caseList({ results }: RunLog): string {
  const cases = groupBy(results, (result) => result.case)
  const count = counted(cases.size, 'case')
  return `${[...[...cases.values()].flatMap(lines), count].join('\n')}\n`
}
