import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'
import { smallCorpus } from '../support/small-corpus.ts'

let corpus: string

beforeAll(() => {
  corpus = smallCorpus()
})

const accepts = ['--tool', 'yes:true {file}']

describe('the command check', () => {
  it('passes if the reference is right, and shows a table', async () => {
    const { exitCode, stdout, stderr } = await cts(['check', corpus])
    expect(stderr).toMatch(/^note: only the reference is asked; .*--tool spirv-val(?:@\w+)?\n$/)
    expect(stdout).toMatch(/^ {2}magic-number +2\/2$/m)
    expect(stdout).toMatch(': passed')
    expect(exitCode).toBe(0)
  })

  it('fails if a tool accepts an invalid module', async () => {
    const { exitCode, stdout } = await cts(['check', corpus, ...accepts, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      failed: true,
      disagreements: [
        { oracle: 'yes', outcome: 'false-accept', case: 'core/magic-number/another-1' },
      ],
    })
    expect(exitCode).toBe(1)
  })

  it('prints the one report that was requested', async () => {
    const { exitCode, stdout } = await ctsHere(['check', corpus, '--report', 'tap'])
    expect(stdout).toMatch(/^TAP version 14\n1\.\.2\n/)
    expect(exitCode).toBe(0)
  })

  it.each([
    [['--tool', 'spirv-val=/nowhere/spirv-val'], 3, /no program there/],
    [['--tool', 'a:true {file}', 'a:false {file}'], 2, /two tools are called a/],
    [['--tool', 'corpus'], 2, /corpus is a file or folder, and not a tool/],
    [['--rule', '!*/*'], 2, /no case is selected/],
    [['--env', 'vulkan9'], 2, /no such environment/],
    [['--report', 'html5'], 2, /html5: no such report format[\s\S]*md, junit, [^\n]*json/],
    [['--report', 'md', 'tap'], 2, /specify one with --out/],
    [['--rule', 'none/*'], 2, /no case is selected/],
    [['--shard', '3/2'], 2, /I\/N/],
    [['--expectations', '/nowhere.json'], 2, /no such file/],
    [['--out', '/proc/nowhere'], 2, /cannot be written to/],
  ])('refuses %j with exit code %i', async (args, code, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(['check', corpus, ...args])
    expect(stderr).toMatch(words)
    expect(stdout).toBe('')
    expect(exitCode).toBe(code)
  })

  it('refuses a corpus that does not exist, and one whose words differ from the manifest', async () => {
    const nowhere = await ctsHere(['check', '/nowhere'])
    expect(nowhere).toMatchObject({ exitCode: 2, stdout: '' })
    expect(nowhere.stderr).toMatch(/: no such file or folder/)
    const lying = smallCorpus()
    const file = join(lying, 'core/magic-number/whole-1.spvasm')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Shader', 'Kernel'))
    const { exitCode, stderr } = await ctsHere(['check', lying])
    expect(stderr).toMatch(/whole-1\.spvasm: holds words with SHA-256/)
    expect(exitCode).toBe(2)
  })
})

describe('run logs of check', () => {
  it('make one report if all shards are there, and none otherwise', async () => {
    const out = temporaryFolder()
    for (const part of ['1', '2']) {
      const { exitCode } = await ctsHere([
        'check',
        corpus,
        ...accepts,
        '--shard',
        `${part}/2`,
        '--out',
        join(out, part),
      ])
      expect(exitCode).toBe(part === '1' ? 1 : 0)
    }
    const logs = ['1', '2'].map((part) => join(out, part, 'run.jsonl'))
    const merged = await ctsHere(['report', ...logs, '--format', 'json'])
    expect(JSON.parse(merged.stdout)).toMatchObject({ failed: true, totals: [{ asked: 2 }, {}] })
    expect(merged.exitCode).toBe(1)
    const half = await ctsHere(['report', logs[0] ?? ''])
    expect(half).toMatchObject({ exitCode: 2, stdout: '' })
    expect(half.stderr).toMatch('shard 2/2: is missing')
  })

  it('balance the shards of the next run', async () => {
    const out = temporaryFolder()
    await ctsHere(['check', corpus, ...accepts, '--out', out])
    const costs = ['--costs', join(out, 'run.jsonl')]
    const half = await ctsHere(['check', corpus, '--shard', '1/2', ...costs, '--json'])
    expect(JSON.parse(half.stdout)).toMatchObject({ totals: [{ asked: 1 }] })
    const none = await ctsHere(['check', corpus, '--shard', '3/3', ...costs])
    expect(none.stderr).toMatch('no case is selected')
    const whole = await ctsHere(['check', corpus, ...costs])
    expect(whole).toMatchObject({ exitCode: 2, stdout: '' })
    expect(whole.stderr).toMatch('--costs requires --shard')
  })

  it('are written with the reports, and a truncated one is a failure', async () => {
    const out = join(temporaryFolder(), 'new/folder')
    const args = ['check', corpus, '--out', out, '--report', 'md', 'junit']
    expect((await ctsHere(args)).exitCode).toBe(0)
    for (const file of ['run.jsonl', 'run.md', 'run.junit.xml'])
      expect(existsSync(join(out, file))).toBe(true)
    const log = readFileSync(join(out, 'run.jsonl'), 'utf8')
    const cut = log.split('\n').slice(0, -2).join('\n')
    const { exitCode, stderr } = await cts(['report', '-'], { input: cut })
    expect(stderr).toMatch('there is no footer')
    expect(exitCode).toBe(2)
    const unknown = await cts(['report', '-', '--format', 'pdf'], { input: log })
    expect(unknown).toMatchObject({ exitCode: 2, stdout: '' })
  })
})

describe('expectations of check', () => {
  it('are written for review, refused while a reason is missing, and applied after that', async () => {
    const small = smallCorpus()
    await ctsHere(['check', small, ...accepts, '--update-expectations'])
    const file = join(small, 'expectations/yes.json')
    const refused = await ctsHere(['check', small, ...accepts])
    expect(refused.stderr).toMatch(/yes\.json: entries\.0: .* the reason is empty/)
    expect(refused.exitCode).toBe(2)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('"reason": ""', '"reason": "accepts everything"'),
    )
    const explained = await ctsHere(['check', small, ...accepts])
    expect(explained.stdout).toMatch('0 unexplained and 1 explained disagreements: passed')
    expect(explained.exitCode).toBe(0)
  })

  it('are written to a new file of the user, which applies at once', async () => {
    const path = join(temporaryFolder(), 'mine', 'new.json')
    const args = ['check', corpus, ...accepts, '--expectations', path]
    const first = await ctsHere([...args, '--update-expectations'])
    expect(first).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("1 of them 'not") })
    expect(first.stdout).toMatch('0 unexplained and 1 explained disagreements: passed')
    expect(readFileSync(path, 'utf8')).toContain('"reason": "not looked at"')
    const again = await ctsHere(args)
    expect(again.stdout).toMatch('0 unexplained and 1 explained disagreements: passed')
    expect(again.exitCode).toBe(0)
  })

  it('explain their disagreements in the log of the run, too', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'new.json')
    await ctsHere([
      ...['check', corpus, ...accepts, '--expectations', path, '--update-expectations'],
      ...['--out', folder],
    ])
    const report = await ctsHere(['report', join(folder, 'run.jsonl')])
    expect(report).toMatchObject({ exitCode: 0 })
  })

  it('are an empty file if there is nothing to write, which the next run accepts', async () => {
    const path = join(temporaryFolder(), 'none.json')
    const right = ['--case', '!core/magic-number/another-1']
    const args = ['check', corpus, ...accepts, ...right, '--expectations', path]
    const first = await ctsHere([...args, '--update-expectations'])
    expect(first).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/none\.json: 0 entries/),
    })
    expect(await ctsHere(args)).toMatchObject({ exitCode: 0 })
  })

  it('are not written into an installed package', async () => {
    const installed = join(temporaryFolder(), 'node_modules', 'corpus')
    cpSync(corpus, installed, { recursive: true })
    const done = await ctsHere(['check', installed, ...accepts, '--update-expectations'])
    expect(done).toMatchObject({ exitCode: 2, stdout: '' })
    expect(done.stderr).toMatch(/yes\.json: belongs to an installed package[\s\S]*--expectations/)
    expect(existsSync(join(installed, 'expectations'))).toBe(false)
  })
})

describe('a baseline of check', () => {
  it('excuses known disagreements, and nothing else', async () => {
    const out = temporaryFolder()
    const log = join(out, 'run.jsonl')
    expect((await ctsHere(['check', corpus, ...accepts, '--out', out])).exitCode).toBe(1)
    const same = await ctsHere(['check', corpus, ...accepts, '--baseline', log])
    expect(same.stdout).toMatch('0 unexplained and 1 explained disagreements: passed')
    expect(same.exitCode).toBe(0)
    const dies = `yes:sh -c '[ "$(od -An -N1 -tx1 <"$0")" = " 03" ] || kill -SEGV $$' {file}`
    const died = await ctsHere(['check', corpus, '--tool', dies, '--baseline', log, '--json'])
    expect(JSON.parse(died.stdout)).toMatchObject({ failed: true })
    expect(died.exitCode).toBe(1)
    const none = await ctsHere(['check', corpus, '--baseline', '/nowhere.jsonl'])
    expect(none).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('/nowhere.jsonl') })
  })
})

describe('the command generate', () => {
  it.each([
    [['--text', 'SPV_KHR_constantdata'], /no such text[\s\S]*did you mean SPV_KHR_constant_data/],
    [['--rule', 'core/none'], /no rule matches/],
    [['--out', '/proc/nowhere'], /cannot be written to/],
  ])('refuses %j', async (args, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(['generate', ...args])
    expect(stderr).toMatch(words)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })

  it('prints totals for many rules, and the single rules on request', async () => {
    const args = ['generate', '--text', 'SPV_KHR_constant_data', '--out', temporaryFolder()]
    const short = await ctsHere(args)
    expect(short.stdout.split('\n').length).toBeLessThan(10)
    expect(short.stdout).toMatch(/^\d+ rules, \d+ valid cases, \d+ invalid cases; .*--verbose/m)
    const long = await ctsHere([...args, '--check', '--verbose'])
    expect(long.stdout.split('\n').length).toBeGreaterThan(20)
  })

  it('writes a text, and reports files that differ afterwards', async () => {
    const out = temporaryFolder()
    const args = ['generate', '--text', 'SPV_EXT_replicated_composites', '--out', out]
    const made = await ctsHere(args)
    expect(made.stdout).toMatch(/^SPV_EXT_replicated_composites\/value-has-constituent-type +\d/m)
    expect(existsSync(join(out, 'manifest.json'))).toBe(true)
    const left = 'SPV_EXT_replicated_composites/extension-is-declared/left-over-1.spvasm'
    writeFileSync(join(out, left), '')
    const drifted = await ctsHere([...args, '--check', '--json'])
    expect(JSON.parse(drifted.stdout)).toMatchObject({ drift: [{ path: left, kind: 'left-over' }] })
    expect(drifted.exitCode).toBe(1)
  })
})
