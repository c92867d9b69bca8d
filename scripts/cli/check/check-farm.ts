import type { Expectations } from '#runner/expectations/expectations'
import { type CheckCampaign, checkCampaign } from '#runner/farm/check-campaign'
import { corpusDigest } from '#runner/farm/corpus-digest'
import { type Farm, openFarm } from '#runner/farm/farm'
import { packFolder } from '#runner/farm/folder-blob'
import { packLog } from '#runner/farm/log-blob'
import type { CheckSetup } from '#runner/farm/setup'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Tool } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { choiceOf } from '../options/case-options.ts'
import { onceEach } from '../options/farm-options.ts'
import { logFile } from '../output/log-file.ts'
import { progress } from '../output/progress.ts'
import type { CheckFlags } from './check-flags.ts'
import type { PreparedCheck } from './prepare-check.ts'

async function setupOf(
  { corpus, revisions, selection, baseline }: PreparedCheck,
  flags: CheckFlags,
  expectations: ReadonlyMap<string, Expectations>,
  farm: Farm,
): Promise<CheckSetup> {
  const { profile, strict, timeout, memory } = flags
  return {
    kind: 'check',
    corpus: corpusDigest(corpus.manifest),
    choice: choiceOf(flags, corpus.folder) as CheckSetup['choice'],
    ...(profile === undefined ? {} : { profile }),
    ...(revisions === undefined ? {} : { revisions }),
    selection,
    expectations: Object.fromEntries(expectations),
    ...(baseline === undefined ? {} : { baseline: await farm.blobs.put(packLog(baseline)) }),
    ...(strict?.includes('expectations') ? { strictExpectations: true } : {}),
    ...(strict?.includes('reasons') ? { strictReasons: true } : {}),
    ...(strict?.includes('version') ? { strictVersion: true } : {}),
    timeoutMs: timeout,
    memoryMiB: memory,
  }
}

async function onFarm(
  farm: Farm,
  what: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  expectations: ReadonlyMap<string, Expectations>,
): Promise<RunLog | Problem> {
  const complain = onceEach((message) => console.error(`farm: ${message}`))
  farm.redis.on('error', ({ message }) => complain(message))
  const setup = await setupOf(what, flags, expectations, farm)
  const count = Math.ceil(what.cases.length / flags.slice)
  const line = progress()
  const campaign: CheckCampaign = await checkCampaign({
    ...{ farm, setup, tools, count, complain },
    now: () => performance.now(),
    progress: (done) => line.show(`${done} of ${count} shards`),
  })
  console.error(`campaign ${campaign.id} on ${farm.address.shown}; blobs: ${farm.blobs.shown}`)
  let results: string | undefined
  let how: 'done' | 'stopped' = 'stopped'
  try {
    const log = await campaign.run()
    line.done()
    if (isProblem(log)) return log
    const date = new Date().toISOString().slice(0, 10)
    const dated = { ...log, header: { ...log.header, date } }
    const file = logFile(flags.out)
    for (const line of [dated.header, ...dated.results, dated.footer]) file.write(line)
    file.close()
    if (flags.out !== undefined) results = await farm.blobs.put(packFolder(flags.out))
    how = 'done'
    return dated
  } finally {
    await campaign.end(how, results)
  }
}

/** The log of a check whose shards are done by the workers of a farm, which is written to `--out`. */
export async function checkFarm(
  what: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  url: string,
  expectations: ReadonlyMap<string, Expectations>,
): Promise<RunLog | Problem> {
  const [wrong] = (['shard', 'failFast'] as const).filter((name) => flags[name] !== undefined)
  if (wrong !== undefined)
    return problem(
      'bad-usage',
      `--${wrong === 'shard' ? 'shard' : 'fail-fast'} cannot be used with --farm`,
      'a farm does all shards of a check',
    )
  const farm = await openFarm(url, flags.blobs)
  if (isProblem(farm)) return farm
  try {
    return await onFarm(farm, what, tools, flags, expectations)
  } finally {
    farm.close()
  }
}
