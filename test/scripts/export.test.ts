import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'
import { smallCorpus } from '../support/small-corpus.ts'

const corpus = smallCorpus()

describe('the command export', () => {
  it('writes a form to an empty folder, and never overwrites', async () => {
    const out = join(temporaryFolder(), 'new')
    const args = ['export', corpus, '--format', 'dir', '--out', out]
    const done = await ctsHere([...args, '--json'])
    expect(JSON.parse(done.stdout)).toEqual({ format: 'dir', out, cases: 2, files: 5 })
    expect(readdirSync(out).sort()).toEqual(['README.md', 'cases', 'cases.tsv', 'run.sh'])
    writeFileSync(join(out, 'mine'), '')
    const again = await ctsHere(args)
    expect(again).toMatchObject({ exitCode: 2, stdout: '' })
    expect(again.stderr).toMatch('is not empty')
  })

  it('marks the tests that the tool of a run is known to fail', async () => {
    const folder = temporaryFolder()
    const log = join(folder, 'run')
    const taking = 'taking:true {file} {env}'
    await ctsHere(['check', corpus, '--tool', taking, '--out', log])
    const args = ['export', corpus, '--known', join(log, 'run.jsonl'), '--out']
    const done = await ctsHere([...args, join(folder, 'lit'), '--format', 'lit'])
    expect(done.stdout).toMatch(/from 2 cases, 1 of them known to fail \(XFAIL\)\n$/)
    const json = await ctsHere([...args, join(folder, 'lit-json'), '--format', 'lit', '--json'])
    expect(JSON.parse(json.stdout)).toMatchObject({ cases: 2, known: 1 })
    const dir = await ctsHere([...args, join(folder, 'dir'), '--format', 'dir'])
    expect(dir).toMatchObject({ exitCode: 2, stdout: '' })
    expect(dir.stderr).toMatch(/cannot be marked\n.*formats that can: lit/)
  })

  it.each([
    [
      ['--format', 'elf', '--out', '/tmp/x'],
      /Allowed choices are dir, kit, lit, amber, results, seeds/,
    ],
    [['--format', 'dir'], /--out <dir>/],
    [['--format', 'amber', '--out', '/proc/x'], /none of 2 cases can be exported for amber/],
    [['--format', 'results', '--out', '/proc/x'], /no case is selected/],
    [['--format', 'dir', '--out', '/proc/nowhere'], /cannot be written to/],
    [['--format', 'dir', '--out', '/tmp/x', '--env', 'vulkan9'], /no such environment/],
  ])('refuses %j', async (args, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(['export', corpus, ...args])
    expect(stderr).toMatch(words)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })
})
