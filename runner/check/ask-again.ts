import type { Environment } from '#spec/environments'
import { notRepeated } from '../log/not-repeated.ts'
import type { Answer, Result } from '../log/run-log.ts'
import type { Question } from '../oracle/oracle.ts'
import { pool } from '../process/pool.ts'
import { repeatsItself, unexplained } from '../report/failure.ts'
import { answers } from './answers.ts'
import { questionOf } from './ask-validator.ts'
import { askedBefore } from './asked-before.ts'
import type { Asking } from './asking.ts'
import type { Run } from './run.ts'
import type { JudgedAnswer, Subject } from './subject.ts'

/** Wrong answers among those given at a time that are asked again, spread evenly; all of them once one was not repeated. */
const sampled = 16
/** Times that a tool which has not repeated itself is asked again: it may be wrong more than once by chance. */
const rounds = 3
/** Questions that one fresh process is asked again; those that are wrong again have one each after that. */
const together = 32

/** A subject and what the log has of the answers about it. */
export interface AnsweredLine {
  readonly subject: Subject
  readonly line: Result
}

/** A wrong answer that nothing explains, and the question to be asked again. */
interface RepeatedQuestion extends AnsweredLine {
  /** The only environment of `subject`. */
  readonly environment: Environment
  readonly answer: Answer
}

/** A tool that is late is asked twice before that is believed. */
function wrongAnswers(lines: readonly AnsweredLine[]): readonly RepeatedQuestion[] {
  return lines.flatMap(({ subject, line }) =>
    unexplained(line).flatMap((answer) => {
      const environment = subject.environments.find(({ name }) => name === answer.environment)
      if (environment === undefined || answer.outcome === 'timeout') return []
      const alone = { ...subject, case: { ...subject.case, control: null } }
      return [{ subject: { ...alone, environments: [environment] }, line, environment, answer }]
    }),
  )
}

/** The requested number of items, spread evenly. */
function spread<Item>(items: readonly Item[], wanted: number): readonly Item[] {
  const step = Math.max(1, items.length / wanted)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Asks a tool again where it is wrong, in processes that have been asked nothing else. */
export interface AskingAgain {
  /**
   * Remembers the subjects as asked, and asks the wrong answers again.
   *
   * @returns the lines; a wrong answer that is right now has both verdicts and an explanation, so that no rule is blamed.
   */
  readonly lines: (
    asked: readonly Subject[],
    lines: readonly AnsweredLine[],
  ) => Promise<readonly Result[]>
}

/** Prepares to ask a tool again in a run. */
export function askingAgain(
  asking: Asking,
  run: Pick<Run, 'jobs' | 'revisions' | 'profile'>,
): AskingAgain {
  const fresh = asking.tool.kind === 'validator' ? asking.tool.fresh : undefined
  const history: Question[] = []
  const places = new Map<string, number>()
  const key = (id: string, environment: string) => `${id} ${environment}`
  let isCounted = false
  let isUnsteady = false

  function remember(subject: Subject): void {
    for (const environment of subject.environments) {
      places.set(key(subject.case.id, environment.name), history.length)
      history.push(questionOf(subject, environment))
    }
  }

  async function inOrder(subjects: readonly Subject[], tool: Asking): Promise<JudgedAnswer[]> {
    const found = new Map<string, JudgedAnswer>()
    for await (const answered of answers(tool, subjects, run))
      for (const { subject, answers } of answered)
        for (const answer of answers) found.set(key(subject.case.id, answer.environment), answer)
    return subjects.flatMap(
      ({ case: { id }, environments: [first] }) => found.get(key(id, first?.name ?? '')) ?? [],
    )
  }

  /** Answers of fresh processes, each asked about `each` of the subjects. */
  async function answered(
    wrong: readonly RepeatedQuestion[],
    each: number,
  ): Promise<JudgedAnswer[]> {
    const subjects = wrong.map(({ subject }) => subject)
    if (fresh === undefined || asking.tool.kind !== 'validator') return inOrder(subjects, asking)
    const { tool } = asking
    const parts = Array.from({ length: Math.ceil(subjects.length / each) }, (_, index) =>
      subjects.slice(index * each, (index + 1) * each),
    )
    const all = await pool(parts, run.jobs, async (part) => {
      const process = fresh()
      try {
        return await inOrder(part, { ...asking, tool: { ...tool, judgeAll: process.judgeAll } })
      } finally {
        process.close()
      }
    })
    return all.flat()
  }

  async function corrected(
    wrong: readonly RepeatedQuestion[],
    each: number,
  ): Promise<Map<Answer, Answer>> {
    const found = new Map<Answer, Answer>()
    if (wrong.length === 0) return found
    const second = await answered(wrong, each)
    for (const [index, { answer, subject, environment }] of wrong.entries()) {
      const now = second[index]
      if (now?.outcome !== 'agree') continue
      const again = { verdict: now.verdict, ...(await counted(subject, environment, answer)) }
      found.set(answer, { ...answer, again, explained: notRepeated })
    }
    return found
  }

  async function counted(subject: Subject, environment: Environment, answer: Answer) {
    const place = places.get(key(subject.case.id, environment.name))
    if (fresh === undefined || isCounted || place === undefined) return {}
    isCounted = true
    const before = history.slice(0, place)
    const question = questionOf(subject, environment)
    const { before: _, ...numbers } = await askedBefore(fresh, before, question, answer.verdict)
    return numbers
  }

  return {
    lines: async (asked, lines) => {
      if (fresh !== undefined) for (const subject of asked) remember(subject)
      const wrong = wrongAnswers(lines)
      const found = new Map<Answer, Answer>()
      const ask = async (some: readonly RepeatedQuestion[], each: number): Promise<void> => {
        const left = some.filter(({ answer }) => !found.has(answer))
        for (const [answer, mended] of await corrected(left, each)) found.set(answer, mended)
      }
      const few = spread(wrong, sampled)
      for (let round = 0; round < 2; round++) await ask(few, 1)
      isUnsteady ||= found.size > 0 || lines.some(({ line }) => !line.answers.every(repeatsItself))
      if (isUnsteady) {
        await ask(wrong, together)
        for (let round = 0; round < rounds; round++) await ask(wrong, 1)
      }
      return lines.map(({ line }) => ({
        ...line,
        answers: line.answers.map((answer) => found.get(answer) ?? answer),
      }))
    },
  }
}
