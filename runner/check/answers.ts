import { referenceOracle } from '../oracle/reference-oracle.ts'
import { askConsumer } from './ask-consumer.ts'
import { askTranslator } from './ask-translator.ts'
import { askValidator } from './ask-validator.ts'
import type { Asking } from './asking.ts'
import type { Run } from './run.ts'
import type { Answered, Subject } from './subject.ts'

function notAsked(subject: Subject, text: string): Answered {
  return {
    subject,
    answers: subject.environments.map(({ name }) => ({
      environment: name,
      outcome: 'unsupported',
      verdict: { kind: 'unsupported', why: `does not know ${text}` },
    })),
  }
}

/** The answers of a tool about cases, as many at a time as it is asked about; texts that it does not know are not asked. */
export async function* answers(
  asking: Asking,
  all: readonly Subject[],
  { jobs, revisions, profile }: Pick<Run, 'jobs' | 'revisions' | 'profile'>,
): AsyncGenerator<readonly Answered[]> {
  const textOf = (subject: Subject) => subject.case.rule.split('/', 1)[0] ?? ''
  const unknown = (subject: Subject) => asking.logged.texts[textOf(subject)] === 'unknown'
  yield all.filter(unknown).map((subject) => notAsked(subject, textOf(subject)))
  const known = all.filter((subject) => !unknown(subject))
  if (asking.tool.kind === 'validator') yield* askValidator(asking.tool, known)
  else if (asking.tool.kind === 'consumer')
    yield* askConsumer(asking.tool, known, await referenceOracle(revisions), profile)
  else yield* askTranslator(asking.tool, known, jobs)
}
