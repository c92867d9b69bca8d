import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { toBytes } from '#generators/words/bytes'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'
import { fakeHarness } from '../support/fake-harness.ts'
import { plantedHarness } from '../support/planted-harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const planted = plantedHarness('SPV_EXT_replicated_composites/value-has-constituent-type')

/** A campaign takes some seconds on a machine that does nothing else. */
const patience = { timeoutMs: 240_000 }

describe('the command fuzz', () => {
  it.each([
    [['--tool', 'harness:/no/such/harness'], 3, 'harness:/no/such/harness'],
    [['--tool', 'nobody'], 2, 'no adapter for nobody'],
    [['--tool', 'spirv-vla'], 2, 'did you mean spirv-val?'],
    [['--tool', 'naga'], 2, '--tool harness:naga'],
    [['--tool', 'reference', '--shard', '3/2'], 2, 'I/N'],
    [['--tool', 'reference', '--seeds', '/no/such/folder'], 2, '--seeds /no/such/folder'],
    [['--tool', 'reference', '--weights', 'core=-1'], 2, "'-1' is not a number from 0 on"],
    [['--tool', 'reference', '--weights', 'corpse=1'], 2, 'there is no text corpse'],
    [['--tool', 'reference', '--weights', '/no/such/file'], 2, '--weights /no/such/file'],
    [[], 2, '--tool'],
  ])('%j ends with exit code %i', async (args, exitCode, text) => {
    const done = await ctsHere(['fuzz', ...args, '--out', join(folder, 'refused')])
    expect(done).toMatchObject({ exitCode, stderr: expect.stringContaining(text) })
  })

  it('can start from modules of the user', async () => {
    const seeds = mkdtempSync(join(folder, 'seeds-'))
    const text = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
    writeFileSync(join(seeds, 'one.spvasm'), text)
    const args = ['--seeds', seeds, '--runs', '256', '--jobs', '1', '--report', '--json']
    const out = join(folder, 'seeded')
    const done = await cts(['fuzz', '--tool', 'reference', ...args, '--out', out], patience)
    expect(done).toMatchObject({ exitCode: 0, stderr: '' })
    expect(JSON.parse(done.stdout)).toMatchObject({ runs: 256, findings: [], known: 0 })
    expect(readFileSync(join(out, 'journal.jsonl'), 'utf8')).toContain('one.spvasm')
  })
})

describe('fuzz for a short time', () => {
  it('ends soon, without a message about workers that are still busy, and counts its modules', async () => {
    const out = join(folder, 'short')
    const short = ['--time', '1', '--slice', '64', '--jobs', '2']
    const done = await cts(['fuzz', '--tool', planted, ...short, '--out', out], patience)
    expect(done.stderr.replaceAll(/^found: .*\n/gm, '')).toBe('')
    const counted = /^(\d+) modules in this run of (\d+) s/.exec(done.stdout)
    expect(Number(counted?.[1])).toBeGreaterThanOrEqual(8)
    const phases =
      /^time of all processes: generate [\d.]+ s, judge [\d.]+ s, tools [\d.]+ s, reduce [\d.]+ s$/m
    expect(done.stdout).toMatch(phases)
    if (/; 0 modules finished/.test(done.stdout)) expect(done.stdout).toContain('time was up')
    expect(Number(counted?.[2])).toBeLessThan(20)
  }, 300_000)
})

describe('fuzz with a baseline', () => {
  const baseline = join(folder, 'check', 'run.jsonl')
  const listed = (): readonly string[] =>
    JSON.parse(readFileSync(baseline, 'utf8').trimEnd().split('\n').at(-1) ?? '').findings ?? []
  const fuzz = (out: string) =>
    cts(
      [
        ...['fuzz', '--tool', fakeHarness('accepts'), '--runs', '6', '--slice', '6', '--jobs', '1'],
        ...['--baseline', baseline, '--out', join(folder, out)],
      ],
      patience,
    )

  it('adds its findings to the list, and fails for none that the list has', async () => {
    const rule = 'SPV_EXT_replicated_composites/value-has-constituent-type'
    const checking = ['check', '--rule', rule, '--report', 'json', '--out', join(folder, 'check')]
    expect((await ctsHere(checking)).exitCode).toBe(0)
    expect(listed()).toEqual([])
    const first = await fuzz('first')
    expect(first.stdout).toMatch(/^new: /m)
    expect(first.exitCode).toBe(1)
    const signatures = listed()
    expect(signatures.length).toBeGreaterThan(0)
    const again = await fuzz('again')
    expect(again.stdout).toMatch(/^in the baseline: /m)
    expect(again.stdout).not.toMatch(/^new: /m)
    expect(again.exitCode).toBe(0)
    expect(listed()).toEqual(signatures)
  }, 500_000)

  it('reports a log that it cannot read', async () => {
    const args = ['fuzz', '--tool', 'reference', '--out', join(folder, 'unread')]
    const done = await ctsHere([...args, '--baseline', '/no/such.jsonl'])
    expect(done).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('/no/such.jsonl') })
  })
})

describe('the command ask', () => {
  const file = join(folder, 'asked.spv')
  const assembled = assemble('OpCapability Shader\n%1 = OpTypeVoid\n', { version: 0x0001_0600 })
  if (assembled.kind !== 'assembled') throw new Error('is no assembly')
  writeFileSync(file, toBytes(assembled.words))

  it.each([
    ['accepts', 0, 'valid'],
    ['refuses', 1, 'invalid: error: line 3: no'],
    ['dies', 1, 'crash: SIGSEGV in broken_part'],
    ['does-not-know', 0, 'unsupported: what is this'],
  ])('prints the answer of a tool that %s', async (character, exitCode, text) => {
    const done = await ctsHere(['ask', file, '--tool', fakeHarness(character)])
    expect(done).toMatchObject({ exitCode, stdout: `${file}: ${text}\n`, stderr: '' })
  })

  it('prints one line of JSON', async () => {
    const args = ['--tool', fakeHarness('refuses'), '--env', 'vulkan1.3', '--json']
    const done = await ctsHere(['ask', file, ...args])
    expect(JSON.parse(done.stdout)).toMatchObject({ file, env: 'vulkan1.3', answer: 'invalid' })
  })

  it.each([
    [['--tool', 'harness:/no/such/harness'], 3],
    [['--tool', 'reference', '--env', 'moon'], 2],
  ])('%j ends with exit code %i', async (args, exitCode) => {
    expect((await ctsHere(['ask', file, ...args])).exitCode).toBe(exitCode)
  })
})

describe('the command reduce', () => {
  const file = join(folder, 'large.spv')
  const assembled = assemble(
    `OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n${Array.from(
      { length: 12 },
      (_, index) => `%t${index} = OpTypeInt 32 ${index % 2}\n`,
    ).join('')}%f = OpTypeFloat 32\n`,
    { version: 0x0001_0600 },
  )
  if (assembled.kind !== 'assembled') throw new Error('is no assembly')
  writeFileSync(file, toBytes(assembled.words))

  it('leaves only the instructions at which the tool crashes', async () => {
    const opTypeFloat = 22
    const out = join(folder, 'reduced')
    const tool = fakeHarness('dies', opTypeFloat)
    const done = await ctsHere(['reduce', file, '--tool', tool, '--out', out])
    expect(done.exitCode).toBe(1)
    expect(done.stdout).toContain('OpTypeFloat 32')
    expect(done.stdout).toContain('SIGSEGV in broken_part')
    expect(done.stdout.match(/^ .*Op\w+/gm)?.length).toBeLessThanOrEqual(5)
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('broken_part')
  })

  it('reports that there is nothing to reduce', async () => {
    const done = await ctsHere(['reduce', file, '--tool', 'reference'])
    expect(done).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('agree about it') })
  })

  it('refuses at once an output that cannot be written', async () => {
    const args = ['reduce', file, '--tool', 'mine:/nowhere/at/all']
    const done = await ctsHere([...args, '--out', join(file, 'below', 'it')])
    expect(done.stderr).toMatch(
      /^error: --out .*large\.spv\/below: cannot be written to \(ENOTDIR\)/,
    )
    expect(done.exitCode).toBe(2)
  })

  it('refuses a missing file', async () => {
    const done = await ctsHere(['reduce', '/no/such.spv', '--tool', 'reference'])
    expect(done).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('/no/such.spv') })
  })
})
