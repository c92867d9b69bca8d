import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { disassemble } from '#reference/disassemble/disassemble'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { buildSpirvTools } from '#runner/harness/build-spirv-tools'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Consumer, Question, Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { readInstalled } from '#runner/tools/installed'
import { toolDirectory } from '#runner/tools/tool-directory'
import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import '../../support/needs-tools.ts'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText) as Corpus
const questions = corpus.manifest.cases
  .filter((_, index) => index % 180 === 0)
  .map((filed) => {
    const read = corpus.read(filed)
    if (isProblem(read)) throw new Error(read.message)
    const environment = environmentByName(filed.environments[0] ?? '') as Environment
    return { module: read.words, environment, expect: filed.expect }
  })
const valid = questions.filter((question) => question.expect === 'valid')

const opened: Tool[] = []
afterAll(() => {
  for (const tool of opened) tool.close()
})

async function open<Kind extends Tool['kind']>(spec: string, kind: Kind) {
  const tool = await openTool(spec, { openHarness, jobs: 2 })
  if (isProblem(tool)) throw new Error(`${tool.message} (${tool.hint})`)
  opened.push(tool)
  expect(tool.kind).toBe(kind)
  return tool as Extract<Tool, { kind: Kind }>
}

/** A crash without the functions that it was in, which the program does not print. */
function withoutFrames(verdict: Verdict): Verdict {
  if (verdict.kind !== 'crash') return verdict
  return { ...verdict, message: verdict.message.replace(/^in [^:]*(?:: |$)/, '') }
}

describe('the harness of the SPIRV-Tools library', () => {
  it('is built once, and belongs to its suite', async () => {
    const first = await buildSpirvTools({ suite: 'testing' })
    if ('kind' in first) throw new Error(`${first.message} (${first.hint})`)
    expect(existsSync(first.at(-1) ?? '')).toBe(true)
    expect(await buildSpirvTools({ suite: 'testing' })).toEqual(first)
    const { version } = await open('spirv-val@testing', 'validator')
    expect(version).toContain((await open('harness:spirv-val@testing', 'validator')).version)
  })

  it('is linked with the library of a named build, and answers as its program does', async () => {
    // The oldest suite is used, so that this machine's C library has what it needs.
    const { root = '' } = readInstalled(toolDirectory())?.suites['oldstable'] ?? {}
    const prefix = join(toolDirectory(), root, 'usr')
    const harness = await open(`harness:spirv-val=${prefix}`, 'validator')
    const program = await open('spirv-val@oldstable', 'validator')
    expect(await harness.judgeAll(questions)).toEqual(await program.judgeAll(questions))
    expect(await openTool(`harness:spirv-val=${tmpdir()}`, { openHarness })).toMatchObject({
      code: 'no-tool',
      message: `${tmpdir()}: no libSPIRV-Tools.a, libSPIRV-Tools.so or libSPIRV-Tools-shared.so with its headers`,
    })
  })

  it('names the compilers to choose if the library of a named build cannot be linked', async () => {
    const { root = '' } = readInstalled(toolDirectory())?.suites['oldstable'] ?? {}
    const build = temporaryFolder()
    symlinkSync(join(toolDirectory(), root, 'usr/include'), join(build, 'include'))
    writeFileSync(join(build, 'libSPIRV-Tools.a'), '!<arch>\n')
    expect(await openTool(`harness:spirv-val=${build}`, { openHarness })).toMatchObject({
      code: 'no-tool',
      message: expect.stringMatching(/cannot be built: .*undefined reference/),
      hint: expect.stringContaining('CC and CXX'),
    })
  })

  it('judges as the program does, word for word', async () => {
    expect(questions.length).toBeGreaterThan(40)
    const harness = await open('harness:spirv-val@testing', 'validator')
    const program = await open('spirv-val@testing', 'validator')
    const answers = await harness.judgeAll(questions)
    expect(answers.map(withoutFrames)).toEqual(await program.judgeAll(questions))
  })

  it('disassembles and assembles as we do', async () => {
    expect(valid.length).toBeGreaterThan(10)
    const printer = await open('harness:spirv-dis@testing', 'disassembler')
    const assembler = await open('harness:spirv-as@testing', 'assembler')
    for (const { module, environment } of valid) {
      const text = await printer.disassemble(module)
      expect(text).toEqual({ kind: 'output', value: disassemble(module) })
      const words = await assembler.assemble(disassemble(module), environment)
      expect(words).toMatchObject({ kind: 'output' })
    }
    const [first] = valid
    expect(await assembler.assemble('OpFoo', first?.environment as Environment)).toEqual({
      kind: 'unsupported',
      why: "error: 1: 1: Invalid Opcode name 'OpFoo'",
    })
  })

  it('optimises by the given flags, and has the validator for its output', async () => {
    const optimiser = await open('harness:spirv-opt@testing --strip-debug', 'consumer')
    expect(optimiser.companion?.name).toBe('harness:spirv-val@testing')
    const outputs = await optimiser.takeAll(valid)
    expect(outputs.map(({ kind }) => kind)).toEqual(valid.map(() => 'output'))
    const wrong = await open('harness:spirv-opt@testing --no-such-pass', 'consumer')
    expect(await wrong.takeAll(valid.slice(0, 1))).toMatchObject([{ kind: 'error' }])
  })

  it('gives no output to judge if the help does not promise a valid module', async () => {
    const unpromised = await open('harness:spirv-opt@testing --legalize-hlsl', 'consumer')
    const outputs = await unpromised.takeAll(valid)
    expect(outputs.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(5)
    for (const output of outputs) if (output.kind === 'output') expect(output.value).toBeNull()
  })

  it('optimises by the flags of the question if there are any', async () => {
    const optimiser = await open('harness:spirv-opt@testing', 'consumer')
    const program = await open('spirv-opt@testing', 'consumer')
    expect(optimiser.passes?.listed).toEqual(program.passes?.listed)
    const [first] = valid
    if (first === undefined) throw new Error('no valid case')
    const options = ['--strip-debug', '--compact-ids']
    const written = async (tool: Consumer, more: Partial<Question>) => {
      const [output] = await tool.takeAll([{ ...first, ...more }])
      if (output?.kind !== 'output' || output.value === null) throw new Error(output?.kind)
      return disassemble(Uint8Array.from(output.value))
    }
    const passed = await written(optimiser, { options })
    expect(passed).toBe(await written(program, { options }))
    const usual = await written(optimiser, {})
    expect(usual).toBe(await written(program, {}))
    const [unknown] = await optimiser.takeAll([{ ...first, options: ['--no-such-pass'] }])
    expect(unknown).toMatchObject({ kind: 'error' })
    expect(optimiser.again?.(options)).toEqual(['--compact-ids'])
  })

  it('draws no passes if the flags are given', async () => {
    const told = await open('harness:spirv-opt@testing --strip-debug', 'consumer')
    expect(told.passes?.listed).toEqual([])
    expect(told.again?.()).toEqual(['--strip-debug'])
  })

  it('lists the suites if a SPEC names an unknown one', async () => {
    const tool = await openTool('harness:spirv-opt@sid', { openHarness })
    expect(tool).toMatchObject({
      kind: 'problem',
      message: "harness:spirv-opt@sid: no suite 'sid', there are oldstable, stable, testing",
    })
  })

  it('has no library of a suite that is not installed', async () => {
    expect(
      await buildSpirvTools({ suite: 'testing' }, 'plain', '/no/such/directory'),
    ).toMatchObject({
      code: 'no-tool',
      hint: 'spirv-cts tools install --suite testing --with library',
    })
  })

  it('says that it needs a compiler if there is none', async () => {
    vi.stubEnv('CC', '/no/such/compiler')
    const built = await buildSpirvTools({ suite: 'testing' })
    vi.unstubAllEnvs()
    expect(built).toMatchObject({ code: 'no-tool', message: expect.stringContaining('compiler') })
  })
})
