import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import '../support/needs-tools.ts'

let elsewhere: string
let size: number

const leftBehind = [
  'corpus/left-behind.spv',
  'corpus/core/left-behind.spvasm',
  'corpus/out/left-behind.json',
  'docs/left-behind.spv',
  'docs/recipes/left-behind.tgz',
  'runner/harness/left-behind.o',
  'spec/core/left-behind.tgz',
  'templates/out/left-behind.txt',
]

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

async function npm(folder: string, ...args: readonly string[]): Promise<void> {
  const done = await run(['npm', ...args], { cwd: folder, timeoutMs: 300_000 })
  expect(done, `npm ${args.join(' ')}`).toMatchObject({ kind: 'answered', exitCode: 0 })
}

async function program(file: string, text: string) {
  writeFileSync(join(elsewhere, file), text)
  return run([process.execPath, file], { cwd: elsewhere, timeoutMs: 100_000 })
}

beforeAll(async () => {
  elsewhere = mkdtempSync(join(tmpdir(), 'installed-'))
  // Without building again: other tests use what is built. Files that commands leave behind do not get in: every kind
  // of file that .gitignore names.
  const planted = leftBehind.map((path) => join(packageRoot(), path))
  for (const path of planted) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'planted')
  }
  try {
    await npm(
      packageRoot(),
      'pack',
      '--silent',
      '--ignore-scripts',
      '--pack-destination',
      elsewhere,
    )
  } finally {
    for (const path of planted) rmSync(path)
    for (const path of planted) removeEmpty(dirname(path))
  }
  const [tarball = ''] = readdirSync(elsewhere)
  size = statSync(join(elsewhere, tarball)).size
  writeFileSync(join(elsewhere, 'package.json'), '{"private":true,"type":"module"}')
  await npm(elsewhere, 'install', '--silent', '--no-audit', '--no-fund', `./${tarball}`)
}, 400_000)
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

it('the packed package, installed elsewhere, provides the command', async () => {
  writeFileSync(
    join(elsewhere, 'm.spvasm'),
    'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n',
  )
  const bin = join(elsewhere, 'node_modules/.bin/spirv-cts')
  const done = await run([bin, 'validate', '--json', 'm.spvasm'], { cwd: elsewhere })
  expect(done).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(
      /^{"file":"m.spvasm","env":"spv1.6","verdict":"valid","blames":\[\],"undecided":\[\]}\n$/,
    ),
  })
  const checked = await run([bin, 'check', '--sample', '2%', '--json'], {
    cwd: elsewhere,
    timeoutMs: 100_000,
  })
  expect(checked).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/"failed":false/),
  })
})

it('the packed package, started by npx, prints commands that npx can start', async () => {
  const rule = 'SPV_KHR_constant_data/data-has-a-word'
  const { npm_command: _, ...plain } = process.env
  const sh = (line: string, env: NodeJS.ProcessEnv = plain) =>
    run(['sh', '-c', line], { cwd: elsewhere, timeoutMs: 100_000, env })
  const explained = await sh(`npx spirv-cts explain ${rule}`)
  if (explained.kind !== 'answered') throw new Error(explained.kind)
  const lines = explained.stdout.match(/npx spirv-cts explain .*/g) ?? []
  expect(lines.length).toBeGreaterThan(0)
  expect(explained.stdout).not.toMatch(/^ +spirv-cts /m)
  expect(await sh(lines[0] ?? '')).toMatchObject({ exitCode: 0 })
  // A hint, too; and without npm it is the program that a shell finds.
  expect(await sh('npx spirv-cts explain no/rule')).toMatchObject({
    stderr: expect.stringContaining('hint: npx spirv-cts rules lists them'),
  })
  expect(await sh('PATH="$PWD/node_modules/.bin:$PATH" spirv-cts explain no/rule')).toMatchObject({
    stderr: expect.stringContaining('hint: spirv-cts rules lists them'),
  })
})

it('the packed package is small, and has all files that its documents name and no ignored ones', async () => {
  const folder = join(elsewhere, 'node_modules/spirv-cts')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'docs/README.md']))
  expect(files.filter((file) => file.includes('left-behind'))).toEqual([])
  expect(files.length).toBeLessThan(4_000)
  expect(size).toBeLessThan(6_950_000)
  const ci = await run(['sh', join(folder, 'scripts/ci.sh')], {
    ...{ cwd: elsewhere, timeoutMs: 100_000 },
    env: {
      ...process.env,
      SPIRV_CTS_TOOL: 'mine:true {file}',
      SPIRV_CTS_ARGS: '--rule SPV_KHR_constant_data/data-has-a-word',
      SPIRV_CTS_BASELINE: 'none.jsonl',
    },
  })
  expect(ci).toMatchObject({ exitCode: 0, stdout: expect.stringMatching('is the first one') })
  expect(existsSync(join(elsewhere, 'spirv-cts-out/check/run.html'))).toBe(true)
})

it('the packed package is not changed by commands that write into a checkout', async () => {
  const bin = join(elsewhere, 'node_modules/.bin/spirv-cts')
  const generate = ['generate', '--rule', 'SPV_KHR_constant_data/data-has-a-word']
  const done = await run([bin, ...generate], { cwd: elsewhere, timeoutMs: 100_000 })
  expect(done).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(
      /corpus: belongs to an installed package and is not changed\nhint: .*--out/,
    ),
  })
  expect(existsSync(join(elsewhere, 'node_modules/spirv-cts/corpus/manifest.json'))).toBe(false)
  const generated = await run([bin, ...generate, '--out', 'own'], {
    cwd: elsewhere,
    timeoutMs: 100_000,
  })
  expect(generated).toMatchObject({ exitCode: 0 })
  expect(existsSync(join(elsewhere, 'own/manifest.json'))).toBe(true)
})

it('the packed package writes its corpus as files that equal those of the repository', async () => {
  const bin = join(elsewhere, 'node_modules/.bin/spirv-cts')
  const done = await run([bin, 'corpus', 'extract', 'cases'], {
    cwd: elsewhere,
    timeoutMs: 200_000,
  })
  expect(done).toMatchObject({ exitCode: 0 })
  const shipped = join(packageRoot(), 'corpus')
  const listed = readdirSync(join(elsewhere, 'cases'), { recursive: true, encoding: 'utf8' })
  const files = listed.filter((path) => /\.[a-z]+$/.test(path))
  expect(files.length).toBeGreaterThan(20_000)
  const others = files.filter(
    (path) =>
      !readFileSync(join(elsewhere, 'cases', path)).equals(readFileSync(join(shipped, path))),
  )
  expect(others).toEqual([])
  const written = new Set(files)
  const committed = readdirSync(shipped, { recursive: true, encoding: 'utf8' })
  const missing = committed.filter(
    (path) => /\.(spvasm|spvhex|json|md)$/.test(path) && !written.has(path),
  )
  expect(missing).toEqual([])
  expect(await run([bin, 'corpus', 'extract', 'cases'], { cwd: elsewhere })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching('is not empty'),
  })
}, 300_000)

it('the packed package, installed elsewhere, can be imported', async () => {
  const done = await program(
    'use.js',
    `import { assemble, validate } from 'spirv-cts'
const { words } = assemble('OpCapability Shader\\nOpCapability Linkage\\nOpMemoryModel Logical GLSL450')
console.log(validate(words).kind, validate(words.slice(0, 3)).kind)\n`,
  )
  expect(done).toMatchObject({ exitCode: 0, stdout: 'valid invalid\n' })
})

it('the packed package, installed elsewhere, says which packages a farm and S3 need', async () => {
  const bin = join(elsewhere, 'node_modules/.bin/spirv-cts')
  for (const command of [
    ['worker', '--tools', 'reference'],
    ['fuzz', '--tool', 'reference', '--runs', '1'],
    ['check', '--sample', '1%'],
    ['farm', 'status'],
  ]) {
    const done = await run([bin, ...command, '--farm', 'redis://:secret@127.0.0.1:1'], {
      cwd: elsewhere,
    })
    expect(done).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/needs the package bullmq.*npm install bullmq ioredis/s),
    })
    expect(JSON.stringify(done)).not.toMatch('secret')
  }
  const store = './node_modules/spirv-cts/dist/runner/farm/blobs/open-blob-store.js'
  const opened = await program(
    'store.js',
    `import { openBlobStore } from '${store}'\nconsole.log((await openBlobStore('s3://bucket/x')).hint)\n`,
  )
  expect(opened).toMatchObject({ exitCode: 0, stdout: 'npm install @aws-sdk/client-s3\n' })
}, 200_000)
