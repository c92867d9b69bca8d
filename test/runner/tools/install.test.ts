import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { verifierHint } from '#runner/tools/hints'
import { type InstallOptions, install } from '#runner/tools/install'
import { type Installed, readInstalled } from '#runner/tools/installed'
import '../../support/needs-tools.ts'

const fakeApt = fileURLToPath(new URL('./fake-apt/', import.meta.url))
const archive = { uri: 'mirror://archive/debian', signedBy: '/keys/archive.gpg' }

let folder: string
let directory: string
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  directory = join(folder, 'tools')
  told = []
  vi.stubEnv('FAKE_APT', folder)
  const { PATH } = process.env
  vi.stubEnv('PATH', `${fakeApt}${delimiter}${PATH}`)
  // The substitute for the dynamic loader records how it was called.
  writeFileSync(join(folder, 'loader'), '#!/bin/sh\necho "$@"\n')
  chmodSync(join(folder, 'loader'), 0o755)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

async function installing(options: Partial<InstallOptions> = {}) {
  return install({ directory, archive, log: (line) => told.push(line), ...options })
}
async function installed(options: Partial<InstallOptions> = {}): Promise<Installed> {
  const done = await installing(options)
  if (isProblem(done)) throw new Error(done.message)
  return done
}
const log = (): string => {
  const file = join(folder, 'log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const mark = (name: string, text = ''): void => writeFileSync(join(folder, name), text)

describe('the installation of tools', () => {
  it('puts every suite with its own runtime next to the others', async () => {
    const { architecture, suites } = await installed()
    expect(architecture).toBe('amd64')
    expect(Object.keys(suites)).toEqual(['oldstable', 'stable', 'testing'])
    for (const [name, suite] of Object.entries(suites)) {
      expect(suite).toMatchObject({
        codename: `of-${name}`,
        loader: `${name}/root/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2`,
        packages: [
          { name: 'libc6', version: `1:2.0~${name}`, sha256: expect.stringMatching(/^\w{64}$/) },
          { name: 'spirv-tools' },
        ],
      })
      // Not the script: it would run whatever the system has.
      expect(Object.keys(suite.programs)).toEqual(['spirv-val'])
      expect(readFileSync(join(directory, name, 'root/usr/bin/of'), 'utf8')).toBe(`${name}\n`)
    }
    expect(readInstalled(directory)).toEqual({ format: 1, architecture, suites })
    expect(readdirSync(directory).sort()).toEqual([
      '.apt',
      'installed.json',
      'oldstable',
      'stable',
      'testing',
    ])
  })

  it('writes a wrapper that runs the program with that runtime, wherever the folder is', async () => {
    await installed({ suites: ['stable'] })
    const wrapper = join(directory, 'stable/bin/spirv-val')
    const root = `${directory}/stable/bin/../root`
    expect(execFileSync(wrapper, ['--flag', 'a b'], { encoding: 'utf8' })).toBe(
      `--library-path ${root}/usr/lib/x86_64-linux-gnu ${root}/usr/bin/spirv-val --flag a b\n`,
    )
  })

  it('does nothing, and makes no request, if everything is installed', async () => {
    const first = await installed()
    rmSync(join(folder, 'log'))
    told = []
    expect(await installed()).toEqual(first)
    expect(log()).toBe('')
    expect(told).toEqual([])
  })

  it('fetches broken packages again, and all packages on request', async () => {
    await installed()
    rmSync(join(directory, 'stable/bin/spirv-val'))
    rmSync(join(folder, 'log'))
    await installed()
    expect(log()).toContain('apt-get stable')
    expect(log()).not.toContain('apt-get testing')
    expect(existsSync(join(directory, 'stable/bin/spirv-val'))).toBe(true)
    await installed({ force: true, suites: ['testing'] })
    expect(log()).toContain('apt-get testing')
    expect(log()).not.toContain('apt-get oldstable')
  })

  it('continues where it was interrupted', async () => {
    mark('cut-stable')
    expect(await installing()).toMatchObject({
      kind: 'problem',
      code: 'apt-failed',
      message: expect.stringContaining('Failed to fetch'),
    })
    expect(Object.keys(readInstalled(directory)?.suites ?? {})).toEqual(['oldstable'])
    rmSync(join(folder, 'log'))
    expect(Object.keys((await installed()).suites)).toEqual(['oldstable', 'stable', 'testing'])
    expect(log()).not.toContain('apt-get oldstable')
  })

  it('keeps what works if a later fetch fails', async () => {
    const before = await installed({ suites: ['stable'] })
    mark('no-stable')
    mark('no-trixie')
    expect(await installing({ suites: ['stable'], force: true })).toMatchObject({
      kind: 'problem',
      message: expect.stringContaining('does not have a Release file'),
    })
    expect(readInstalled(directory)).toEqual(before)
    expect(existsSync(join(directory, 'stable/root/usr/bin/spirv-val'))).toBe(true)
  })

  it('keeps what works if nothing verifies signatures, and quotes the reason that apt gives', async () => {
    const before = await installed({ suites: ['stable'] })
    mark('no-verifier')
    // One that is installed, but not for the user that apt runs it as.
    const verifier = join(folder, 'gpgv')
    writeFileSync(verifier, '#!/bin/sh\n', { mode: 0o755 })
    const { PATH } = process.env
    vi.stubEnv('PATH', `${folder}${delimiter}${PATH}`)
    expect(await installing({ suites: ['stable'], force: true })).toMatchObject({
      kind: 'problem',
      code: 'apt-failed',
      message: expect.stringMatching(/^apt-get -qq update: GPG error: .*gpgv.* required/),
      hint: expect.stringMatching(new RegExp(`^${verifier} is there: .* /dev/null`)),
    })
    expect(verifierHint('/no/such/folder')).toBe('apt-get install gpgv')
    expect(readInstalled(directory)).toEqual(before)
    expect(existsSync(join(directory, 'stable/root/usr/bin/spirv-val'))).toBe(true)
    rmSync(join(folder, 'no-verifier'))
    const { suites } = await installed({ suites: ['stable'], force: true })
    expect(Object.keys(suites)).toEqual(['stable'])
  })

  it('asks by codename if the archive does not know the name of a suite', async () => {
    mark('no-testing')
    const { testing } = (await installed({ suites: ['testing'] })).suites
    expect(testing).toMatchObject({ codename: 'of-forky' })
  })

  it('adds packages on request, keeps them, and remembers which ones a suite does not have', async () => {
    await installed({ suites: ['stable'] })
    rmSync(join(folder, 'log'))
    const { suites } = await installed({ suites: ['stable'], groups: ['llvm', 'reflect'] })
    // The newest of those that carry a version in their name.
    expect(log()).toMatch(/--simulate install spirv-tools llvm-spirv-14$/m)
    const { stable } = suites
    expect(stable).toMatchObject({ groups: ['reflect', 'llvm'], missing: ['reflect'] })
    expect(told.join('\n')).toContain('does not have spirv-reflect')

    rmSync(join(folder, 'log'))
    await installed({ suites: ['stable'], groups: ['reflect'] })
    expect(log()).toBe('')
    await installed({ suites: ['stable'], groups: ['headers'] })
    expect(log()).toMatch(/--simulate install spirv-tools spirv-headers llvm-spirv-14$/m)
  })

  it('says how much it fetches, and puts drivers into one suite unless suites are named', async () => {
    const { suites } = await installed({ groups: ['drivers'] })
    expect(told.filter((line) => line.includes('fetching 3 MB: libc6'))).toHaveLength(3)
    const groups = Object.entries(suites).map(([name, suite]) => [name, suite.groups])
    expect(groups).toEqual([
      ['oldstable', []],
      ['stable', []],
      ['testing', ['drivers']],
    ])
    const named = await installed({ suites: ['stable'], groups: ['drivers'] })
    expect(named.suites['stable']?.groups).toEqual(['drivers'])
  })

  it('gives apt the archive and its key, and installs nothing unsigned', async () => {
    mark('cut-stable')
    await installing({ suites: ['stable'] })
    const apt = join(directory, '.apt/stable')
    expect(readFileSync(join(apt, 'sources.d/suite.sources'), 'utf8')).toBe(
      'Types: deb\nURIs: mirror://archive/debian\nSuites: stable\nComponents: main\nSigned-By: /keys/archive.gpg\nAllow-Insecure: no\nAllow-Weak: no\nAllow-Downgrade-To-Insecure: no\nCheck-Date: yes\nCheck-Valid-Until: yes\n',
    )
    const settings = readFileSync(join(apt, 'last.conf'), 'utf8')
    expect(settings).toContain('APT::Get::AllowUnauthenticated "false";')
    for (const setting of [
      'Acquire::AllowInsecureRepositories "false";',
      'Acquire::AllowWeakRepositories "false";',
      'Acquire::AllowDowngradeToInsecureRepositories "false";',
      'Acquire::Check-Date "true";',
      'Acquire::Check-Valid-Until "true";',
      'Acquire::https::Verify-Peer "true";',
      'Acquire::https::Verify-Host "true";',
    ])
      expect(settings).toContain(`\n${setting}\n`)
    expect(settings).toContain(`Dir::State "${apt}/state/";`)
    expect(settings).not.toMatch(/trusted/i)
  })

  it('accepts outdated lists only if apt is configured so on the machine, and says so', async () => {
    mark('cut-stable')
    mark('settings', 'Acquire::Check-Valid-Until "false";\n')
    await installing({ suites: ['stable'] })
    const apt = join(directory, '.apt/stable')
    const source = readFileSync(join(apt, 'sources.d/suite.sources'), 'utf8')
    expect(source).toContain('Check-Date: yes\nCheck-Valid-Until: no\n')
    expect(source).toContain('Allow-Weak: no\n')
    expect(readFileSync(join(apt, 'last.conf'), 'utf8')).toContain(
      'Acquire::Check-Date "true";\nAcquire::Check-Valid-Until "false";\n',
    )
    expect(told.join('\n')).toContain('stable: apt is set to take lists out of date')
  })

  it('refuses a list that is older than the one it has, even if it is signed', async () => {
    const listed = (day: string) => mark('date', `Date: ${day} 08:10:40 UTC`)
    listed('Sat, 12 Sep 2026')
    const before = await installed({ suites: ['stable'] })
    expect(before.suites['stable']?.listDate).toBe('2026-09-12T08:10:40.000Z')
    listed('Sat, 05 Sep 2026')
    expect(await installing({ suites: ['stable'], force: true })).toMatchObject({
      code: 'old-list',
      message: expect.stringMatching(/^stable: .*2026-09-05.*2026-09-12/),
    })
    mark('date', '')
    expect(await installing({ suites: ['stable'], force: true })).toMatchObject({
      code: 'old-list',
    })
    expect(readInstalled(directory)).toEqual(before)
    for (const day of ['Sat, 12 Sep 2026', 'Sun, 13 Sep 2026']) {
      listed(day)
      await installed({ suites: ['stable'], force: true })
    }
    expect(readInstalled(directory)?.suites['stable']?.listDate).toMatch('2026-09-13')
  })

  it('lets two runs at the same time do the work once', async () => {
    await Promise.all([installed({ suites: ['stable'] }), installed({ suites: ['stable'] })])
    expect(log().match(/apt-get stable -qq update/g)).toHaveLength(1)
    expect(existsSync(join(directory, '.lock'))).toBe(false)
  })

  it('takes over a lock from a process that died', async () => {
    mkdirSync(directory)
    const dead = execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }).trim()
    writeFileSync(join(directory, '.lock'), dead)
    expect(Object.keys((await installed({ suites: ['stable'] })).suites)).toEqual(['stable'])
  })

  it.each(['', '0', 'nobody'])(
    'takes over a lock without the id of a process: %j',
    async (text) => {
      mkdirSync(directory)
      writeFileSync(join(directory, '.lock'), text)
      expect(Object.keys((await installed({ suites: ['stable'] })).suites)).toEqual(['stable'])
      expect(existsSync(join(directory, '.lock'))).toBe(false)
    },
  )

  it('starts again if the record cannot be read', async () => {
    await installed({ suites: ['stable'] })
    writeFileSync(join(directory, 'installed.json'), '{"format": 1,')
    expect(Object.keys((await installed({ suites: ['stable'] })).suites)).toEqual(['stable'])
  })

  it.each([
    [{ suites: ['sid'] }, 'sid: no such suite', /oldstable, stable, testing/],
    [{ groups: ['headrs'] }, 'headrs: no such package group', /headers, .*cross/],
  ])('refuses %j', async (options, message, hint) => {
    expect(await installing(options)).toMatchObject({
      code: 'unknown-name',
      message,
      hint: expect.stringMatching(hint),
    })
    expect(log()).toBe('')
  })

  it('says what to do on a system without apt', async () => {
    vi.stubEnv('PATH', '/no/such/folder')
    expect(await installing()).toMatchObject({
      kind: 'problem',
      code: 'no-apt',
      hint: expect.stringContaining('Vulkan SDK'),
    })
  })
})
