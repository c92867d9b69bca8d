import { type Environment, environmentByName } from '#spec/environments'
import type { FiledCase } from '../corpus/manifest.ts'
import { ahead } from './ahead.ts'
import { answers } from './answers.ts'
import { type AnsweredLine, askingAgain } from './ask-again.ts'
import { askedEnvironments } from './asked-environments.ts'
import type { Asking } from './asking.ts'
import { resultOf } from './result-of.ts'
import type { Run } from './run.ts'
import type { Subject } from './subject.ts'
import type { FoundSubject } from './subjects-of.ts'
import { times } from './times.ts'
import type { ToolLines } from './tool-lines.ts'
import { withOtherReasons } from './with-other-reasons.ts'

/** What the lines of a run need to know of it. */
export type AskingRun = Omit<Run, 'write' | 'progress' | 'elsewhere' | 'about'>

/** The environments in which a tool is asked about a case of a run; none for a control that only validators are asked about. */
export function environmentsFor(
  { logged }: Pick<Asking, 'logged'>,
  filed: FiledCase,
  isChosen: boolean,
  { environments, profile }: Pick<Run, 'environments' | 'profile'>,
): readonly Environment[] {
  if (logged.kind !== 'validator' && !isChosen) return []
  return askedEnvironments(logged, filed, environments, profile)
    .map(environmentByName)
    .filter((environment): environment is Environment => environment !== undefined)
}

/**
 * The lines of the log for a tool, as they come.
 *
 * @param found the cases of the run and their controls, each after its control.
 */
export async function* linesOfTool(
  asking: Asking,
  found: ReadonlyMap<string, FoundSubject>,
  run: AskingRun,
): AsyncGenerator<ToolLines> {
  const { clock } = run
  const chosen = new Set(run.cases.map(({ id }) => id))
  const summaries = new Map(
    run.texts.flatMap(({ name, rules }) =>
      rules.map(({ slug, summary }) => [`${name}/${slug}`, summary] as const),
    ),
  )
  const all = [...found.values()].flatMap((subject): Subject[] => {
    const { case: filed } = subject
    const environments = environmentsFor(asking, filed, chosen.has(filed.id), run)
    return environments.length === 0 ? [] : [{ ...subject, environments }]
  })
  const again = askingAgain(asking, run)
  let from = clock?.() ?? 0
  for await (const answered of ahead(answers(asking, all, run))) {
    const until = clock?.() ?? 0
    const ms = clock === undefined ? [] : times(answered, until - from)
    from = until
    const lines = answered.flatMap((answer, index): AnsweredLine[] => {
      const { subject } = answer
      if (!chosen.has(subject.case.id)) return []
      const { rule, control } = subject.case
      const twin = control === null ? undefined : found.get(control)?.words
      const reasons = withOtherReasons(answer, asking, summaries.get(rule) ?? '', twin)
      return [{ subject, line: resultOf(reasons, asking, ms[index]) }]
    })
    const subjects = answered.map(({ subject }) => subject)
    yield { answered: answered.length, lines: await again.lines(subjects, lines) }
  }
}
