import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Farm } from '#runner/farm/farm'
import { type Job, queueName } from '#runner/farm/job'
import { type JobsOut, jobsOut } from '#runner/farm/jobs-out'
import { queuePrefix } from '#runner/farm/packages'
import { allAnnounced } from '#runner/farm/registry'
import { suite } from '#runner/suite'
import { openedFarm } from '../../support/opened-farm.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'
import { type StartedScript, startScript } from '../../support/start-script.ts'
import { type TcpProxy, tcpProxy } from '../../support/tcp-proxy.ts'

const script = fileURLToPath(new URL('../../support/fakes/farm-worker.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'farm-faults-'))
const blobs = join(folder, 'blobs')
const needs = { suite: suite().version, tools: [{ name: 'waits', version: '1' }] }

let redis: OwnRedis
let farm: Farm
let out: JobsOut
const complaints: string[] = []
const workers = new Map<string, StartedScript>()

beforeAll(async () => {
  if (!redisAsked) return
  redis = await startRedis(folder)
  farm = await openedFarm(redis.url, blobs)
  out = jobsOut(farm, needs, (what) => complaints.push(what))
})
afterEach(() => {
  for (const name of [...workers.keys()]) kill(name)
})
afterAll(async () => {
  await out?.close()
  farm?.close()
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: string, url: string, place: string, ms: number): Promise<string> {
  workers.set(name, await startScript(script, [url, place, name, String(ms)]))
  return name
}

function kill(name: string): void {
  workers.get(name)?.kill()
  workers.delete(name)
}

/** Hands out jobs, and counts how often each is reported done, and by which worker. */
function give(first: number, count: number) {
  const reported = new Map<number, string[]>()
  const all = Array.from({ length: count }, async (_, index) => {
    const slice = first + index
    const task = { kind: 'slice', slice, runs: 1 } as const
    const job: Job = { format: 1, ...needs, setup: 'a'.repeat(64), task }
    await out.run(job, async ({ result, worker }) => {
      expect(JSON.parse(Buffer.from(await farm.blobs.get(result)).toString())).toEqual(task)
      reported.set(slice, [...(reported.get(slice) ?? []), worker])
    })
  })
  return { reported, ended: Promise.all(all) }
}

const reports = (reported: ReadonlyMap<number, readonly string[]>) => [...reported.values()].flat()

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe.skipIf(!redisAsked)('a farm', () => {
  it('runs 200 jobs once each, although ten workers are killed and Redis is restarted', async () => {
    const { reported, ended } = give(0, 200)
    let last = await start('worker-0', redis.url, blobs, 100)
    for (let killed = 1; killed <= 10; killed++) {
      await until(() => reported.size >= killed * 15)
      kill(last)
      if (killed === 5) await redis.restart()
      last = await start(`worker-${killed}`, redis.url, blobs, 100)
    }
    await ended
    expect([reported.size, reports(reported).length]).toEqual([200, 200])
    expect(new Set(reports(reported)).size).toBeGreaterThan(9)
    expect(out.counts()).toMatchObject({ done: 200, inWork: 0 })
  }, 580_000)

  it('adds jobs again that Redis has lost', async () => {
    const { reported, ended } = give(1000, 5)
    const waiting = `${queuePrefix}:${queueName(needs.suite, needs.tools)}:wait`
    await until(async () => (await farm.redis.call('LLEN', waiting)) === 5)
    await farm.redis.call('FLUSHALL')
    await start('after-loss', redis.url, blobs, 1)
    await ended
    expect(reports(reported)).toEqual(Array(5).fill('after-loss'))
    expect(out.counts().again).toBeGreaterThan(0)
  }, 120_000)

  it('continues without a worker whose network is cut, and with it after the network returns', async () => {
    const cable: TcpProxy = await tcpProxy(redis.port)
    try {
      const { reported, ended } = give(2000, 30)
      await start('beyond', `redis://127.0.0.1:${cable.port}`, blobs, 300)
      await until(() => reported.size > 2)
      cable.cut()
      await start('near', redis.url, blobs, 10)
      await ended
      expect([reported.size, reports(reported).length]).toEqual([30, 30])
      expect(new Set(reports(reported))).toEqual(new Set(['beyond', 'near']))
      kill('near')
      await until(async () => !(await allAnnounced(farm.redis, 'worker')).has('beyond'))
      cable.mend()
      const later = give(3000, 3)
      await later.ended
      expect(reports(later.reported)).toEqual(Array(3).fill('beyond'))
    } finally {
      await cable.close()
    }
  }, 240_000)

  it('continues if the disk of a worker is full', async ({ skip }) => {
    const full = join(folder, 'full')
    mkdirSync(full)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', full], { stdio: 'ignore' })
    } catch {
      return skip('a file system cannot be mounted here')
    }
    try {
      writeFileSync(join(full, 'filled'), Buffer.alloc(16 * 1024))
      const { reported, ended } = give(4000, 12)
      await start('full', redis.url, full, 1)
      await until(async () => {
        const announced = (await allAnnounced(farm.redis, 'worker')).get('full')
        return announced !== undefined && announced.failed > 0
      })
      await start('roomy', redis.url, blobs, 1)
      await ended
      expect(reports(reported)).toEqual(Array(12).fill('roomy'))
      const files = readdirSync(full, { recursive: true, withFileTypes: true })
      expect(files.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual(['filled'])
    } finally {
      kill('full')
      execFileSync('umount', ['-l', full])
    }
  }, 240_000)
})
