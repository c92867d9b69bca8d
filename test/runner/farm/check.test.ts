import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import { readRunLog } from '#runner/log/read-run-log'
import { runLogText } from '#runner/log/write-run-log'
import { cts } from '../../support/cts.ts'
import { ctsHere } from '../../support/cts-here.ts'
import { type CtsProcess, ctsProcess } from '../../support/cts-process.ts'
import { plantedHarness } from '../../support/planted-harness.ts'
import { type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'

/** A rule of few cases: each wrong answer is asked again in a fresh process. */
const planted = 'SPV_EXT_replicated_composites/spec-constant-value-is-a-constant'
const tool = plantedHarness(planted)
const patience = { timeoutMs: 280_000 }
// Cases of three texts, with changes of versions among them: no shard has all texts, rules, probes and environments.
const rules = [
  'SPV_EXT_replicated_composites/*',
  'SPV_EXT_shader_atomic_float_add/*',
  'SPV_KHR_8bit_storage/*',
]

const folder = mkdtempSync(join(tmpdir(), 'farm-check-'))
const blobs = join(folder, 'blobs')
let redis: OwnRedis
const started: CtsProcess[] = []

beforeAll(async () => {
  if (redisAsked) redis = await startRedis(folder)
})
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL')
    await ended
  }
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function worker(name: string): Promise<CtsProcess> {
  const place = ['--farm', redis.url, '--blobs', blobs, '--patience', '4', '--name', name]
  const child = ctsProcess(['worker', ...place, '--jobs', '1', '--tools', tool])
  started.push(child)
  await child.says(/serves redis/)
  return child
}

/** The log in a folder as `report` merges it, without times, date and pace. */
function timeless(...folders: readonly string[]): string {
  const logs = folders.map((name) => {
    const file = join(folder, name, 'run.jsonl')
    const log = readRunLog(readFileSync(file, 'utf8'), file)
    if (isProblem(log)) throw new Error(log.message)
    return log
  })
  const merged = mergeRunLogs(logs)
  if (isProblem(merged)) throw new Error(merged.message)
  const { pace: _, date: _date, ...header } = merged.header
  const results = merged.results.map(({ ms: _ms, ...result }) => result)
  return runLogText({ ...merged, header, results })
}

describe.skipIf(!redisAsked)('check on a farm', () => {
  const what = ['check', '--rule', ...rules, '--tool', tool]
  const out = (name: string) => ['--out', join(folder, name)]
  const place = () => ['--farm', redis.url, '--blobs', blobs, '--slice', '24']

  it('equals the log of one machine, byte for byte except for times, whichever process is killed', async () => {
    const first = await worker('first')
    const killed = ctsProcess([...what, ...place(), ...out('farm')])
    started.push(killed)
    await killed.says(/campaign \w+ on/)
    const [, id = ''] = /campaign (\w+) on/.exec(killed.said()) ?? []
    const status = async () => {
      const answer = await ctsHere(['farm', 'status', '--farm', redis.url, '--json'])
      return JSON.parse(answer.stdout).campaigns.find(
        (campaign: { id: string }) => campaign.id === id,
      )
    }
    while (((await status())?.jobs.done ?? 0) < 2)
      await new Promise((resolve) => setTimeout(resolve, 100))
    killed.child.kill('SIGKILL')
    first.child.kill('SIGKILL')
    await redis.restart()
    await worker('second')

    const farm = await cts([...what, ...place(), ...out('farm')], patience)
    expect([farm.exitCode, farm.stderr]).toEqual([1, expect.stringContaining(`campaign ${id}`)])
    const ended = await cts([...what, '--jobs', '2', ...out('one')], patience)
    expect(ended.exitCode).toBe(1)
    expect(timeless('farm')).toBe(timeless('one'))
    expect(timeless('farm')).toMatch('false-accept')
    const told = await status()
    expect(told).toMatchObject({ state: 'done', kind: 'check', jobs: { inWork: 0 } })
    expect(told.jobs.done).toBeGreaterThan(15)
    expect(Object.keys(told.workers).sort()).toEqual(['first', 'second'])
    expect(told.bytes).toBeLessThan(100_000)
    // The summary is that of one machine, too.
    const text = (message: string) => message.replace(/in [\d.]+ m?s/g, '')
    expect(text(farm.stdout)).toBe(text(ended.stdout))
  }, 580_000)

  it('gives the same result as its shards without a farm', async () => {
    const some = [...what.slice(0, 2), rules[1] as string]
    for (const shard of ['1/3', '2/3', '3/3'])
      await ctsHere([...some, '--shard', shard, ...out(`shard-${shard[0]}`)])
    await ctsHere([...some, ...out('whole')])
    expect(timeless('shard-2', 'shard-1', 'shard-3')).toBe(timeless('whole'))
  }, 280_000)

  it.each([
    [['--shard', '1/2'], '--shard cannot be used with --farm'],
    [['--fail-fast'], '--fail-fast cannot be used with --farm'],
  ])('refuses %s', async (option, message) => {
    const args = ['check', '--rule', rules[1] as string, '--farm', redis.url, ...option]
    const answer = await ctsHere(args)
    expect([answer.exitCode, answer.stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
