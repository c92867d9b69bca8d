import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { exportCorpus } from '#runner/export/export-corpus'
import { kit } from '#runner/export/kit'
import { tar } from '#runner/export/tar'
import { isProblem } from '#runner/is-problem'
import { run } from '#runner/process/run'
import { type Fake, fake } from '../../support/fake.ts'
import '../../support/needs-tools.ts'
import { temporaryFolder } from '../corpus/fake-corpus.ts'
import { ownCorpus } from './exported.ts'

/** Rules with a text that has earlier versions, with hex words, and with cases that can be read two ways. */
const rules = [
  'SPV_KHR_constant_data/data-has-a-word',
  'SPV_KHR_constant_data/utf-encoded-target-is-an-array-type',
  'SPV_KHR_untyped_pointers/atomic-flag-*',
  'SPV_EXT_descriptor_heap/buffer-pointer-has-four-words',
  'SPV_EXT_replicated_composites/extension-is-declared',
]

let corpus: Corpus
let folder: string
let program: string

function writeKit(): string {
  const out = temporaryFolder()
  const made = exportCorpus(corpus, { rules }, kit)
  if (isProblem(made)) throw new Error(made.message)
  for (const [path, content] of made.files) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }
  return out
}

/** Rows of a table, each by the names of its columns. */
function rowsOf(path: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  expect(lines.length).toBeGreaterThan(0)
  return lines.map((line) => {
    const fields = line.split('\t')
    expect(fields.length, line).toBe(names.length)
    return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']))
  })
}

beforeAll(async () => {
  corpus = ownCorpus()
  folder = writeKit()
  program = join(temporaryFolder(), 'spirv_cts_test')
  const source = join(folder, 'spirv_cts_test.cpp')
  const flags = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-DSPIRV_CTS_NO_LIBRARY']
  const built = await run(['c++', ...flags, source, '-o', program], { timeoutMs: 200_000 })
  expect(built).toMatchObject({ kind: 'answered', exitCode: 0, stderr: '' })
})

async function start(...args: readonly string[]) {
  const done = await run([program, '--jobs', '2', ...args], { timeoutMs: 150_000 })
  if (done.kind !== 'answered') throw new Error(JSON.stringify(done))
  return { ...done, last: done.stdout.trimEnd().split('\n').at(-1) }
}

/** Runs the kit on a program of a known character. */
function ask(character: Fake, ...args: readonly string[]) {
  return start('--kit', folder, '--command', `${fake(character)} {file}`, ...args)
}

describe('cases.tsv of a kit', () => {
  it('lists each case with its control, and a member of the archive for each module', () => {
    const rows = rowsOf(join(folder, 'cases.tsv'))
    const ids = new Set(rows.map((row) => row['case']))
    const archive = readFileSync(join(folder, 'modules.tar'), 'latin1')
    for (const row of rows) {
      if (row['control'] !== '') expect(ids).toContain(row['control'])
      expect(archive).toContain(`${row['file']}\0`)
      expect(row['summary']).not.toBe('')
    }
    expect(rows.some((row) => row['expectation'] === 'either' || row['earlier'] === 'either')).toBe(
      true,
    )
  })
})

describe('the build file for Bazel', () => {
  it('has each target that the README names, visible from other packages', () => {
    const build = readFileSync(join(folder, 'BUILD.bazel'), 'utf8')
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const targets = [...readme.matchAll(/\/\/third_party\/spirv-cts:(\w+)/g)].map(
      ([, name]) => name,
    )
    expect(new Set(targets)).toEqual(new Set(['spirv_cts_test', 'library']))
    for (const target of targets) expect(build).toContain(`name = "${target}"`)
    expect(build).toContain('default_visibility = ["//visibility:public"]')
  })
})

describe('tables of known answers', () => {
  it('list only outcomes that a program can show in the case', () => {
    const expectations = new Map(
      rowsOf(join(folder, 'cases.tsv')).map((row) => [row['case'], row['expectation']]),
    )
    const known = rowsOf(join(folder, 'known/spirv-val-2026.4.tsv'))
    const asked = { 'false-accept': 'invalid', 'false-reject': 'valid' } as const
    for (const { case: id, outcome = '', cause, runs } of known) {
      expect(cause).not.toBe('')
      expect(runs).toBe('every')
      if (outcome in asked) expect(expectations.get(id)).toBe(asked[outcome as keyof typeof asked])
    }
  })
})

describe('the archive of a kit', () => {
  it('is read by the tar program of the system', async () => {
    const file = join(temporaryFolder(), 'some.tar')
    const octets = Uint8Array.from({ length: 700 }, (_, index) => index)
    writeFileSync(
      file,
      tar([
        ['a/b.spv', octets],
        ['empty', new Uint8Array()],
      ]),
    )
    const listed = await run(['tar', '-tvf', file], { timeoutMs: 20_000 })
    expect(listed).toMatchObject({ kind: 'answered', exitCode: 0 })
    if (listed.kind === 'answered')
      expect(listed.stdout).toMatch(/ 700 .*a\/b\.spv\n.* 0 .*empty\n$/)
  })
})

describe('the program of a kit', () => {
  it('reports what a program that accepts everything wrongly accepts', async () => {
    const { exitCode, stdout, last } = await ask('always-accepts')
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^false-accept spv1\.6 SPV_KHR_constant_data\/data-has-a-word\//m)
    expect(stdout).not.toMatch(/^false-reject/m)
    expect(last).toMatch(/^\d+ answers: [1-9]\d* new disagreements, 0 known, 0 mended$/)
  })

  it('reports the cases of a program that refuses everything as inconclusive', async () => {
    const { exitCode, stdout } = await ask('always-rejects')
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^false-reject .*\n {2}.*\n {2}refused: error: .*line 3: no$/m)
    expect(stdout).toMatch(/, [1-9]\d* inconclusive/)
  })

  it.each([
    ['crashes', 'crash'],
    ['aborts', 'crash'],
    ['answers-garbage', 'error'],
  ] as const)('reports that a program %s as: %s', async (character, outcome) => {
    const { exitCode, stdout } = await ask(character, '--filter', '*/data-has-a-word')
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(new RegExp(`^${outcome} spv1\\.6 `, 'm'))
  })

  it('ends a program that never answers', async () => {
    const valid = rowsOf(join(folder, 'cases.tsv')).find((row) => row['expectation'] === 'valid')
    const args = ['--filter', valid?.['case'] ?? '', '--env', 'spv1.6', '--timeout', '1']
    const command = ['--kit', folder, '--command', "sh -c 'while :; do :; done' {file}"]
    const { exitCode, stdout } = await start(...command, ...args)
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^timeout /m)
  })

  it('reports texts that a program does not know as unsupported', async () => {
    const { exitCode, last } = await ask('does-not-know')
    expect(exitCode).toBe(0)
    expect(last).toMatch(/ 0 new disagreements/)
  })

  it('passes known answers, and fails for one that is gone only on request', async () => {
    const known = join(temporaryFolder(), 'known.tsv')
    await ask('always-accepts', '--write-known', known)
    expect(await ask('always-accepts', '--known', known, '--strict')).toMatchObject({ exitCode: 0 })
    const mended = await ask('does-not-know', '--known', known, '--strict')
    expect(mended).toMatchObject({ exitCode: 0, last: expect.stringMatching(/ 0 mended$/) })
    await ask('always-rejects', '--write-known', known)
    expect(await ask('always-accepts', '--known', known, '--valid-only')).toMatchObject({
      exitCode: 0,
      last: expect.stringMatching(/, [1-9]\d* mended$/),
    })
    const strict = await ask('always-accepts', '--known', known, '--valid-only', '--strict')
    expect(strict.exitCode).toBe(1)
    expect(strict.stdout).toMatch(/^mended /m)
  })

  it('reports a case as mended if it is right in each environment in which it was known to be wrong', async () => {
    const known = join(temporaryFolder(), 'known.tsv')
    const valid = rowsOf(join(folder, 'cases.tsv')).find(
      (row) => row['expectation'] === 'valid' && row['environments']?.includes('spv1.6,vulkan1.4'),
    )
    const row = (environment: string) => `${valid?.['case']}\t${environment}\tfalse-reject\t\n`
    writeFileSync(known, `case\tenvironment\toutcome\tcause\n${row('spv1.6')}${row('vulkan1.4')}`)
    const args = ['--filter', valid?.['case'] ?? '', '--known', known, '--strict']
    const refuses = `sh -c 'case $1 in vulkan*) exit 1;; esac' sh {env} {file}`
    expect(await start('--kit', folder, '--command', refuses, ...args)).toMatchObject({
      ...{ exitCode: 0, last: expect.stringMatching(/ 1 known, 0 mended$/) },
    })
    expect(await ask('always-accepts', ...args)).toMatchObject({
      ...{ exitCode: 1, last: expect.stringMatching(/ 0 known, 2 mended$/) },
    })
  })

  it('never reports an answer as mended if it is known to be given in some runs', async () => {
    const known = join(temporaryFolder(), 'known.tsv')
    await ask('always-rejects', '--write-known', known)
    const [head, ...rows] = readFileSync(known, 'utf8').split('\n').filter(Boolean)
    const withRuns = (runs: string) =>
      writeFileSync(known, `${head}\truns\n${rows.map((row) => `${row}\t${runs}\n`).join('')}`)
    const args = ['--known', known, '--valid-only', '--strict']
    withRuns('some')
    expect(await ask('always-accepts', ...args)).toMatchObject({ exitCode: 0 })
    expect(await ask('always-rejects', ...args)).toMatchObject({ exitCode: 0 })
    withRuns('every')
    expect(await ask('always-accepts', ...args)).toMatchObject({ exitCode: 1 })
    withRuns('few')
    expect(await ask('always-accepts', ...args)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/known\.tsv:2: runs is 'few', not 'every' or 'some'/),
    })
  })

  it('asks about each case in one shard only', async () => {
    const all = (await start('--kit', folder, '--list')).stdout.split('\n').filter(Boolean)
    const parts = await Promise.all(
      ['0/3', '1/3', '2/3'].map((shard) => start('--kit', folder, '--list', '--shard', shard)),
    )
    const listed = parts.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean))
    expect(listed.length).toBeGreaterThan(10)
    expect(listed.sort()).toEqual(all.sort())
  })

  it('has the command line of googletest, and writes JUnit XML', async () => {
    const list = await start('--kit', folder, '--gtest_list_tests')
    expect(list.stdout).toMatch(/^SPV_KHR_constant_data\/data_has_a_word\.\n {2}\w+\n/m)
    const file = join(temporaryFolder(), 'junit.xml')
    const filter = '--gtest_filter=SPV_KHR_constant_data/data_has_a_word.*'
    const done = await ask('always-accepts', filter, `--gtest_output=xml:${file}`)
    expect(done.stdout).toMatch(
      /^\[ {2}FAILED {2}\] SPV_KHR_constant_data\/data_has_a_word\.\w+ \(0 ms\)$/m,
    )
    expect(done.stdout).toMatch(/^\[ {7}OK \] /m)
    expect(readFileSync(file, 'utf8')).toMatch(/<testsuite name="spirv-cts .*failures="[1-9]/)
  })

  it('leaves no files behind', async () => {
    const scratch = temporaryFolder()
    const command = [
      'env',
      `TMPDIR=${scratch}`,
      program,
      '--kit',
      folder,
      '--command',
      fake('crashes'),
    ]
    await run(command, { timeoutMs: 100_000 })
    const left = await run(['ls', '-A', scratch], { timeoutMs: 20_000 })
    expect(left).toMatchObject({ stdout: '' })
  })
})

describe('a kit or call that is wrong', () => {
  /** A copy of the kit in which one file is other. */
  function changed(file: string, change: (path: string) => void): string {
    const copy = temporaryFolder()
    for (const name of ['cases.tsv', 'texts.tsv', 'modules.tar', 'unsupported.txt'])
      copyFileSync(join(folder, name), join(copy, name))
    change(join(copy, file))
    return copy
  }
  const edited = (file: string, from: string | RegExp, to: string) =>
    changed(file, (path) => writeFileSync(path, readFileSync(path, 'utf8').replace(from, to)))

  it('is reported with the place where an archive is cut off, after the cases before it', async () => {
    const half = statSync(join(folder, 'modules.tar')).size / 2
    const kit = changed('modules.tar', (path) => truncateSync(path, half))
    const done = await start('--kit', kit, '--command', `${fake('always-accepts')} {file}`)
    expect(done).toMatchObject({ exitCode: 2, last: expect.stringMatching(/^[1-9]\d* answers: /) })
    expect(done.stderr).toMatch(
      /modules\.tar: ends at byte \d+, in the middle of a member; [1-9]\d* cases are left out\n$/,
    )
    expect(done.stderr.trimEnd().split('\n')).toHaveLength(1)
    const empty = changed('modules.tar', (path) => truncateSync(path, 300))
    expect(await start('--kit', empty, '--command', fake('always-accepts'))).toMatchObject({
      ...{ exitCode: 2, stdout: '' },
      stderr: expect.stringMatching(
        /^.*modules\.tar: ends at byte 300, in the middle of a member\n$/,
      ),
    })
  })

  it.each([
    [
      'a column that is not known',
      () => edited('cases.tsv', 'summary', 'comment'),
      /cases\.tsv:1: unknown column 'comment'/,
    ],
    [
      'a column that is missing',
      () => edited('cases.tsv', /^case\t/, ''),
      /cases\.tsv:1: no column 'case'/,
    ],
    [
      'a line that is too short',
      () => edited('texts.tsv', /\tspv1\.6\t/, '\t'),
      /texts\.tsv:2: 3 fields, 4 columns/,
    ],
    [
      'an expectation that is none',
      () => edited('cases.tsv', /\tvalid\t/, '\tgood\t'),
      /cases\.tsv:\d+: 'good' is not an expectation/,
    ],
  ])('is reported as %s', async (_, make, words) => {
    const done = await start('--kit', make(), '--command', fake('always-accepts'))
    expect(done).toMatchObject({ exitCode: 2, stdout: '' })
    expect(done.stderr).toMatch(words)
    expect(done.stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('is reported with a module that is missing, and other cases are asked about', async () => {
    const kitWithout = edited('cases.tsv', /modules\/\w/, 'modules/x')
    const done = await start('--kit', kitWithout, '--command', fake('always-accepts'))
    expect(done.exitCode).toBe(2)
    expect(done.stderr.trimEnd()).toMatch(/^[^\n]*cases\.tsv:2: .* has no member modules\/x\S*$/)
    expect(done.stdout).toMatch(/\d+ answers: /)
  })

  it.each([
    [['--command', '/nowhere/validator {file}'], 3, /\/nowhere\/validator: cannot be run/],
    [['--command', "'x"], 2, /--command: a quote does not end/],
    [[], 2, /built without the library of SPIRV-Tools: name a program with --command/],
    [['--shard', '3/3'], 2, /shard 3 of 3 does not exist/],
    [['--filter', 'nothing/*'], 2, /no case is selected: nothing\/\*/],
    [['--fast'], 2, /unknown option --fast; --help lists the options/],
    [['--known', '/nowhere.tsv'], 2, /\/nowhere\.tsv: cannot be read/],
  ])('is refused: %j', async (args, exitCode, words) => {
    const done = await start('--kit', folder, ...args)
    expect(done).toMatchObject({ exitCode, stdout: '' })
    expect(done.stderr).toMatch(words)
  })
})
