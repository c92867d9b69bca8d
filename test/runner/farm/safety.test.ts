import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { directoryStore } from '#runner/farm/blobs/directory-store'
import { farmAddress } from '#runner/farm/farm-url'
import { fetchResults } from '#runner/farm/fetch-results'
import { packFolder, unpackFolder } from '#runner/farm/folder-blob'
import { type Job, jobId, jobOf, queueName } from '#runner/farm/job'
import { pack, unpack } from '#runner/farm/pack'
import { refusal } from '#runner/farm/serve-jobs'
import { sliceSchema } from '#runner/farm/slice-text'
import type { Problem } from '#runner/problem'
import { suite } from '#runner/suite'

const folder = mkdtempSync(join(tmpdir(), 'farm-safety-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const job: Job = {
  format: 1,
  suite: suite().version,
  tools: [{ name: 'spirv-val', version: 'v2026.1' }],
  setup: 'a'.repeat(64),
  task: { kind: 'slice', slice: 3, runs: 256, past: 'b'.repeat(64) },
}
const tools = [
  { name: 'spirv-val', version: 'v2026.1' },
  { name: 'spirv-opt', version: 'v2026.1' },
]

describe('a worker', () => {
  it('accepts a job for its own tools', () => {
    expect(refusal(job, tools)).toEqual(job)
  })

  it.each([
    ['a command', { ...job, command: 'rm -rf /' }, /Unrecognized key/],
    ['a SPEC', { ...job, tools: [{ ...job.tools[0], spec: 'x:sh {file}' }] }, /Unrecognized key/],
    [
      'a tool it was not started with',
      { ...job, tools: [{ name: 'x:sh', version: '' }] },
      /no tool/,
    ],
    ['another version', { ...job, tools: [{ name: 'spirv-val', version: '2' }] }, /version/],
    ['another version of the suite', { ...job, suite: '9.9.9' }, /9\.9\.9 is wanted/],
    ['a path as a blob', { ...job, setup: '../../etc/passwd' }, /setup/],
    ['a path as the past', { ...job, task: { ...job.task, past: '/etc/passwd' } }, /past/],
    ['a negative slice', { ...job, task: { ...job.task, slice: -1 } }, /slice/],
    ['too many modules', { ...job, task: { ...job.task, runs: 1e9 } }, /runs/],
    ['an unknown task', { ...job, task: { kind: 'shell' } }, /task/],
    ['something too large', { ...job, suite: 'x'.repeat(40_000) }, /40\d{3} characters/],
    ['nothing', undefined, /data/],
  ])('refuses %s', (_, data, why) => {
    expect(refusal(data, tools)).toMatch(why)
  })
})

describe('a job', () => {
  it('has the same id whatever past it was given, and another one for any other difference', () => {
    const { past: _, ...task } = job.task as Extract<Job['task'], { kind: 'slice' }>
    expect(jobId({ ...job, task })).toBe(jobId(job))
    const others: Job[] = [
      { ...job, suite: '2' },
      { ...job, setup: 'c'.repeat(64) },
      { ...job, tools: [] },
      { ...job, task: { ...task, slice: 4 } },
      { ...job, task: { ...task, runs: 255 } },
    ]
    expect(new Set([job, ...others].map(jobId)).size).toBe(6)
  })

  it('is in the queue of its set of tools, whatever their order', () => {
    expect(queueName('1', tools)).toBe(queueName('1', tools.toReversed()))
    expect(queueName('1', tools)).not.toBe(queueName('2', tools))
    expect(queueName('1', tools)).not.toBe(queueName('1', tools.slice(1)))
  })

  it('is read back as it was written', () => {
    expect(jobOf(JSON.parse(JSON.stringify(job)))).toEqual(job)
  })
})

describe('the URL of a farm', () => {
  it('may have a user, a password, TLS and a database, which are not shown', () => {
    expect(farmAddress('rediss://me:s%40cret@queue.example:7000/3')).toEqual({
      ...{ host: 'queue.example', port: 7000, username: 'me', password: 's@cret', db: 3 },
      tls: { servername: 'queue.example' },
      shown: 'rediss://queue.example:7000/3',
    })
    expect(farmAddress('redis://[::1]')).toEqual({
      ...{ host: '::1', port: 6379 },
      shown: 'redis://[::1]:6379',
    })
  })

  it.each([
    '',
    'secret',
    'http://:secret@host',
    'redis://:secret@host/x',
    'redis://host?secret',
    'redis://:%secret@host',
  ])('is refused without being repeated: %s', (url) => {
    const wrong = farmAddress(url)
    expect(wrong).toMatchObject({ code: 'bad-farm-url' })
    expect(JSON.stringify(wrong)).not.toMatch('secret')
  })
})

describe('blobs in a folder', () => {
  const place = join(folder, 'blobs')
  const store = directoryStore(place)

  it('are read back by the hash of their octets, however often they are stored', async () => {
    const name = await store.put(Buffer.from('abc'))
    expect(await store.put(Buffer.from('abc'))).toBe(name)
    expect(Buffer.from(await store.get(name)).toString()).toBe('abc')
    expect(readdirSync(join(place, name.slice(0, 2)))).toEqual([name])
  })

  it('are refused if they were changed, or are not blobs', async () => {
    const name = await store.put(Buffer.from('changed'))
    writeFileSync(join(place, name.slice(0, 2), name), 'forged')
    await expect(store.get(name)).rejects.toThrow('other octets')
    await expect(store.get('../../etc/passwd')).rejects.toThrow('named by its SHA-256')
    await expect(store.get('0'.repeat(64))).rejects.toThrow('ENOENT')
  })

  it('are refused if they are not results of a slice', () => {
    expect(() => unpack(pack({ slice: 1 }), sliceSchema)).toThrow('runs')
    expect(() => unpack(Buffer.from('no'), sliceSchema)).toThrow()
  })
})

describe('results from a farm', () => {
  const file = (name: string) => ({ name, octets: 'YQ==', mode: 0o644 })

  it('are unpacked as they were packed', () => {
    const from = join(folder, 'from')
    expect(unpackFolder(pack([file('summary.json'), file('findings/a/report.md')]), from)).toBe(2)
    expect(readFileSync(join(from, 'findings/a/report.md'), 'utf8')).toBe('a')
    const copy = join(folder, 'copy')
    expect(unpackFolder(packFolder(from), copy)).toBe(2)
    expect(packFolder(copy)).toEqual(packFolder(from))
  })

  it.each(['../out', '/etc/x', 'a/../../out', 'a//b', '.ssh/config', 'a/.x', 'a\\..\\b', ''])(
    'are not written to %s',
    (name) => {
      const to = join(folder, 'to')
      expect(unpackFolder(pack([file('summary.json'), file(name)]), to)).toMatchObject({
        code: 'bad-results',
      })
      expect(existsSync(to)).toBe(false)
    },
  )

  it.each([
    ['a name that no file can have', [file('a'.repeat(300))]],
    ['a file below a file', [file('findings'), file('findings/a/report.md')]],
    ['two files of one name', [file('a'), file('a')]],
    ['something else', { name: 'a' }],
  ])('are not written if they have %s', (_, files) => {
    const to = join(folder, 'to')
    const refused = unpackFolder(pack(files), to)
    expect(refused).toMatchObject({ code: 'bad-results' })
    expect((refused as Problem).message).not.toContain('\n')
    expect(existsSync(to)).toBe(false)
  })

  it('are reported with the file if they cannot be written', () => {
    const to = join(folder, 'taken')
    writeFileSync(to, '')
    expect(unpackFolder(pack([file('a')]), to)).toMatchObject({ code: 'bad-out' })
  })

  it.each(['../../etc/passwd', '0'.repeat(64), '__proto__', ''])(
    'are not fetched from %j',
    async (results) => {
      const blobs = directoryStore(join(folder, 'blobs'))
      const campaign = { id: 'x', state: 'done', results } as const
      expect(await fetchResults({ blobs }, campaign, join(folder, 'to'))).toMatchObject({
        code: 'bad-results',
        message: expect.stringMatching(/^campaign x: /),
      })
    },
  )
})
