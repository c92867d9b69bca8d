import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Farm } from '#runner/farm/farm'
import { farmCampaign } from '#runner/farm/farm-campaign'
import type { FuzzSetup } from '#runner/farm/setup'
import { farmStatus } from '#runner/farm/status'
import { type CampaignOptions, campaign } from '#runner/fuzz/campaign/campaign'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { isProblem } from '#runner/is-problem'
import { texts } from '#spec/texts'
import { openedFarm } from '../../support/opened-farm.ts'
import { planted } from '../../support/planted.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'
import { type StartedScript, startScript } from '../../support/start-script.ts'

const text = 'SPV_EXT_replicated_composites'
const rule = `${text}/value-has-constituent-type`
const weights = {
  ...usualWeights,
  texts: Object.fromEntries(texts.map(({ name }) => [name, name === text ? 1 : 0])),
}
const makers = await fuzzMakers(weights)
const script = fileURLToPath(new URL('../../support/fakes/farm-fuzz-worker.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'farm-equal-'))
const blobs = join(folder, 'blobs')
const slicing = { size: 32, ahead: 4 }
const runs = 192

let redis: OwnRedis
let farm: Farm
const workers: StartedScript[] = []

beforeAll(async () => {
  if (!redisAsked) return
  redis = await startRedis(folder)
  farm = await openedFarm(redis.url, blobs)
})
afterAll(async () => {
  for (const { kill } of workers) kill()
  farm?.close()
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function worker(name: string): Promise<StartedScript> {
  const started = await startScript(script, [redis.url, blobs, name, rule])
  workers.push(started)
  return started
}

async function search(
  name: string,
  seed: number,
  more: Partial<CampaignOptions> = {},
): Promise<CampaignSummary> {
  const done = await campaign({
    ...{ folder: join(folder, name), tools: [planted.wrongOn(rule)], specs: [], timeoutMs: 1000 },
    ...{ memoryMiB: 0, makers, seed, shard: { index: 1, count: 1 }, slicing, jobs: 1 },
    ...{ until: { runs }, seeds: [], expectations: new Map(), now: () => performance.now() },
    ...more,
  })
  if (isProblem(done)) throw new Error(done.message)
  return done
}

/** The findings, file by file. */
function findingsOf(name: string): ReadonlyMap<string, string> {
  const below = join(folder, name, 'findings')
  const files = readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.sort().map((file) => [file.slice(below.length), readFileSync(file, 'latin1')]),
  )
}

const timeless = ({ seconds: _, runsNow: _now, phases: _phases, ...rest }: CampaignSummary) => rest

describe.skipIf(!redisAsked)('a campaign', () => {
  it('finds the same on a farm as on one machine, even if workers and Redis are killed', async () => {
    const setup: FuzzSetup = {
      ...{ kind: 'fuzz', seed: 1, weights, shard: { index: 0, count: 1 }, slicing, seeds: [] },
      ...{ timeoutMs: 1000, memoryMiB: 0 },
    }
    const tool = planted.wrongOn(rule)
    const { id, workers, end, tell, signal } = await farmCampaign(farm, setup, [tool], () => {})
    const [first] = await Promise.all([worker('first'), worker('second')])
    let isTroubled = false
    const onFarm = await search('farm', 1, {
      ...{ workers, until: { runs, signal } },
      progress: ({ runs: made, perSecond, known, alone }) => {
        tell({ runs: made, perSecond, known, rules: [...alone.keys()], findings: [] })
        if (isTroubled || made < 2 * slicing.size) return
        isTroubled = true
        first?.kill()
        redis.restart()
      },
    })
    await end('done', undefined)
    expect(isTroubled).toBe(true)

    const alone = await search('one', 1)
    expect(timeless(onFarm)).toEqual(timeless(alone))
    expect(findingsOf('farm')).toEqual(findingsOf('one'))
    expect(findingsOf('farm').size).toBeGreaterThan(3)

    const { campaigns } = await farmStatus(farm, Date.now)
    const told = campaigns.find((row) => row.id === id)
    expect(told).toMatchObject({
      state: 'done',
      runs,
      jobs: { done: runs / slicing.size, inWork: 0 },
    })
    expect(told?.bytes).toBeLessThan(100_000)
  }, 580_000)
})
