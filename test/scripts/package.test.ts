import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { partCount } from '#scripts/cli/check/parts'
import '../support/needs-tools.ts'

const root = packageRoot()
let installed: string

beforeAll(() => {
  // A place of its own, without the sources.
  installed = mkdtempSync(join(tmpdir(), 'package-'))
  cpSync(join(root, 'dist'), join(installed, 'dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(installed, 'package.json'))
  for (const name of ['spec', 'corpus', 'templates'])
    cpSync(join(root, name), join(installed, name), {
      recursive: true,
      filter: (file) => !/\.(ts|spvasm|spvhex)$/.test(file),
    })
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'))
})
afterAll(() => rmSync(installed, { recursive: true, force: true }))

async function cts(...args: readonly string[]) {
  return run([process.execPath, join(installed, 'dist/scripts/cts.js'), ...args])
}

it('the built package has every command, and none of the tests', async () => {
  expect(readdirSync(join(installed, 'dist')).sort()).toEqual([
    'browser',
    'cases.json.br',
    'generators',
    'manifest.digests',
    'manifest.json.br',
    'reference',
    'runner',
    'scripts',
    'shared',
    'spec',
  ])
  const help = await cts('--help')
  const names = readdirSync(join(root, 'scripts/commands')).map((file) => file.replace('.ts', ''))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names)
    expect(help).toMatchObject({ stdout: expect.stringMatching(new RegExp(`^  ${name}\\b`, 'm')) })
})

it('the built package lists the commands without loading them, with their own descriptions', async () => {
  const all = await cts('--help')
  for (const name of ['check', 'tools', 'validate']) {
    const help = await cts(name, '--help')
    if (all.kind !== 'answered' || help.kind !== 'answered') throw new Error('no answer')
    const [, description = ''] = help.stdout.split('\n\n')
    expect(description.length).toBeGreaterThan(10)
    expect(all.stdout.replaceAll(/\s+/g, ' ')).toContain(description.replaceAll(/\s+/g, ' '))
    expect(await cts('help', name)).toMatchObject({ exitCode: 0, stdout: help.stdout })
  }
})

it('the built package explains a rule from counts as it does from versions that it must read', async () => {
  for (const rule of [
    'NonSemantic.ClspvReflection/data-holds-whole-bytes',
    'core/layout-offsets-distinct',
    'core/magic-number',
  ]) {
    const quick = await cts('explain', rule)
    expect(quick).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('\ncases\n') })
    expect(await cts('explain', rule, '--revision', 'newest')).toEqual(quick)
  }
})

it('explains a cause in the build from what the build wrote down, as with versions that it must look at', async () => {
  for (const cause of ['spirv-val:debug-value-index-crash', 'empty-structure-construction']) {
    const quick = await cts('explain', cause)
    expect(quick).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('\nnext\n') })
    expect(await cts('explain', cause, '--revision', 'newest')).toEqual(quick)
  }
  expect(await cts('explain', 'constructor')).toMatchObject({ exitCode: 2 })
})

/** Writes at the end of a process how many octets it has read as data; Node reads most modules in another way. */
const countReads = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { readFileSync } = fs
  let octets = 0
  fs.readFileSync = (...words) => {
    const read = readFileSync(...words)
    octets += read.length
    return read
  }
  syncBuiltinESMExports()
  process.on('exit', () => console.error('octets', octets))`

/** What a command loads before it answers, in octets. */
interface StartOctets {
  /** Modules of the package. */
  readonly modules: number
  /** Modules of the packages that it depends on. */
  readonly dependencies: number
  /** Files that it reads as data. */
  readonly data: number
}

async function startOctets(...args: readonly string[]): Promise<StartOctets> {
  const coverage = mkdtempSync(join(tmpdir(), 'loaded-'))
  const preloaded = `data:text/javascript,${encodeURIComponent(countReads)}`
  const program = join(installed, 'dist/scripts/cts.js')
  const done = await run([process.execPath, '--import', preloaded, program, ...args], {
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
  })
  if (done.kind !== 'answered') throw new Error(`${args.join(' ')}: ${done.kind}`)
  const loaded = readdirSync(coverage).flatMap((file) => {
    const report = JSON.parse(readFileSync(join(coverage, file), 'utf8'))
    return (report as { result: { url: string }[] }).result.map(({ url }) => url)
  })
  rmSync(coverage, { recursive: true })
  const octetsOf = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + statSync(new URL(url)).size, 0)
  const isDependency = (url: string) => url.includes('/node_modules/')
  return {
    modules: octetsOf(loaded.filter((url) => url.includes('/dist/') && !isDependency(url))),
    dependencies: octetsOf(loaded.filter(isDependency)),
    data: Number(/^octets (.*)$/m.exec(done.stderr)?.[1]),
  }
}

// How long a start takes is measured by the bench; how much it loads is the same on every computer.
it.each([
  [['check', '--help'], 20_000, 130_000, 250_000],
  [['rules'], 390_000, 130_000, 1_000_000],
  [['explain', 'core/layout-offsets-distinct'], 405_000, 130_000, 1_700_000],
  [['explain', 'spirv-val:switch-duplicates'], 385_000, 130_000, 2_000_000],
] as const)(
  'the built package loads for %j modules of at most %i octets, of others %i, and data of at most %i',
  async (args, modules, dependencies, data) => {
    const octets = await startOctets(...args)
    // Below these a command would load nothing, and the test would see nothing.
    expect(octets.modules).toBeGreaterThan(modules / 2)
    expect(octets.modules).toBeLessThan(modules)
    expect(octets.dependencies).toBeGreaterThan(dependencies / 2)
    expect(octets.dependencies).toBeLessThan(dependencies)
    expect(octets.data).toBeGreaterThan(data / 2)
    expect(octets.data).toBeLessThan(data)
  },
)

it('the built package has few files, and each module once', () => {
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
    // Browsers load the judge from a folder of their own, without modules of Node.
    .filter((file) => file.endsWith('.js') && !file.startsWith('browser/'))
    .map((file) => readFileSync(join(installed, 'dist', file), 'utf8'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.length).toBeLessThan(800)
  // Names are minified, so each module is recognised by a text that only one module of its room has.
  for (const text of [
    // The hash of the statements of core.
    '954fc6d04d15d99d',
    'is used before its definition',
    'ended before its greeting',
  ])
    expect(files.filter((source) => source.includes(text))).toHaveLength(1)
})

it('the built package judges without our sources', async () => {
  const file = join(installed, 'm.spvasm')
  writeFileSync(file, 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n')
  expect(await cts('validate', '--json', file)).toEqual({
    kind: 'answered',
    exitCode: 0,
    stdout: `${JSON.stringify({ file, env: 'spv1.6', verdict: 'valid', blames: [], undecided: [] })}\n`,
    stderr: '',
  })
  expect(await cts('explain', 'SPV_KHR_constant_data/data-needs-the-capability')).toMatchObject({
    exitCode: 0,
  })
})

it('the built package writes the HTML report', async () => {
  const rule = 'SPV_EXT_replicated_composites/result-type-is-composite'
  const { stdout } = { stdout: '', ...(await cts('check', '--rule', rule, '--report', 'html')) }
  expect(stdout).toMatch(/^<!doctype html>/)
  expect(stdout).toMatch(/class="listings">[^<]/)
})

it('the built package divides a check of many cases among processes', async () => {
  const out = join(installed, 'out')
  const rules = ['Vulkan-environment/*', 'Vulkan-shader-interfaces/*']
  const answer = await cts('check', '--jobs', '2', '--out', out, '--rule', ...rules)
  expect(answer).toMatchObject({ kind: 'answered', exitCode: 0 })
  const lines = readFileSync(join(out, 'run.jsonl'), 'utf8').trim().split('\n')
  expect(partCount(2, lines.length - 2)).toBe(2)
})
