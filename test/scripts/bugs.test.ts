import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { toolDirectory } from '#runner/tools/tool-directory'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { cts } from '../support/cts.ts'

const out = join(temporaryFolder(), 'bugs')
const id = 'switch-duplicates'
const tools = join(toolDirectory(), 'testing', 'bin')

/** The script of the kit in another place, with the programs of a folder alone. */
async function reproduced(folder: string): Promise<string> {
  const elsewhere = join(temporaryFolder(), 'kit')
  cpSync(join(out, id), elsewhere, { recursive: true })
  const { PATH = '' } = process.env
  const answer = await run(
    ['env', '-i', `PATH=${PATH}`, `TOOLS=${folder}`, 'sh', join(elsewhere, 'reproduce.sh')],
    { timeoutMs: 20_000 },
  )
  if (answer.kind !== 'answered') throw new Error(answer.kind)
  return `${answer.exitCode} ${answer.stdout.trim().split('\n').at(-1)}`
}

beforeAll(async () => {
  const args = ['bugs', '--tool', 'spirv-val@testing', '--cause', id, '--out', out]
  const answer = await cts(args, { timeoutMs: 200_000 })
  expect(answer.stderr).toBe('')
  expect(answer.exitCode).toBe(0)
}, 210_000)

describe('bugs', () => {
  it('writes a folder that can be sent', () => {
    const files = readdirSync(join(out, id)).sort()
    expect(files).toEqual(
      [
        ...['README.md', 'cause.json', 'control.spv', 'control.spvasm', 'module.spv'],
        ...['module.spvasm', 'reproduce.sh', 'test'],
      ].sort(),
    )
    expect(readdirSync(join(out, id, 'test'))).toEqual([
      expect.stringMatching(/^val_.*_test\.cpp$/),
    ])
    expect(readFileSync(join(out, id, 'module.spvasm'), 'utf8')).toMatch(/OpSwitch .*; <-- /)
  })

  it('names no folder of this machine', () => {
    for (const file of ['README.md', 'reproduce.sh', 'module.spvasm', 'cause.json'])
      expect(readFileSync(join(out, id, file), 'utf8')).not.toMatch(packageRoot())
  })

  it('has an index of what was reproduced', () => {
    const { kits, missing } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))
    expect(kits).toEqual([
      expect.objectContaining({ id, reproduced: `reproduced: false-accept of ${id}` }),
    ])
    expect(missing).toEqual([])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(`href="${id}/README.md"`)
  })

  it('has a script that tells a mended tool', async () => {
    expect(await reproduced(tools)).toBe(`1 reproduced: false-accept of ${id}`)
    const mended = temporaryFolder()
    const script = '#!/bin/sh\ncase "$*" in *control.spv) exit 0;; *) exit 1;; esac\n'
    writeFileSync(join(mended, 'spirv-val'), script, { mode: 0o755 })
    expect(await reproduced(mended)).toBe(`0 gone: false-accept of ${id}`)
    writeFileSync(join(mended, 'spirv-val'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect(await reproduced(mended)).toMatch(/^125 not run: control\.spv/)
  })

  it('writes kits for a disassembler that refuses what can be decoded', async () => {
    const to = join(temporaryFolder(), 'printed')
    const args = ['bugs', '--tool', 'spirv-dis@testing', '--cause', 'unknown-version', '--out', to]
    const { stdout, exitCode } = await cts(args, { timeoutMs: 100_000 })
    expect(stdout).toContain('1 causes, 1 of them reproduced')
    expect(exitCode).toBe(0)
    expect(readFileSync(join(to, 'unknown-version', 'README.md'), 'utf8')).toContain(
      'can be decoded and so printed',
    )
  }, 110_000)

  it.each([
    [
      ['--tool', 'spirv-val@testing', '--cause', 'switch-duplicate'],
      /did you mean switch-duplicates/,
    ],
    [['--tool', 'yes:true {file}'], /corpus\/causes\/yes\.json: there is no such file/],
    [['--cause', id], /--tool <spec>/],
  ])('refuses %j', async (args, words) => {
    const answer = await cts(['bugs', ...args, '--out', join(temporaryFolder(), 'x')])
    expect(answer.stderr).toMatch(words)
    expect(answer.exitCode).toBe(2)
  })
})
