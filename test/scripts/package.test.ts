import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
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

it('lists the commands without loading them, as each describes itself', async () => {
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

it('explains a rule in the build from its counts, as with versions that it must look at', async () => {
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

/** Milliseconds of processor time that the command takes, the least of some runs: a busy machine makes others longer. */
async function processorMs(...args: readonly string[]): Promise<number> {
  const report = `process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    console.error('cpu', (user + system) / 1000)
  })`
  const times: number[] = []
  for (let time = 0; time < 3; time++) {
    const words = [
      process.execPath,
      '--import',
      `data:text/javascript,${encodeURIComponent(report)}`,
    ]
    const done = await run([...words, join(installed, 'dist/scripts/cts.js'), ...args])
    if (done.kind !== 'answered') throw new Error(`${args.join(' ')}: ${done.kind}`)
    times.push(Number(/^cpu (.*)$/m.exec(done.stderr)?.[1]))
  }
  return Math.min(...times)
}

it.each([
  [['check', '--help'], 150],
  [['rules'], 300],
  [['explain', 'core/layout-offsets-distinct'], 300],
] as const)('%j takes less than %i ms of a processor', async (args, most) => {
  expect(await processorMs(...args)).toBeLessThan(most)
})

it('the built package is few files, and has each module once', () => {
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
    // Browsers load the judge from a folder of their own, without modules of Node.
    .filter((file) => file.endsWith('.js') && !file.startsWith('browser/'))
    .map((file) => readFileSync(join(installed, 'dist', file), 'utf8'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.length).toBeLessThan(800)
  // Names are minified, so each module is recognised by a text that only one module of its room has.
  for (const text of [
    'SPIR-V Specification, Version 1.6',
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
