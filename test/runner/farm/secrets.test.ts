import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cts } from '../../support/cts.ts'
import { type CtsProcess, ctsProcess } from '../../support/cts-process.ts'
import { freePort, type OwnRedis, redisAsked, startRedis } from '../../support/redis.ts'

const folder = mkdtempSync(join(tmpdir(), 'farm-secrets-'))
const certificate = join(folder, 'certificate.pem')
const [user, password] = ['tenant-of-farm', 'pass/word-of-farm']
const secret = /tenant-of-farm|pass(?:\/|%2F)word-of-farm/i

let redis: OwnRedis
let place: string
let worker: CtsProcess

/** The environment variables of a machine of the farm. */
const env = (host: string, login = `${user}:${encodeURIComponent(password)}`) => ({
  SPIRV_CTS_FARM: `rediss://${login}@${host}:${place}`,
  SPIRV_CTS_BLOBS: join(folder, 'blobs'),
  NODE_EXTRA_CA_CERTS: certificate,
})

beforeAll(async () => {
  if (!redisAsked) return
  const key = join(folder, 'key.pem')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ],
    { stdio: 'ignore' },
  )
  place = String(await freePort())
  redis = await startRedis(folder, [
    ...['--tls-port', place, '--tls-cert-file', certificate, '--tls-key-file', key],
    ...['--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no', '--requirepass', 'another'],
    ...['--user', user, 'on', `>${password}`, '~*', '&*', '+@all'],
  ])
})
afterAll(async () => {
  worker?.child.kill('SIGKILL')
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!redisAsked)('user and password of a farm, by TLS', () => {
  it('are accepted for workers and campaigns, even after a restart, and are never printed or stored', async () => {
    worker = ctsProcess(['worker', '--jobs', '1', '--tools', 'reference'], env('localhost'))
    await worker.says(new RegExp(`serves rediss://localhost:${place}`))
    await redis.restart()
    const out = join(folder, 'out')
    const check = ['check', '--rule', 'SPV_EXT_shader_atomic_float_add/*', '--out', out]
    const checked = await cts(check, { env: env('127.0.0.1'), timeoutMs: 100_000 })
    expect(checked).toMatchObject({ exitCode: 0 })
    expect(checked.stderr).toMatch(`on rediss://127.0.0.1:${place}`)
    const status = await cts(['farm', 'status', '--json'], { env: env('127.0.0.1') })
    expect(JSON.parse(status.stdout).campaigns).toHaveLength(1)
    for (const output of [worker.said(), checked.stdout, checked.stderr, status.stdout])
      expect(output).not.toMatch(secret)
    // Nor does Node.js warn of anything.
    expect([checked.stderr, status.stderr].join()).not.toMatch(/warning/i)

    worker.child.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    expect(files.length).toBeGreaterThan(5)
    for (const text of files) expect(text).not.toMatch(secret)
  }, 200_000)

  it.each([
    ['a wrong password', `${user}:wrong-of-farm`, {}, /WRONGPASS|invalid username-password/],
    ['no certificate', undefined, { NODE_EXTRA_CA_CERTS: '' }, /self-signed certificate/],
  ])(
    'are refused early with %s',
    async (_, login, more, why) => {
      const answer = await cts(['farm', 'status'], { env: { ...env('localhost', login), ...more } })
      expect(answer).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringMatching(why) })
      expect(answer.stderr).not.toMatch(secret)
      expect(answer.stderr).not.toMatch('wrong-of-farm')
    },
    60_000,
  )
})
