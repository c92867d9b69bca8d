import type { FiledCase } from '../corpus/manifest.ts'
import { isProblem } from '../is-problem.ts'
import type { Result, RunLog } from '../log/run-log.ts'
import { withFindings } from '../log/with-findings.ts'
import { footerOf } from '../log/write-run-log.ts'
import { isOfOwnCases } from '../own-cases/own-expectations.ts'
import { type Problem, problem } from '../problem.ts'
import { fails, repeatsItself } from '../report/failure.ts'
import { type Asking, asking } from './asking.ts'
import { commonTraits } from './common/common-traits.ts'
import { headerOf } from './header-of.ts'
import { inOrder } from './in-order.ts'
import { environmentsFor, linesOfTool } from './lines-of-tool.ts'
import type { Run } from './run.ts'
import { type FoundSubject, subjectsOf } from './subjects-of.ts'
import type { ToolLines } from './tool-lines.ts'
import { usedExpectations } from './used-expectations.ts'
import { wantedCases } from './wanted-cases.ts'

/** The number of cases that a tool is asked about. */
function totals(wanted: readonly FiledCase[], run: Run) {
  const chosen = new Set(run.cases.map(({ id }) => id))
  const known = new Map<Asking, number>()
  return (asking: Asking): number => {
    const asked = (filed: FiledCase) =>
      environmentsFor(asking, filed, chosen.has(filed.id), run).length > 0
    const total = known.get(asking) ?? wanted.filter(asked).length
    known.set(asking, total)
    return total
  }
}

/** The source of the lines about a tool: this process, or others that have a part of the cases each. */
function linesFrom(
  found: ReadonlyMap<string, FoundSubject> | undefined,
  wanted: readonly FiledCase[],
  run: Run,
): (asking: Asking) => AsyncGenerator<ToolLines> {
  if (found !== undefined) return (asking) => linesOfTool(asking, found, run)
  const places = new Map(wanted.map(({ id }, place) => [id, place]))
  return ({ logged }) =>
    inOrder(run.elsewhere?.linesOf(logged.name) ?? [], (id) => places.get(id) ?? 0)
}

/** Cases with their words, which are read when they are needed. */
function readWhenAsked(wanted: readonly FiledCase[], { corpus }: Run) {
  const byId = new Map(wanted.map((filed) => [filed.id, filed]))
  return {
    get: (id: string): FoundSubject | undefined => {
      const filed = byId.get(id)
      const read = filed && corpus.read(filed)
      return filed === undefined || read === undefined || isProblem(read)
        ? undefined
        : { case: filed, ...read }
    },
  }
}

/**
 * Asks every tool about every case, and compares the answers with what the cases expect; tools see words and an
 * environment, nothing else. Wrong answers that nothing explains are asked again: see {@link askingAgain}.
 *
 * @returns the log; a problem, before anything is asked, when a case's words cannot be had or no case is left.
 */
export async function check(run: Run): Promise<RunLog | Problem> {
  const { elsewhere, write = () => {}, progress = () => {} } = run
  const wanted = wantedCases(run)
  if (isProblem(wanted)) return wanted
  const found = elsewhere === undefined ? subjectsOf(run, wanted) : undefined
  if (found !== undefined && isProblem(found)) return found
  const unknown = run.strictVersion && run.tools.find(({ version }) => version === '')
  if (unknown)
    return problem(
      'no-tool',
      `${unknown.name}: states no version, which --strict version asks for`,
      `try it by hand: ${unknown.command}`,
    )
  const asked = await Promise.all(run.tools.map((tool) => asking(tool, run)))
  const unread = await elsewhere?.ready()
  if (unread !== undefined) return unread
  const head = headerOf(
    run,
    asked.map(({ logged }) => logged),
  )
  const results: Result[] = []
  let stopped = false
  write(head)
  const total = totals(wanted, run)
  const linesAbout = linesFrom(found, wanted, run)
  for (const asking of asked) {
    if (stopped) break
    let done = 0
    for await (const { answered, lines } of linesAbout(asking)) {
      done += answered
      progress(asking.logged.name, done, total(asking))
      for (const line of lines) {
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
  const common = commonTraits(results, found ?? readWhenAsked(wanted, run))
  const footer = {
    ...footerOf(results, used, stopped),
    ...(common.length === 0 ? {} : { common }),
  }
  // Another log that becomes the baseline must not forget them.
  const findings = run.baseline?.footer.findings ?? []
  return { header: head, results, footer: withFindings(footer, findings) }
}
