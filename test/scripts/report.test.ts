import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { formats } from '#runner/report/formats'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'

const rule = 'SPV_EXT_replicated_composites/result-type-is-composite'
const out = temporaryFolder()
const log = join(out, 'run.jsonl')

beforeAll(async () => {
  const { exitCode, stderr } = await ctsHere([
    'check',
    '--rule',
    rule,
    '--tool',
    'yes:true {file}',
    '--report',
    ...Object.keys(formats),
    '--out',
    out,
  ])
  expect(stderr).toBe('')
  expect(exitCode).toBe(1)
})

describe('the command report', () => {
  it('is written by check in every format', () => {
    const names = Object.values(formats).map(({ ending }) => `run.${ending}`)
    expect(names.length).toBeGreaterThan(5)
    expect(readdirSync(out).sort()).toEqual([...names, 'run.jsonl'].sort())
  })

  it('is the same if it is written from the log', async () => {
    const { stdout, exitCode } = await ctsHere(['report', log, '--format', 'html'])
    expect(stdout === readFileSync(join(out, 'run.html'), 'utf8')).toBe(true)
    expect(stdout).toMatch(/class="listings">[^<]/)
    expect(exitCode).toBe(1)
  })

  it('covers only the tools that are named', async () => {
    const { stdout, exitCode } = await ctsHere([
      'report',
      log,
      '--format',
      'badge',
      '--tool',
      'reference',
    ])
    expect(stdout).toMatch(/aria-label="spirv-cts [\d.]+: passed"/)
    expect(exitCode).toBe(0)
    const both = await ctsHere(['report', log, '--format', 'badge'])
    expect(both.stdout).toMatch(/aria-label="yes: \d[\d.]* % of \d+ agree, \d+ unexplained"/)
  })

  it.each([
    [['--format', 'pdf'], 'one of html, md,'],
    [['--tool', 'nobody'], 'the run has reference, yes'],
    [['--format', 'html', '--corpus', '/nowhere'], '/nowhere: no such file or folder'],
    [['--format', 'html', '--out', '/proc/nowhere/report.html'], 'ENOENT'],
  ])('refuses %j', async (options, message) => {
    const { stderr, stdout, exitCode } = await ctsHere(['report', log, ...options])
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })
})
