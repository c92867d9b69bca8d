import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import '../support/needs-tools.ts'

let elsewhere: string

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
  // Without building again: other tests use what is built.
  // What generate leaves behind does not get in.
  const binary = join(packageRoot(), 'corpus/left-behind.spv')
  writeFileSync(binary, 'planted')
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
    rmSync(binary)
  }
  const [tarball] = readdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'package.json'), '{"private":true,"type":"module"}')
  await npm(elsewhere, 'install', '--silent', '--no-audit', '--no-fund', `./${tarball}`)
}, 400_000)
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

it('the packed package, installed elsewhere, has the command', async () => {
  writeFileSync(
    join(elsewhere, 'm.spvasm'),
    'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n',
  )
  const bin = join(elsewhere, 'node_modules/.bin/spirv-cts')
  const done = await run([bin, 'validate', '--json', 'm.spvasm'], { cwd: elsewhere })
  expect(done).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(
      /^{"file":"m.spvasm","env":"spv1.6","verdict":"valid","blames":\[\],"undecided":\[.+\]}\n$/,
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

it('the packed package holds what its documents name, and no binaries of modules', async () => {
  const folder = join(elsewhere, 'node_modules/spirv-cts')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'docs/README.md']))
  expect(files.filter((file) => file.endsWith('.spv'))).toEqual([])
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
