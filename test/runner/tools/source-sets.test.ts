import {
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
import { installSourceSets } from '#runner/tools/install-source-sets'
import { readInstalledSets, setFolder } from '#runner/tools/installed-sets'
import { type SourceSet, sourceSets } from '#runner/tools/source-sets'
import '../../support/needs-tools.ts'

const fakeApt = fileURLToPath(new URL('./fake-apt/', import.meta.url))
const archive = { uri: 'mirror://archive/debian', signedBy: '/keys/archive.gpg' }
const kernels: SourceSet = { name: 'kernels', kind: 'binary', summary: '', keeps: /\.cl$/ }
const shaders: SourceSet = { name: 'shaders', kind: 'source', summary: '', keeps: /\.frag$/ }

let folder: string
let directory: string
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sets-'))
  directory = join(folder, 'tools')
  told = []
  vi.stubEnv('FAKE_APT', folder)
  const { PATH } = process.env
  vi.stubEnv('PATH', `${fakeApt}${delimiter}${PATH}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function install(sets: readonly SourceSet[] = [kernels, shaders]) {
  return installSourceSets({ directory, sets, archive, log: (line) => told.push(line) })
}
const mark = (name: string): void => writeFileSync(join(folder, name), '')
const log = (): string => readFileSync(join(folder, 'log'), 'utf8')

describe('sets of sources', () => {
  it('keeps from the newest suite what a set names, and says first how much is fetched', async () => {
    expect(await install()).toBeUndefined()
    expect(told[0]).toBe('fetching 5 MB: kernels, shaders')
    expect(told.at(-1)).toBe('shaders 1.5-1: 1 files')
    expect(readInstalledSets(directory)).toMatchObject([
      { name: 'kernels', version: '1:1.5-1', suite: 'testing', files: 1 },
      { name: 'shaders', version: '1.5-1', suite: 'testing', files: 1 },
    ])
    const files = (name: string) =>
      readdirSync(join(setFolder(directory, name), 'files'), { recursive: true })
    expect(files('kernels')).toEqual(['usr', 'usr/a.cl'])
    expect(files('shaders')).toEqual(['a.frag'])
  })

  it('fetches nothing where all sets are installed', async () => {
    await install()
    const before = log()
    told = []
    expect(await install()).toBeUndefined()
    expect(log()).toBe(before)
    expect(told).toEqual([])
  })

  it('takes a set from an older suite if the newest cannot provide it', async () => {
    mark('gone-testing')
    expect(await install([shaders])).toBeUndefined()
    expect(readInstalledSets(directory)).toMatchObject([{ name: 'shaders', suite: 'stable' }])
    expect(told).toContain('shaders 1.5-1 of stable: fetching 3 MB')
  })

  it('reports a set that no suite can provide, installs the others, and tries again next time', async () => {
    for (const suite of ['testing', 'stable', 'oldstable']) mark(`gone-${suite}`)
    expect(await install()).toMatchObject({ code: 'apt-failed' })
    expect(readInstalledSets(directory).map(({ name }) => name)).toEqual(['kernels'])
    rmSync(join(folder, 'gone-stable'))
    expect(await install()).toBeUndefined()
    expect(readInstalledSets(directory).map(({ name }) => name)).toEqual(['kernels', 'shaders'])
  })

  it('refuses a package without exactly one source', async () => {
    const nothing = { ...shaders, keeps: /\.geom$/ }
    expect(await install([nothing])).toMatchObject({ code: 'no-sources' })
    expect(existsSync(setFolder(directory, 'shaders'))).toBe(false)
  })

  it('leaves what an interrupted download has fetched for the next one', async () => {
    mark('gone-testing')
    mark('gone-stable')
    mark('gone-oldstable')
    const archives = join(directory, 'real/archives/shaders-testing')
    mkdirSync(archives, { recursive: true })
    writeFileSync(join(archives, 'part'), 'half')
    await install([shaders])
    expect(readFileSync(join(archives, 'part'), 'utf8')).toBe('half')
  })

  it('contain no tests of glslang or clspv, which measure from outside', () => {
    expect(sourceSets.length).toBeGreaterThan(8)
    for (const { name } of sourceSets) expect(name).not.toMatch(/glslang|clspv|shaderc/)
  })
})
