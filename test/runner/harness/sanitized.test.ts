import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { validate } from '#reference/validate'
import { observe } from '#runner/fuzz/observe/observe'
import { buildSpirvTools } from '#runner/harness/build-spirv-tools'
import { openHarness } from '#runner/harness/open-harness'
import { sanitizing } from '#runner/harness/sanitizers'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { sanitizerReport } from '#runner/oracle/sanitizer-report'
import { run } from '#runner/process/run'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import '../../support/needs-tools.ts'

const environment = environmentByName('spv1.6') as Environment
const source = fileURLToPath(new URL('../../support/fakes/overflow-harness.c', import.meta.url))
const decorate = 71
const plain = assembly('OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450')
const odd = assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %1 Block
%1 = OpTypeStruct`)

const folder = mkdtempSync(join(tmpdir(), 'sanitized-'))
const opened: Tool[] = []
afterAll(() => {
  for (const tool of opened) tool.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(spec: string): Promise<Tool> {
  const tool = await openTool(spec, { openHarness, jobs: 1 })
  if (isProblem(tool)) throw new Error(`${tool.message} (${tool.hint})`)
  opened.push(tool)
  return tool
}

describe('the report of a sanitizer', () => {
  it.each([
    [
      'SUMMARY: AddressSanitizer: heap-buffer-overflow /src/a/b.c:12:3 in take',
      'AddressSanitizer: heap-buffer-overflow b.c:12:3 in take',
    ],
    [
      'SUMMARY: AddressSanitizer: SEGV (/opt/x/libtool.so+0x12ab) (BuildId: 0123ab) in f',
      'AddressSanitizer: SEGV libtool.so+x12ab in f',
    ],
    [
      '/src/b.c:5:7: runtime error: shift exponent 40 is too large\nSUMMARY: UndefinedBehaviorSanitizer: undefined-behavior /src/b.c:5:7',
      'b.c:5:7: runtime error: shift exponent 40 is too large',
    ],
    [
      '==7==ERROR: LeakSanitizer: detected memory leaks',
      '==7==ERROR: LeakSanitizer: detected memory leaks',
    ],
    ['error: line 3: no', undefined],
  ])('is one line: %j', (stderr, line) => {
    expect(sanitizerReport(`first\n${stderr}\nABORTING`)).toBe(line)
  })
})

describe('a harness with a fault that only a sanitizer sees', () => {
  let program: string
  beforeAll(async () => {
    program = join(folder, 'overflow')
    const built = await run(['cc', ...sanitizing, source, '-o', program])
    expect(built).toMatchObject({ exitCode: 0 })
  })

  it('is caught at the module that shows it, and described by the summary', async () => {
    const tool = await open(`harness:${program} ${decorate}`)
    if (tool.kind !== 'validator') throw new Error('no validator')
    const questions = [plain, odd, plain].map((module) => ({ module, environment }))
    expect(await tool.judgeAll(questions)).toMatchObject([
      { kind: 'valid' },
      {
        kind: 'crash',
        message: expect.stringMatching(
          /^in take_opcode: AddressSanitizer: heap-buffer-overflow overflow-harness\.c:\d+ in take_opcode$/,
        ),
      },
      { kind: 'valid' },
    ])
    const asked = { words: odd, environment, judge: validate(odd, environment) }
    const [first] = await observe(tool, [asked])
    const [second] = await observe(await open(`harness:${program}  ${decorate}`), [asked])
    expect(first?.disagreement).toMatchObject({
      outcome: 'crash',
      key: expect.stringContaining('AddressSanitizer: heap-buffer-overflow'),
    })
    expect(second?.disagreement?.key).toBe(first?.disagreement?.key)
  })
})

describe('our harness with sanitizers', () => {
  it('gives the same answers as without sanitizers', async () => {
    const sanitized = await open('harness:spirv-val@testing --sanitize')
    const usual = await open('harness:spirv-val@testing')
    if (sanitized.kind !== 'validator' || usual.kind !== 'validator')
      throw new Error('no validator')
    expect(sanitized.version).toBe(usual.version)
    const cut = odd.slice(0, -1)
    const questions = [plain, odd, cut].map((module) => ({ module, environment }))
    const verdicts = await sanitized.judgeAll(questions)
    expect(verdicts).toEqual(await usual.judgeAll(questions))
    expect(verdicts.map(({ kind }) => kind)).toEqual(['valid', 'valid', 'invalid'])
  })

  it('is a separate program, which the sanitizers watch', async () => {
    const sanitized = await buildSpirvTools({ suite: 'testing' }, 'sanitized')
    const usual = await buildSpirvTools({ suite: 'testing' })
    if ('kind' in sanitized || 'kind' in usual) throw new Error('not built')
    expect(sanitized.at(-1)).not.toBe(usual.at(-1))
    const told = async (start: readonly string[]) =>
      run(['env', 'ASAN_OPTIONS=help=1', ...start, 'validate'])
    expect(await told(sanitized)).toMatchObject({
      stderr: expect.stringContaining('AddressSanitizer'),
    })
    expect(await told(usual)).toMatchObject({ stderr: '' })
  })

  it('cannot be built by a compiler without their runtime libraries', async () => {
    vi.stubEnv('CC', 'true')
    const built = await buildSpirvTools({ suite: 'testing' }, 'sanitized')
    vi.unstubAllEnvs()
    expect(built).toMatchObject({
      code: 'no-tool',
      message: expect.stringContaining('has no libasan.so'),
    })
  })
})
