import { type Environment, environmentByName } from '#spec/environments'
import { isProblem } from '../is-problem.ts'
import type { Result, RunLog } from '../log/run-log.ts'
import { withFindings } from '../log/with-findings.ts'
import { footerOf } from '../log/write-run-log.ts'
import { isOfOwnCases } from '../own-cases/own-expectations.ts'
import { type Problem, problem } from '../problem.ts'
import { fails, repeatsItself } from '../report/failure.ts'
import { ahead } from './ahead.ts'
import { answers } from './answers.ts'
import { type AnsweredLine, askingAgain } from './ask-again.ts'
import { askedEnvironments } from './asked-environments.ts'
import { asking } from './asking.ts'
import { commonTraits } from './common/common-traits.ts'
import { headerOf } from './header-of.ts'
import { resultOf } from './result-of.ts'
import type { Run } from './run.ts'
import type { Subject } from './subject.ts'
import { subjectsOf } from './subjects-of.ts'
import { times } from './times.ts'
import { usedExpectations } from './used-expectations.ts'
import { withOtherReasons } from './with-other-reasons.ts'

/**
 * Asks every tool about every case, and compares the answers with what the cases expect; tools see words and an
 * environment, nothing else. Wrong answers that nothing explains are asked again: see {@link askingAgain}.
 *
 * @returns the log; a problem, before anything is asked, when a case's words cannot be had or no case is left.
 */
export async function check(run: Run): Promise<RunLog | Problem> {
  const { cases, clock, write = () => {}, progress = () => {} } = run
  const found = subjectsOf(run)
  if (isProblem(found)) return found
  const unknown = run.strictVersion && run.tools.find(({ version }) => version === '')
  if (unknown)
    return problem(
      'no-tool',
      `${unknown.name}: states no version, which --strict version asks for`,
      `try it by hand: ${unknown.command}`,
    )
  const chosen = new Set(cases.map(({ id }) => id))
  const asked = await Promise.all(run.tools.map((tool) => asking(tool, run)))
  const head = headerOf(
    run,
    asked.map(({ logged }) => logged),
  )
  const results: Result[] = []
  let stopped = false
  write(head)
  for (const asking of asked) {
    if (stopped) break
    const all = [...found.values()].flatMap((subject): Subject[] => {
      const environments = askedEnvironments(
        asking.logged,
        subject.case,
        run.environments,
        run.profile,
      )
        .map(environmentByName)
        .filter((environment): environment is Environment => environment !== undefined)
      if (environments.length === 0) return []
      const isControl = asking.logged.kind === 'validator'
      return isControl || chosen.has(subject.case.id) ? [{ ...subject, environments }] : []
    })
    const again = askingAgain(asking, run)
    let done = 0
    let from = clock?.() ?? 0
    for await (const answered of ahead(answers(asking, all, run))) {
      done += answered.length
      progress(asking.logged.name, done, all.length)
      const until = clock?.() ?? 0
      const ms = clock === undefined ? [] : times(answered, until - from)
      from = until
      const lines = answered.flatMap((answer, index): AnsweredLine[] => {
        const { subject } = answer
        if (!chosen.has(subject.case.id)) return []
        const { rule, control } = subject.case
        const summary = head.rules[rule]?.summary ?? ''
        const twin = control === null ? undefined : found.get(control)?.words
        const reasons = withOtherReasons(answer, asking, summary, twin)
        return [{ subject, line: resultOf(reasons, asking, ms[index]) }]
      })
      const asked = answered.map(({ subject }) => subject)
      for (const line of await again.lines(asked, lines)) {
        results.push(line)
        write(line)
        stopped ||=
          run.failFast === true &&
          (fails(line, asking.logged) || !line.answers.every(repeatsItself))
      }
      if (stopped) break
    }
  }
  if (results.length === 0)
    return problem(
      'no-case',
      'no case is left to ask about',
      'widen --rule, --case, --env or --profile',
    )
  // An entry that explains nothing among a user's modules is not stale, nor one of the corpus among own cases.
  const used = (run.corpus.isForeign ? [] : asked).flatMap(({ logged, explainer }) =>
    usedExpectations({
      oracle: logged,
      explainer,
      cases: run.corpus.manifest.cases,
      environments: run.environments,
      results: results.filter(({ oracle }) => oracle === logged.name),
      ...(run.corpus.isOwn ? { entries: explainer.entries.filter(isOfOwnCases) } : {}),
    }),
  )
  const common = commonTraits(results, found)
  const footer = {
    ...footerOf(results, used, stopped),
    ...(common.length === 0 ? {} : { common }),
  }
  // Another log that becomes the baseline must not forget them.
  const findings = run.baseline?.footer.findings ?? []
  return { header: head, results, footer: withFindings(footer, findings) }
}
