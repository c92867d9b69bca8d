import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'
import { smallCorpus } from '../support/small-corpus.ts'

const yes = 'yes:true {file}'
/** A folder of builds `r1` to `r5`; those from `r4` on accept everything, those before know the magic number. */
const builds = temporaryFolder()
let corpus: string

beforeAll(() => {
  corpus = smallCorpus()
  for (const rev of [1, 2, 3, 4, 5])
    writeFileSync(
      join(builds, `r${rev}`),
      `#!/bin/sh\n${rev < 4 ? `head -c1 "$1" | grep -q "$(printf '\\003')"` : 'true'}\n`,
      { mode: 0o755 },
    )
  // Refuses modules that are smaller than those which show that a tool is alive.
  writeFileSync(join(builds, 'small'), '#!/bin/sh\n[ "$(wc -c < "$1")" -gt 100 ]\n', {
    mode: 0o755,
  })
})

const build = (rev: string) => `val:${builds}/${rev} {file}`

describe('the command diff', () => {
  it('fails on a regression, and names the case', async () => {
    const out = join(temporaryFolder(), 'diff')
    const args = ['diff', corpus, '--baseline', build('r1'), '--candidate', build('r4')]
    const { exitCode, stdout } = await ctsHere([...args, '--out', out])
    expect(stdout).toMatch('regression agree -> false-accept: 2 answers to 1 case')
    expect(stdout).toMatch('core/magic-number/another-1')
    expect(exitCode).toBe(1)
    const again = await ctsHere([
      ...['diff', corpus, '--json'],
      ...['--baseline', `${join(out, 'run.jsonl')}#val (candidate)`],
      ...['--candidate', `${join(out, 'run.jsonl')}#val (baseline)`],
    ])
    expect(JSON.parse(again.stdout)).toMatchObject({
      failed: false,
      comparisons: [{ totals: { improvement: 2, regression: 0 } }],
    })
    expect(again.exitCode).toBe(0)
    expect(existsSync(join(out, 'diff.json'))).toBe(true)
  })

  it('refuses a candidate that is not there before it asks the baseline', async () => {
    const asked = join(temporaryFolder(), 'asked')
    const { exitCode, stderr } = await ctsHere([
      ...[
        'diff',
        corpus,
        '--baseline',
        `val:touch ${asked} {file}`,
        '--candidate',
        'spirv-val@tseting',
      ],
    ])
    expect(stderr).toMatch(/^error: .*tseting/)
    expect(exitCode).toBe(2)
    expect(existsSync(asked)).toBe(false)
  })

  it('asks a tool about the cases that a log recorded', async () => {
    const out = temporaryFolder()
    const check = ['check', corpus, '--case', 'whole-1', '--tool', yes, '--out', out]
    expect((await ctsHere(check)).exitCode).toBe(0)
    const log = join(out, 'run.jsonl')
    const { exitCode, stdout } = await ctsHere([
      ...['diff', corpus, '--json'],
      ...['--baseline', log, '--candidate', `no:${builds}/small {file}`],
    ])
    expect(JSON.parse(stdout)).toMatchObject({
      comparisons: [{ compared: 2, onlyBaseline: 0, onlyCandidate: 0, totals: { regression: 2 } }],
    })
    expect(exitCode).toBe(1)
  })

  it('prints Markdown, and keeps the names that builds are given', async () => {
    const { stdout } = await ctsHere([
      ...['diff', corpus, '--format', 'md'],
      ...['--baseline', `main:${builds}/r1 {file}`, '--candidate', `mine:${builds}/r4 {file}`],
    ])
    expect(stdout).toMatch(/^### main, `.*r1 \{file\}` → mine, `.*r4 \{file\}`$/m)
    expect(stdout).toContain('#### Regression: agree → false-accept')
  })

  it('says what a search in a list of builds cannot find', async () => {
    const { stdout } = await ctsHere([
      ...['diff', corpus, '--bisect', build('{rev}'), '--revs', 'r1,r2,r3,r4,r5'],
    ])
    expect(stdout).toMatch(/^A change that a later build takes back is seen only if/m)
  })

  it('finds the change in a list of builds', async () => {
    const { exitCode, stdout } = await ctsHere([
      ...['diff', corpus, '--bisect', build('{rev}'), '--revs', 'r1,r2,r3,r4,r5', '--json'],
    ])
    expect(JSON.parse(stdout)).toMatchObject({
      asked: [{ rev: 'r1' }, { rev: 'r5' }, { rev: 'r3' }, { rev: 'r4' }],
      comparisons: [{ baseline: { name: 'r3' }, candidate: { name: 'r4' } }],
    })
    expect(exitCode).toBe(1)
  })

  it.each([
    [['--baseline', yes], 2, /both --baseline and --candidate/],
    [['--baseline', yes, '--candidate', 'spirv-val=/nowhere'], 3, /no program there/],
    [['--baseline', yes, 'a.jsonl', '--candidate', yes], 2, /a side is either a tool or run logs/],
    [['--baseline', '/nowhere.jsonl', '--candidate', yes], 2, /nowhere\.jsonl/],
    [['--bisect', yes, '--revs', 'a,b'], 2, /\{rev\} is missing/],
    [['--bisect', build('{rev}'), '--revs', 'a'], 2, /at least two builds/],
    [['--bisect', build('{rev}'), '--revs', 'r1,r9'], 3, /no such program/],
  ])('refuses %j with exit code %i', async (args, code, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(['diff', corpus, ...args])
    expect(stderr).toMatch(words)
    expect(stdout).toBe('')
    expect(exitCode).toBe(code)
  })
})
