import { join } from 'node:path'
import { check } from '#runner/check/check'
import { type CaseChoice, chooseCases } from '#runner/check/choose-cases'
import { movesIn, withCurrentIds } from '#runner/corpus/moves-in'
import { noCase } from '#runner/corpus/no-case'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { corpusFollowed } from '../cli/input/corpus-followed.ts'
import { openFitTools } from '../cli/tools/open-fit-tools.ts'

/** The questions, and the tools that they go to. */
interface CheckRequest {
  readonly specs: readonly string[]
  readonly folder?: string
  readonly choice: CaseChoice
  readonly jobs: number
  readonly timeoutMs: number
}

/** A run of the reference and of tools, in memory. */
export async function runCheck(asking: CheckRequest): Promise<RunLog | Problem> {
  const corpus = corpusFollowed(asking.folder, undefined)
  if (isProblem(corpus)) return corpus
  const { cases: ids, environments } = asking.choice
  const chosen = chooseCases(corpus.manifest.cases, {
    ...asking.choice,
    ...(ids === undefined ? {} : { cases: withCurrentIds(ids, movesIn(corpus.folder)) }),
  })
  if (chosen.length === 0) return noCase(asking.choice.rules)
  const { jobs, timeoutMs } = asking
  const specs = [...new Set(['reference', ...asking.specs])]
  const tools: readonly Tool[] | Problem = await openFitTools(
    specs,
    { jobs, timeoutMs },
    environments,
  )
  if (isProblem(tools)) return tools
  try {
    const names = [...new Set(tools.map(({ tool }) => tool))]
    const files = expectationsOf(names, join(corpus.folder, 'expectations'), [], 'read')
    if (isProblem(files)) return files
    return await check({
      ...{ corpus, cases: chosen, tools, texts, jobs },
      ...(environments === undefined ? {} : { environments }),
      expectations: new Map(
        [...files].flatMap(([tool, { expectations }]) =>
          expectations === undefined ? [] : [[tool, expectations] as const],
        ),
      ),
      about: { suite: suite(), shard: { index: 1, count: 1 }, selection: {} },
    })
  } finally {
    for (const tool of tools) tool.close()
  }
}
