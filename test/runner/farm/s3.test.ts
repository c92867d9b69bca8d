import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlobStore } from '#runner/farm/blobs/blob-store'
import { openBlobStore } from '#runner/farm/blobs/open-blob-store'
import { sha256 } from '#runner/farm/sha256'
import { isProblem } from '#runner/is-problem'
import { cts } from '../../support/cts.ts'
import { type CtsProcess, ctsProcess } from '../../support/cts-process.ts'
import { freePort, type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'
import { type StartedScript, startScript } from '../../support/start-script.ts'

const script = fileURLToPath(new URL('../../support/fakes/s3-server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'farm-s3-'))
const secret = 'S3RVER'
const env = {
  ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: secret },
  ...{ AWS_EC2_METADATA_DISABLED: 'true', AWS_MAX_ATTEMPTS: '1' },
  AWS_ENDPOINT_URL_S3: '',
}
const usual = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]))

let server: StartedScript
/** The contents of the store under a key, and the contents that it is given. */
let objects: {
  readonly get: (key: string) => Promise<string>
  readonly put: (key: string, text: string) => Promise<unknown>
}

beforeAll(async () => {
  const port = await freePort()
  server = await startScript(script, [String(port), folder, 'bucket'])
  env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${port}`
  Object.assign(process.env, env)
  // Types of an optional peer may be missing.
  const sdkName = '@aws-sdk/client-s3'
  const sdk = await import(sdkName)
  const client = new sdk.S3Client({ forcePathStyle: true })
  const placeOf = (key: string) => ({ Bucket: 'bucket', Key: key })
  objects = {
    get: async (key) =>
      (await client.send(new sdk.GetObjectCommand(placeOf(key)))).Body.transformToString(),
    put: (key, text) => client.send(new sdk.PutObjectCommand({ ...placeOf(key), Body: text })),
  }
})
afterAll(() => {
  server?.kill()
  for (const [name, value] of Object.entries(usual))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  rmSync(folder, { recursive: true, force: true })
})

async function store(place: string): Promise<BlobStore> {
  const opened = await openBlobStore(place)
  if (isProblem(opened)) throw new Error(opened.message)
  return opened
}

describe('blobs in S3', () => {
  const octets = Buffer.from('abc')
  const name = sha256(octets)

  it('are read back by the hash of their octets, however often they are stored', async () => {
    const blobs = await store('s3://bucket/farm/night/')
    expect([await blobs.put(octets), await blobs.put(octets)]).toEqual([name, name])
    expect(Buffer.from(await blobs.get(name))).toEqual(octets)
    expect(await objects.get(`farm/night/${name.slice(0, 2)}/${name}`)).toBe('abc')
    const large = Buffer.alloc(5_000_000, 7)
    expect(Buffer.from(await blobs.get(await blobs.put(large))).equals(large)).toBe(true)
  })

  it('are separate from those of other prefixes', async () => {
    const [left, right] = [await store('s3://bucket'), await store('s3://bucket/other')]
    const key = await left.put(Buffer.from('of one'))
    await expect(right.get(key)).rejects.toThrow('key does not exist')
    expect(Buffer.from(await left.get(key)).toString()).toBe('of one')
  })

  it('are refused if they were changed, or are not blobs', async () => {
    const blobs = await store('s3://bucket/changed')
    await blobs.put(octets)
    await objects.put(`changed/${name.slice(0, 2)}/${name}`, 'forged')
    await expect(blobs.get(name)).rejects.toThrow('other octets')
    await expect(blobs.get('../../etc/passwd')).rejects.toThrow('named by its SHA-256')
    await expect(blobs.get('0'.repeat(64))).rejects.toThrow('key does not exist')
  })

  it('are not stored in a bucket that does not exist, nor under an invalid name', async () => {
    await expect((await store('s3://absent/x')).put(octets)).rejects.toThrow('bucket')
    expect(await openBlobStore('s3://Bucket')).toMatchObject({ code: 'bad-usage' })
  })
})

describe.skipIf(!redisAsked)('a check on a farm whose blobs are in S3', () => {
  let redis: OwnRedis
  let worker: CtsProcess
  beforeAll(async () => {
    redis = await startRedis(folder)
  })
  afterAll(async () => {
    worker?.child.kill('SIGKILL')
    await redis?.stop()
  })

  it('ends with its log, which another machine can fetch and which contains no secret', async () => {
    const place = ['--farm', redis.url, '--blobs', 's3://bucket/check']
    worker = ctsProcess(['worker', ...place, '--jobs', '1', '--tools', 'reference'], env)
    await worker.says(/blobs: s3:\/\/bucket\/check/)
    const rule = 'SPV_EXT_shader_atomic_float_add/*'
    const out = join(folder, 'out')
    const checked = await cts(
      ['check', '--rule', rule, ...place, '--slice', '10', '--out', out, '--json'],
      { env, timeoutMs: 100_000 },
    )
    expect(checked).toMatchObject({ exitCode: 0 })
    const [, id = ''] = /campaign (\w+) on/.exec(checked.stderr) ?? []
    const fetched = join(folder, 'fetched')
    const results = await cts(['farm', 'results', id, ...place, '--out', fetched], { env })
    expect(results).toMatchObject({ exitCode: 0 })
    const log = readFileSync(join(out, 'run.jsonl'), 'utf8')
    expect(readFileSync(join(fetched, 'run.jsonl'), 'utf8')).toBe(log)
    expect(log.split('\n').length).toBeGreaterThan(30)
    for (const output of [worker.said(), checked.stdout, checked.stderr, results.stdout, log])
      expect(output).not.toMatch(secret)
    expect(readdirSync(join(folder, 'bucket'))).toContain('check')
  }, 200_000)
})
