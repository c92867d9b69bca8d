import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Farm } from '#runner/farm/farm'
import { type Job, queueName } from '#runner/farm/job'
import { jobsOut } from '#runner/farm/jobs-out'
import { queuePrefix } from '#runner/farm/packages'
import { allAnnounced } from '#runner/farm/registry'
import { suite } from '#runner/suite'
import { type CtsProcess, ctsProcess } from '../../support/cts-process.ts'
import { openedFarm } from '../../support/opened-farm.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'
import { type StartedScript, startScript } from '../../support/start-script.ts'

const script = fileURLToPath(new URL('../../support/fakes/farm-worker.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'farm-stop-'))
const blobs = join(folder, 'blobs')
const needs = { suite: suite().version, tools: [{ name: 'waits', version: '1' }] }

/** The limit for events that happen without a request. */
const patience = { timeout: 60_000 }

let redis: OwnRedis
let farm: Farm
const started: { readonly kill: () => unknown }[] = []

beforeAll(async () => {
  if (!redisAsked) return
  redis = await startRedis(folder)
  farm = await openedFarm(redis.url, blobs)
})
afterEach(() => {
  for (const each of started.splice(0)) each.kill()
})
afterAll(async () => {
  farm?.close()
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function worker(name: string, ms: number): Promise<StartedScript> {
  const running = await startScript(script, [redis.url, blobs, name, String(ms)])
  started.push(running)
  return running
}

function fuzz(...args: readonly string[]): CtsProcess {
  const place = ['--farm', redis.url, '--blobs', blobs]
  const cts = ctsProcess(['fuzz', ...place, '--tool', 'reference', ...args])
  started.push({ kill: () => cts.child.kill('SIGKILL') })
  return cts
}

const job = (slice: number): Job => ({
  ...{ format: 1, ...needs, setup: 'a'.repeat(64) },
  task: { kind: 'slice', slice, runs: 1 },
})

const counted = async (list: string) =>
  farm.redis.call('LLEN', `${queuePrefix}:${queueName(needs.suite, needs.tools)}:${list}`)

describe.skipIf(!redisAsked)('the end of a campaign', () => {
  it('comes even if a worker takes a job that is about to be withdrawn', async () => {
    let isEnding = false
    /** Looks at the state of a job; at the end of the campaign a worker takes the job right after that. */
    class Unlucky extends (farm.packages.Queue as never as new (
      name: string,
      options: object,
    ) => {
      getJob(id: string): Promise<{ getState: () => Promise<string> } | undefined>
    }) {
      override async getJob(id: string) {
        const found = await super.getJob(id)
        if (found === undefined || !isEnding) return found
        const state = found.getState.bind(found)
        found.getState = async () => {
          const before = await state()
          if (before !== 'waiting') return before
          await worker('takes-it', 60_000)
          await vi.waitFor(async () => expect(await state()).toBe('active'), patience)
          return before
        }
        return found
      }
    }
    const packages = { ...farm.packages, Queue: Unlucky as never }
    const complaints: string[] = []
    const out = jobsOut({ ...farm, packages }, needs, (what) => complaints.push(what))
    out.run(job(0), async () => {})
    await vi.waitFor(async () => expect(await counted('wait')).toBe(1), patience)
    isEnding = true
    await out.close()
    expect([await counted('active'), complaints]).toEqual([1, []])
  }, 120_000)

  it('prevents any further job, even one that is being added', async () => {
    const out = jobsOut(farm, needs, () => {})
    const before = await counted('wait')
    for (let slice = 10; slice < 20; slice++) out.run(job(slice), async () => {})
    await out.close()
    await expect(out.run(job(20), async () => {})).rejects.toThrow('after the end')
    expect(await counted('wait')).toBe(before)
  }, 60_000)

  it('is reported if a worker cannot run a job, and the command ends', async () => {
    const campaign = fuzz('--runs', '1000', '--seed', '1', '--out', join(folder, 'refused'))
    const queue = await vi.waitFor(async () => {
      const all = [...(await allAnnounced(farm.redis, 'queue'))]
      const [name] = all.find(([, { tools }]) => tools[0]?.name === 'reference') ?? []
      if (name === undefined) throw new Error(`no queue of the campaign's: ${campaign.said()}`)
      return name
    }, patience)
    const refusing = new farm.packages.Worker(
      queue,
      async () => {
        throw new farm.packages.UnrecoverableError('it is Sunday')
      },
      { connection: farm.connection, prefix: queuePrefix },
    )
    refusing.on('error', () => {})
    try {
      expect(await campaign.endsWithin(60_000)).toBe(2)
    } finally {
      await refusing.close()
    }
    expect(campaign.said()).toMatch(/error: a worker of the farm: it is Sunday\nhint: mend/)
    expect([...(await allAnnounced(farm.redis, 'campaign')).values()]).toMatchObject([
      { state: 'stopped' },
    ])
  }, 180_000)

  it('is reported if the folder belongs to another campaign, and the command ends', async () => {
    const out = join(folder, 'other')
    const first = ctsProcess([
      'fuzz',
      '--tool',
      'reference',
      '--runs',
      '1',
      '--jobs',
      '1',
      '--out',
      out,
    ])
    expect(await first.endsWithin(60_000)).toBe(0)
    const second = fuzz('--runs', '1', '--seed', '2', '--out', out)
    expect([await second.endsWithin(60_000), second.said()]).toEqual([
      2,
      expect.stringMatching('of another'),
    ])
  }, 180_000)
})
