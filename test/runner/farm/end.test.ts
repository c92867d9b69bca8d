import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ctsHere } from '../../support/cts-here.ts'
import { type CtsProcess, ctsProcess } from '../../support/cts-process.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'

const folder = mkdtempSync(join(tmpdir(), 'farm-end-'))
const started: CtsProcess[] = []
let redis: OwnRedis | undefined
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function start(...args: readonly string[]): CtsProcess {
  const worker = ctsProcess(args)
  started.push(worker)
  return worker
}

describe.skipIf(!redisAsked)('a worker that is asked to end', () => {
  it('ends with jobs in progress although Redis is gone, and says why', async () => {
    redis = await startRedis(folder)
    const place = ['--farm', redis.url, '--blobs', join(folder, 'blobs')]
    const worker = start('worker', ...place, '--jobs', '1', '--tools', 'reference')
    await worker.says(/serves redis/)
    start('check', ...place, '--slice', '100', '--out', join(folder, 'out'))
    const inWork = async () => {
      const answer = await ctsHere(['farm', 'status', ...place.slice(0, 2), '--json'])
      const [campaign] = JSON.parse(answer.stdout).campaigns
      return campaign?.jobs.done > 0 && campaign.jobs.inWork > 0
    }
    while (!(await inWork())) await new Promise((resolve) => setTimeout(resolve, 100))

    await redis.stop()
    redis = undefined
    worker.child.kill('SIGTERM')
    const tooLate = new Promise((resolve) => setTimeout(resolve, 30_000, 'still there'))
    expect(await Promise.race([worker.ended, tooLate])).toBe(0)
    expect(worker.said()).toMatch('the farm does not answer')
  }, 200_000)
})
