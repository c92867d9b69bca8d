import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { type Environment, environmentByName } from '#spec/environments'
import { fakeHarness } from '../../support/fake-harness.ts'

const environment = environmentByName('spv1.6') as Environment
/** The limit for a harness that never answers, since it always takes all of it. */
const timeoutMs = 800
/** The limit for other harnesses, on a machine that does other work. */
const amply = 60_000
const patience = (character: string) =>
  ['hangs', 'is-silent'].includes(character) ? timeoutMs : amply
/** `OpNop`, and an opcode that no other module here has. */
const [plain, odd] = [1, 71]

function module(opcode: number, filler = 0): Uint32Array {
  const words = Array.from({ length: filler }, () => 0x0001_0000)
  return Uint32Array.from([0x0723_0203, 0x0001_0600, 0, 1, 0, ...words, 0x0001_0000 | opcode])
}

const opened: Tool[] = []
const folder = mkdtempSync(join(tmpdir(), 'harness-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  for (const tool of opened) tool.close()
})

async function validator(spec: string, timeoutMs = amply, memoryMiB = 0): Promise<Oracle> {
  const tool = await openTool(spec, { openHarness, timeoutMs, memoryMiB, jobs: 1 })
  if (isProblem(tool) || tool.kind !== 'validator') throw new Error(`${spec}: no validator`)
  opened.push(tool)
  return tool
}

const questions = (opcodes: readonly number[]) =>
  opcodes.map((opcode) => ({ module: module(opcode), environment }))

describe('a harness', () => {
  it('reports its identity', async () => {
    expect(await validator(fakeHarness('accepts'))).toMatchObject({ tool: 'fake', version: '1.0' })
  })

  it('judges by the first word in the example, which has a version without dots', async () => {
    const file = join(packageRoot(), 'runner/harness/example.mjs')
    const tool = await validator(`harness:${process.execPath} ${file}`, 20_000)
    expect(tool).toMatchObject({ tool: 'example', version: '1' })
    const other = module(plain, 20_000).with(0, 0x1234)
    const about = [other, module(plain, 20_000), Uint32Array.of()]
    const answers = await tool.judgeAll(about.map((words) => ({ module: words, environment })))
    expect(answers.map(({ kind }) => kind)).toEqual(['invalid', 'valid', 'invalid'])
  })

  it.each([
    ['accepts', { kind: 'valid' }],
    ['refuses', { kind: 'invalid', message: 'error: line 3: no' }],
    ['does-not-know', { kind: 'unsupported', why: 'what is this' }],
    ['hangs', { kind: 'timeout', ms: timeoutMs }],
    ['dies', { kind: 'crash', signal: 'SIGSEGV', message: 'in broken_part' }],
  ])('answers as expected: %s', async (character, expected) => {
    const tool = await validator(fakeHarness(character), patience(character))
    expect(await tool.judge(module(plain), environment)).toMatchObject(expected)
  })

  it('starts no process for a question that comes after its end', async () => {
    const tool = await validator(fakeHarness('accepts'))
    expect(await tool.judge(module(plain), environment)).toEqual({ kind: 'valid' })
    tool.close()
    const late = await tool.judgeAll(questions([plain, odd]))
    const refused = { kind: 'error', why: 'the harness was closed' }
    expect(late).toMatchObject([refused, refused])
  })

  it('is not asked again if it writes no frames', async () => {
    const tool = await validator(fakeHarness('answers-garbage'))
    expect(await tool.judgeAll(questions([plain, plain]))).toMatchObject([
      { kind: 'error', why: 'what it writes are no frames' },
      { kind: 'error', why: 'what it writes are no frames' },
    ])
  })

  it('is also asked about large modules, in chunks of any size', async () => {
    const tool = await validator(fakeHarness('refuses', odd))
    const large = { module: module(odd, 300_000), environment }
    expect(await tool.judgeAll([large, ...questions([plain, odd]), large])).toMatchObject([
      { kind: 'invalid' },
      { kind: 'valid' },
      { kind: 'invalid' },
      { kind: 'invalid' },
    ])
  })
})

describe('the end of a harness', () => {
  it.each([
    ['dies', 'crash'],
    ['hangs', 'timeout'],
  ])('is attributed to the module at which it %s', async (character, kind) => {
    const tool = await validator(fakeHarness(character, odd), patience(character))
    const asked = Array.from({ length: 200 }, (_, index) => (index === 70 ? odd : plain))
    const verdicts = await tool.judgeAll(questions(asked))
    expect(verdicts.map((verdict) => verdict.kind)).toEqual(
      asked.map((opcode) => (opcode === odd ? kind : 'valid')),
    )
  })

  it('is not attributed to a module that does not cause it alone', async () => {
    const tool = await validator(fakeHarness('wears-out'))
    const crashes: unknown[] = []
    const verdicts = await tool.judgeAll(
      questions(Array.from({ length: 12 }, () => plain)),
      (index, { signal }) => crashes.push([index, signal]),
    )
    expect(verdicts.map(({ kind }) => kind)).toEqual(verdicts.map(() => 'valid'))
    expect(crashes[0]).toEqual([3, 'SIGSEGV'])
  })

  it.each([
    ['stumbles-once', ['valid', 'crash', 'valid']],
    ['stumbles-twice', ['valid', 'error', 'error']],
  ])('leads to a second attempt if the next harness %s', async (character, kinds) => {
    const journal = join(folder, character)
    const tool = await validator(fakeHarness(character, odd, 'verdict', journal))
    rmSync(journal)
    appendFileSync(journal, '.')
    const verdicts = await tool.judgeAll(questions([plain, odd, plain]))
    expect(verdicts.map(({ kind }) => kind)).toEqual(kinds)
    if (kinds.includes('error'))
      expect(verdicts).toContainEqual({
        kind: 'error',
        why: 'ended before its greeting (exit code 1): RangeError: no memory',
      })
  })

  it('is distinguished if it comes from lack of memory', async () => {
    const tool = await validator(fakeHarness('swallows', odd), amply, 400)
    expect(await tool.judgeAll(questions([plain, odd, plain]))).toMatchObject([
      { kind: 'valid' },
      { kind: 'crash', signal: 'memory' },
      { kind: 'valid' },
    ])
  })
})

describe('openHarness', () => {
  it.each([
    ['exits', /ended before its greeting \(exit code 7\)/],
    ['is-silent', /no greeting within/],
  ])('refuses a harness that %s', async (character, message) => {
    const options = { openHarness, timeoutMs: patience(character) }
    expect(await openTool(fakeHarness(character), options)).toMatchObject({
      kind: 'problem',
      code: 'no-tool',
      message: expect.stringMatching(message),
    })
  })

  it('waits longer for the start of a harness than for a module', async () => {
    const tool = await validator(fakeHarness('is-late'), 2000)
    expect(await tool.judgeAll(questions([plain]))).toEqual([{ kind: 'valid' }])
  })

  it.each([
    ['text', 'disassembler'],
    ['assembly', 'assembler'],
    ['module', 'consumer'],
    ['nothing', 'consumer'],
  ])('treats a harness that writes %s as a %s', async (makes, kind) => {
    const tool = await openTool(fakeHarness('accepts', 0, makes), {
      openHarness,
      timeoutMs: amply,
    })
    if (isProblem(tool)) throw new Error(tool.message)
    opened.push(tool)
    expect(tool.kind).toBe(kind)
    // Without a validator of its make beside it, too: `check --results` runs what it writes.
    expect('writesModules' in tool).toBe(makes === 'module')
  })
})
