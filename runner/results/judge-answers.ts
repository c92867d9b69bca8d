import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import type { Explainer } from '../expectations/explainer.ts'
import type { Output } from '../oracle/oracle.ts'
import { wrongDescription } from './described.ts'
import { wrongBuffer, wrongBytes } from './judge-case.ts'
import type { RunFile } from './run-file.ts'

/** A case that a tool gets wrong. */
export interface WrongCase {
  readonly id: string
  readonly outcome: ExpectationEntry['outcome']
  /** One line: what is wrong. */
  readonly said: string
  /** The entry that explains it. */
  readonly known?: ExpectationEntry
}

/** A case that a tool did not run. */
export interface SkippedCase {
  readonly id: string
  /** The feature that the tool says that it lacks. */
  readonly why: string
}

/** The outputs of a tool for all cases. */
export interface JudgedAnswers {
  readonly right: number
  /** Cases that the tool says it does not know something of. */
  readonly skipped: readonly SkippedCase[]
  readonly wrong: readonly WrongCase[]
  /** Entries that cover cases, none of which has the outcome of the entry. */
  readonly stale: readonly ExpectationEntry[]
}

type Wrong = Pick<WrongCase, 'outcome' | 'said'>

/** The fault in a tool's output for a case; `undefined` if there is none. */
export type ResultJudge<Made> = (made: Made, file: RunFile) => Wrong | undefined

/**
 * Judges modules: they must be valid, leave the expected bytes in the interpreter, and describe no values that the variables of the
 * case do not have.
 */
export function moduleJudge(environment: Environment): ResultJudge<Uint8Array | null> {
  return (module, file) => {
    if (module === null) return { outcome: 'error', said: 'no module was written' }
    const verdict = validate(module, environment)
    if (verdict.kind === 'invalid')
      return { outcome: 'wrong-output', said: `wrong-output (${verdict.message})` }
    const why = wrongBytes(module, file)
    if (why !== undefined) return { outcome: 'wrong-result', said: `wrong-result (${why})` }
    const wrong = wrongDescription(module, file)
    return wrong === undefined
      ? undefined
      : { outcome: 'wrong-description', said: `wrong-description (${wrong})` }
  }
}

/** Judges the bytes that a device left in each buffer of a dispatch. */
export const bufferJudge: ResultJudge<readonly Uint8Array[]> = (buffers, file) => {
  const targets = file.draw?.targets.map((_, index) => `color,${index}`) ?? []
  for (const [index, binding] of [...Object.keys(file.input), ...targets].entries()) {
    const why = wrongBuffer(buffers[index] ?? new Uint8Array(), binding, file)
    if (why !== undefined) return { outcome: 'wrong-result', said: `wrong-result (${why})` }
  }
  return undefined
}

function wrongAnswer<Made>(
  answer: Exclude<Output<Made>, { kind: 'unsupported' }>,
  file: RunFile,
  judge: ResultJudge<Made>,
): Wrong | undefined {
  if (answer.kind === 'invalid') return { outcome: 'false-reject', said: answer.kind }
  if (answer.kind !== 'output') return { outcome: answer.kind, said: answer.kind }
  return judge(answer.value, file)
}

/** @param answers in order of the cases. */
export function judgeAnswers<Made>(
  cases: readonly RunFile[],
  answers: readonly (Output<Made> | undefined)[],
  judge: ResultJudge<Made>,
  environment: Environment,
  explainer: Explainer,
): JudgedAnswers {
  const wrong: WrongCase[] = []
  const covered = new Set<ExpectationEntry>()
  const skipped: SkippedCase[] = []
  let right = 0
  for (const [index, file] of cases.entries()) {
    const answer = answers[index] ?? { kind: 'error', why: 'no answer' }
    if (answer.kind === 'unsupported') {
      skipped.push({ id: file.id, why: answer.why })
      continue
    }
    const asked = {
      case: file.id,
      rule: file.id.split('/').slice(0, 2).join('/'),
      environment: environment.name,
    }
    for (const entry of explainer.entries) if (explainer.covers(entry, asked)) covered.add(entry)
    const fault = wrongAnswer(answer, file, judge)
    if (fault === undefined) {
      right++
      continue
    }
    const known = explainer.explains(asked, fault.outcome)
    wrong.push({ id: file.id, ...fault, ...(known === undefined ? {} : { known }) })
  }
  const used = new Set(wrong.map(({ known }) => known))
  return {
    right,
    skipped,
    wrong,
    stale: [...covered].filter((entry) => !used.has(entry) && !entry.sometimes),
  }
}
