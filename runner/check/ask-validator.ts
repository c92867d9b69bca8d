import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { limitsOf } from '../limits/limits-of.ts'
import type { Oracle, Question } from '../oracle/oracle.ts'
import { afterControls } from './after-controls.ts'
import { outcomeOf } from './outcome-of.ts'
import type { Answered, Subject } from './subject.ts'

/** Questions between two chances to stop or to show progress: enough for shells on all cores. */
const atOnce = 1024

/** What a validator is asked about a case in an environment. */
export function questionOf(subject: Subject, environment: Environment): Question {
  const limits = limitsOf(subject.case)
  return { module: subject.octets ?? subject.words, environment, ...(limits && { limits }) }
}

/** One list after another, no more than about `atOnce` questions each. */
function* slices(subjects: readonly Subject[]): Iterable<readonly Subject[]> {
  let slice: Subject[] = []
  let questions = 0
  for (const subject of subjects) {
    slice.push(subject)
    questions += subject.environments.length
    if (questions < atOnce) continue
    yield slice
    slice = []
    questions = 0
  }
  if (slice.length > 0) yield slice
}

/**
 * Asks a validator about controls before the cases made from them.
 *
 * @param subjects the controls of all of them among them.
 */
export async function* askValidator(
  oracle: Oracle,
  subjects: readonly Subject[],
): AsyncGenerator<readonly Answered[]> {
  const verdicts = new Map<string, Verdict>()
  const crashes = new Map<string, Verdict>()
  const key = (id: string, environment: string) => `${id} ${environment}`
  for (const slice of slices(afterControls(subjects, (subject) => subject.case).flat())) {
    const questions = slice.flatMap((subject) =>
      subject.environments.map((environment) => ({ subject, environment })),
    )
    const given = await oracle.judgeAll(
      questions.map(({ subject, environment }) => questionOf(subject, environment)),
      (index, crash) => {
        const asked = questions[index]
        if (asked !== undefined)
          crashes.set(key(asked.subject.case.id, asked.environment.name), crash)
      },
    )
    for (const [index, { subject, environment }] of questions.entries()) {
      const verdict = given[index] ?? { kind: 'error', why: 'the oracle gave no verdict' }
      verdicts.set(key(subject.case.id, environment.name), verdict)
    }
    yield slice.map((subject) => ({ subject, answers: subject.environments.map(judged(subject)) }))
  }

  function judged({ case: filed }: Subject) {
    return ({ name }: { readonly name: string }) => {
      const none: Verdict = { kind: 'error', why: 'was not asked' }
      const verdict = verdicts.get(key(filed.id, name)) ?? none
      const control =
        filed.control === null ? null : (verdicts.get(key(filed.control, name)) ?? none)
      const crash = crashes.get(key(filed.id, name))
      if (crash !== undefined)
        return { environment: name, outcome: 'crash', verdict: crash, again: { verdict } } as const
      return { environment: name, ...outcomeOf(filed, verdict, control), verdict }
    }
  }
}
