import { availableParallelism } from 'node:os'
import { check } from '#runner/check/check'
import { isProblem } from '#runner/is-problem'
import type { Problem } from '#runner/problem'
import { type Followed, followed } from '#runner/revisions/followed'
import { probesOf } from '#runner/revisions/probe'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { corpusFollowed } from '../input/corpus-followed.ts'
import { openTools } from './open-tools.ts'
import { paceOf } from './pace-of.ts'

/** Milliseconds for one module on a machine of usual speed. */
const usualTimeout = 10_000

/**
 * Which version of each text the tools of these SPECs follow, and the reference with them: asks each about the probes of
 * the corpus, one per rule that a version of a text began or ended.
 */
export async function toolRevisions(
  specs: readonly string[],
): Promise<readonly Followed[] | Problem> {
  const corpus = corpusFollowed(undefined, undefined)
  if (isProblem(corpus)) return corpus
  const ids = new Set(probesOf(corpus.manifest.cases, texts).map((probe) => probe.case))
  const { timeoutMs } = await paceOf(usualTimeout)
  const jobs = availableParallelism()
  const tools = await openTools(['reference', ...specs], { jobs, timeoutMs })
  if (isProblem(tools)) return tools
  try {
    const log = await check({
      corpus,
      cases: corpus.manifest.cases.filter(({ id }) => ids.has(id)),
      tools,
      texts,
      expectations: new Map(),
      about: { suite: suite(), shard: { index: 1, count: 1 }, selection: {} },
      jobs,
    })
    return isProblem(log) ? log : followed(log)
  } finally {
    for (const tool of tools) tool.close()
  }
}
