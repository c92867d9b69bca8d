import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { Expectation } from '../expectations/expectations.ts'
import type { Explainer } from '../expectations/explainer.ts'
import type { Output } from '../oracle/oracle.ts'
import { wrongBytes } from './judge-case.ts'
import type { RunFile } from './run-file.ts'

/** A case that a tool gets wrong. */
export interface WrongCase {
  readonly id: string
  readonly outcome: Expectation['outcome']
  /** One line: what is wrong. */
  readonly said: string
  /** The entry that explains it. */
  readonly known?: Expectation
}

/** What a tool made of all cases. */
export interface JudgedAnswers {
  readonly right: number
  /** Cases that the tool says it does not know something of. */
  readonly unsupported: number
  readonly wrong: readonly WrongCase[]
  /** Entries that cover cases, none of which comes out so. */
  readonly stale: readonly Expectation[]
}

type Answer = Output<Uint8Array | null>

/** What is wrong with what a tool made of a case; `undefined` if nothing is. */
function wrongAnswer(
  answer: Exclude<Answer, { kind: 'unsupported' }>,
  file: RunFile,
  environment: Environment,
): Pick<WrongCase, 'outcome' | 'said'> | undefined {
  if (answer.kind === 'invalid') return { outcome: 'false-reject', said: answer.kind }
  if (answer.kind !== 'output') return { outcome: answer.kind, said: answer.kind }
  if (answer.value === null) return { outcome: 'error', said: 'no module was written' }
  const verdict = validate(answer.value, environment)
  if (verdict.kind === 'invalid')
    return { outcome: 'wrong-output', said: `wrong-output (${verdict.message})` }
  const why = wrongBytes(answer.value, file)
  return why === undefined ? undefined : { outcome: 'wrong-result', said: `wrong-result (${why})` }
}

/** @param answers of a tool that writes modules, in order of the cases. */
export function judgeAnswers(
  cases: readonly RunFile[],
  answers: readonly (Answer | undefined)[],
  environment: Environment,
  explainer: Explainer,
): JudgedAnswers {
  const wrong: WrongCase[] = []
  const covered = new Set<Expectation>()
  let [right, unsupported] = [0, 0]
  for (const [at, file] of cases.entries()) {
    const answer = answers[at] ?? { kind: 'error', why: 'no answer' }
    if (answer.kind === 'unsupported') {
      unsupported++
      continue
    }
    const asked = {
      case: file.id,
      rule: file.id.split('/').slice(0, 2).join('/'),
      environment: environment.name,
    }
    for (const entry of explainer.entries) if (explainer.covers(entry, asked)) covered.add(entry)
    const of = wrongAnswer(answer, file, environment)
    if (of === undefined) {
      right++
      continue
    }
    const known = explainer.explains(asked, of.outcome)
    wrong.push({ id: file.id, ...of, ...(known === undefined ? {} : { known }) })
  }
  const used = new Set(wrong.map(({ known }) => known))
  return { right, unsupported, wrong, stale: [...covered].filter((entry) => !used.has(entry)) }
}
