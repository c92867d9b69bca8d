import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { cts } from '../../support/cts.ts'
import { ctsHere } from '../../support/cts-here.ts'
import { type CtsProcess, ctsProcess } from '../../support/cts-process.ts'
import { plantedHarness } from '../../support/planted-harness.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'

const rule = 'SPV_EXT_replicated_composites/value-has-constituent-type'
const tool = plantedHarness(rule)

const summarySchema = z.object({
  runs: z.number(),
  counts: z.record(z.string(), z.number()),
  tried: z.array(z.string()),
  findings: z.array(z.object({ folder: z.string(), sha256: z.string() })),
})

function summaryIn(out: string) {
  return summarySchema.parse(JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8')))
}

const folder = mkdtempSync(join(tmpdir(), 'farm-'))
const blobs = join(folder, 'blobs')
/** The findings of one machine with one job, which is not killed: in this process, as the other campaigns of one job. */
const single = join(folder, 'one')
/** Eight slices, so that a campaign has progress before its end, mostly of the text with the planted fault. */
const runs = [
  ...['--tool', tool, '--runs', '64', '--slice', '8', '--seed', '10'],
  ...['--weights', 'SPV_EXT_replicated_composites=30'],
]
let redis: OwnRedis
const started: CtsProcess[] = []

beforeAll(async () => {
  if (redisAsked) redis = await startRedis(folder)
  const alone = await ctsHere(['fuzz', ...runs, '--jobs', '1', '--out', single])
  expect(alone).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('64 modules') })
}, 300_000)
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(async () => {
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A worker that serves the farm. */
async function worker(name: string, ...more: readonly string[]): Promise<CtsProcess> {
  const place = ['--farm', redis.url, '--blobs', blobs, '--patience', '4']
  const child = ctsProcess(['worker', ...place, '--jobs', '1', '--name', name, ...more])
  started.push(child)
  await child.says(/serves redis/)
  return child
}

function onFarm(args: readonly string[]): CtsProcess {
  const child = ctsProcess(['fuzz', '--farm', redis.url, '--blobs', blobs, ...args])
  started.push(child)
  return child
}

/** Starts a campaign and kills it, with all processes that it started, once its journal shows progress. */
async function killedAtWork(out: string): Promise<void> {
  const { child, ended } = ctsProcess(['fuzz', ...runs, '--jobs', '2', '--out', out])
  const journal = join(out, 'journal.jsonl')
  const isAtWork = () => existsSync(journal) && readFileSync(journal, 'utf8').includes('"progress"')
  while (child.exitCode === null && !isAtWork())
    await new Promise((resolve) => setTimeout(resolve, 20))
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

/** Resolves once the campaign has written down what it has done. */
async function progress(campaign: string, child: CtsProcess): Promise<void> {
  const journal = join(campaign, 'journal.jsonl')
  await vi.waitFor(
    () => {
      const text = existsSync(journal) ? readFileSync(journal, 'utf8') : ''
      if (!text.includes('"progress"'))
        throw new Error(`no progress in ${journal}: ${child.said()}`)
    },
    { timeout: 200_000 },
  )
}

/** The files of a campaign by name, without times. */
function filesOf(campaign: string): ReadonlyMap<string, string> {
  const files = readdirSync(campaign, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'journal.jsonl')
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files
      .sort()
      .map((file) => [
        file.slice(campaign.length),
        readFileSync(file, 'latin1').replace(
          /"(?:seconds|runsNow|generate|judge|tools|reduce)": [\d.]+|"state": "\w+"/g,
          '',
        ),
      ]),
  )
}

describe('a campaign', () => {
  it('a campaign finds the same with any number of jobs, killed or not', async () => {
    const killed = join(folder, 'killed')
    await killedAtWork(killed)
    const again = await cts(['fuzz', ...runs, '--jobs', '2', '--out', killed], {
      timeoutMs: 240_000,
    })
    expect(again.exitCode).toBe(1)
    expect(summaryIn(single).findings.length).toBeGreaterThan(0)
    expect(summaryIn(killed)).toEqual(summaryIn(single))
  }, 600_000)
})

describe.skipIf(!redisAsked)('a campaign on a farm', () => {
  it('a campaign finds the same as on one machine, though a worker is killed and Redis restarted', async () => {
    const farm = join(folder, 'farm')
    const first = await worker('first', '--tools', tool)
    const campaign = onFarm([...runs, '--out', farm])
    await progress(farm, campaign)
    first.child.kill('SIGKILL')
    await redis.restart()
    await worker('second', '--tools', tool)
    expect([await campaign.endsWithin(150_000), campaign.said()]).toEqual([1, expect.anything()])
    const [expected, got] = [filesOf(single), filesOf(farm)]
    expect([...got.keys()]).toEqual([...expected.keys()])
    expect(got.size).toBeGreaterThan(5)
    for (const [name, text] of expected) expect(got.get(name), name).toBe(text)

    const status = await ctsHere(['farm', 'status', '--farm', redis.url, '--json'])
    const [told] = JSON.parse(status.stdout).campaigns
    expect(told).toMatchObject({ state: 'done', runs: 64, jobs: { done: 8, inWork: 0 } })
    expect(told.bytes).toBeLessThan(100_000)
    const fetched = join(folder, 'fetched')
    const results = ['farm', 'results', told.id, '--blobs', blobs, '--out', fetched]
    expect(await cts(results, { env: { SPIRV_CTS_FARM: redis.url } })).toMatchObject({
      exitCode: 0,
    })
    expect(filesOf(fetched)).toEqual(got)
  }, 580_000)

  it('can be stopped, and continued by one machine', async () => {
    const [alone, farm] = ['one-b', 'farm-b'].map((name) => join(folder, name)) as [string, string]
    const slice = 16
    const what = ['--tool', 'reference', '--slice', String(slice), '--seed', '6', '--out']
    await worker('third', '--tools', 'reference')
    const campaign = onFarm([...what, farm, '--runs', '100000'])
    await progress(farm, campaign)
    const [, id = ''] = /campaign (\w+) on/.exec(campaign.said()) ?? []
    expect(await ctsHere(['farm', 'stop', id, '--farm', redis.url])).toMatchObject({ exitCode: 0 })
    expect(await campaign.endsWithin(60_000)).toBe(0)
    const { runs } = JSON.parse(readFileSync(join(farm, 'summary.json'), 'utf8'))
    expect(runs).toBeGreaterThan(0)
    expect(runs % slice).toBe(0)
    const total = ['--runs', String(runs + slice)]
    for (const place of [farm, alone]) {
      const { exitCode } = await ctsHere(['fuzz', ...what, place, ...total, '--jobs', '1'])
      expect(exitCode).toBe(0)
    }
    expect(filesOf(farm)).toEqual(filesOf(alone))
    expect(existsSync(join(farm, 'findings'))).toBe(false)
  }, 580_000)
})
