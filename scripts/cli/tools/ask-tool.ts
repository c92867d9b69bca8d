import { join } from 'node:path'
import { check } from '#runner/check/check'
import { chooseCases } from '#runner/check/choose-cases'
import { noCase } from '#runner/corpus/no-case'
import type { Corpus } from '#runner/corpus/read-corpus'
import { recordsOf } from '#runner/corpus/records-of'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { type CaseFlags, choiceOf, selectionOf } from '../options/case-options.ts'
import { environmentNamed } from '../options/environment-option.ts'
import { revisionsNamed } from '../options/revision-option.ts'
import { progress } from '../output/progress.ts'
import { openFitTools } from './open-fit-tools.ts'
import { paceOf } from './pace-of.ts'

/** Options of asking one tool. */
export interface AskFlags extends CaseFlags {
  readonly jobs: number
  readonly timeout: number
}

/**
 * Asks one tool about the chosen cases and their controls, with the expectations of the corpus. A tool that takes none of
 * the simplest modules is a problem.
 *
 * @param within no other cases than these; all that the options choose if absent.
 * @param name what the log calls the tool; its own name if absent.
 */
export async function askTool(
  spec: string,
  corpus: Corpus,
  flags: AskFlags,
  within?: ReadonlySet<string>,
  name?: string,
): Promise<RunLog | Problem> {
  for (const environment of flags.env ?? []) {
    const known = environmentNamed(environment)
    if (isProblem(known)) return known
  }
  const all = corpus.manifest.cases
  const chosen = chooseCases(all, choiceOf(flags, corpus.folder))
  const ids = new Set(chosen.map(({ id }) => id))
  const controls = new Set(chosen.map(({ control }) => control))
  const cases = all.filter(
    ({ id }) => (ids.has(id) || controls.has(id)) && (within?.has(id) ?? true),
  )
  if (cases.length === 0) return noCase(flags.rule)
  const revisions = revisionsNamed(flags.revision)
  if (isProblem(revisions)) return revisions
  const followed = flags.revision === undefined ? {} : { revisions }
  const pace = await paceOf(flags.timeout)
  const tools = await openFitTools(
    [spec],
    { jobs: flags.jobs, timeoutMs: pace.timeoutMs, ...followed },
    flags.env,
  )
  if (isProblem(tools)) return tools
  const [opened] = tools as readonly [Tool]
  const tool = name === undefined ? opened : { ...opened, name }
  const line = progress()
  try {
    const files = expectationsOf([tool.tool], join(recordsOf(corpus), 'expectations'), [], 'read')
    if (isProblem(files)) return files
    return await check({
      corpus,
      cases,
      tools: [tool],
      texts,
      ...followed,
      ...(flags.env === undefined ? {} : { environments: flags.env }),
      ...(flags.profile === undefined ? {} : { profile: flags.profile }),
      expectations: new Map(
        [...files].flatMap(([tool, { expectations }]) =>
          expectations === undefined ? [] : [[tool, expectations]],
        ),
      ),
      about: { suite: suite(), shard: { index: 1, count: 1 }, selection: selectionOf(flags), pace },
      jobs: flags.jobs,
      progress: (asked, done, total) => line.show(`${asked}: ${done} of ${total}`),
    })
  } finally {
    line.done()
    tool.close()
  }
}
