import { describe, expect, it } from 'vitest'
import { channelOf } from '#runner/expectations/channel-of'
import { isProblem } from '#runner/is-problem'
import { commandConsumer } from '#runner/oracle/command-consumer'
import { consumerAdapter } from '#runner/oracle/consumer-adapter'
import { consumerRows } from '#runner/oracle/consumer-rows'
import { llvmSpirvMessages } from '#runner/oracle/llvm-spirv-messages'
import { openTool } from '#runner/oracle/open-tool'
import { parseToolSpec } from '#runner/oracle/tool-spec'
import { verdictOf } from '#runner/oracle/verdict-of'
import { createSlots } from '#runner/process/slots'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { fake } from '../../support/fake.ts'
import { consumer } from '../../support/tools.ts'

const environment = environmentByName('spv1.6') as Environment
const library = assembly(
  'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n',
)
const kernel = assembly(
  'OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n',
)
const shader = assembly(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%type = OpTypeFunction %void
%main = OpFunction %void None %type
%label = OpLabel
OpReturn
OpFunctionEnd
`)

const rows = Object.entries(consumerRows)

describe('rows of consumers', () => {
  it('have a place for the module, and one for an output if there is any', () => {
    expect(rows.length).toBeGreaterThan(8)
    for (const [name, row] of rows) {
      const shape = consumerAdapter(row, []).shape()
      expect(shape, name).toMatch('{file}')
      expect(shape, name).not.toMatch('{options}')
      if (row.output === 'module') expect(shape, name).toMatch('{out}')
      expect(
        row.takes
          .match(/\{\w+\}/g)
          ?.filter((word) => !/^\{(file|env|out|options|beside)\}$/.test(word)),
        name,
      ).toEqual([])
    }
  })

  it('use the options of the SPEC instead of their own', () => {
    const row = { takes: '{options} {file}', options: '-a --b' }
    const words = (given: readonly string[]) =>
      consumerAdapter(row, given).arguments('x.spv', { module: library, environment }, 'y')
    expect(words([])).toEqual(['-a', '--b', 'x.spv'])
    expect(words(['-c'])).toEqual(['-c', 'x.spv'])
  })

  it('are refused with an unclosed quote, as a mistake of ours', () => {
    expect(() => consumerAdapter({ takes: "{file} 'x" }, [])).toThrow('quote')
  })
})

describe('a row that skips modules', () => {
  it('never starts the program for them, and keeps the order of modules', async () => {
    const adapter = consumerAdapter(
      { takes: '{file}', passes: (module) => (module === library ? 'not mine' : undefined) },
      [],
    )
    const setup = {
      ...{ name: 'x', tool: 'x', version: '', command: '' },
      ...{ timeoutMs: 5000, memoryMiB: 0, slots: createSlots(2) },
    }
    const tool = commandConsumer({ ...setup, start: [fake('always-rejects')] }, adapter, undefined)
    const outputs = await tool.takeAll(
      [library, shader, library].map((module) => ({ module, environment })),
    )
    tool.close()
    expect(outputs).toMatchObject([
      { kind: 'unsupported', why: 'not mine' },
      { kind: 'invalid' },
      { kind: 'unsupported', why: 'not mine' },
    ])
  })
})

describe.each([
  'spirv-link',
  'spirv-reduce',
  'spirv-lint',
  'spirv-cfg',
  'spirv-diff',
  'spirv-objdump',
  'spirv-cross-hlsl',
  'spirv-cross-msl',
])('%s of testing', (name) => {
  it('accepts a valid shader and refuses text that is not a module', async () => {
    const tool = await consumer(`${name}@testing`)
    const modules = [shader, new TextEncoder().encode('no module')]
    const [taken, refused] = await tool.takeAll(modules.map((module) => ({ module, environment })))
    expect(taken).toMatchObject({ kind: 'output' })
    expect(refused?.kind).not.toBe('output')
    const companion = tool.companion
    expect(companion?.name).toBe(
      consumerRows[name]?.companion === undefined ? undefined : 'spirv-val@testing',
    )
    if (taken?.kind === 'output' && taken.value !== null)
      expect(await companion?.judge(taken.value, environment)).toEqual({ kind: 'valid' })
    tool.close()
  })
})

it('a release that does not know an instruction yet reports the module as unsupported', async () => {
  const tool = await consumer('spirv-lint@stable')
  const untyped = assembly(`OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Physical64 OpenCL
%uint = OpTypeInt 32 0
%pointer = OpTypeUntypedPointerKHR CrossWorkgroup
%variable = OpUntypedVariableKHR %pointer CrossWorkgroup %uint
`)
  expect(await tool.takeAll([{ module: untyped, environment }])).toMatchObject([
    { kind: 'unsupported', why: expect.stringContaining('Unhandled inst type') },
  ])
  tool.close()
})

describe('options in a SPEC', () => {
  it('reach the program, and appear in the name and the command', async () => {
    const spec = 'spirv-opt@testing --no-such-pass'
    const tool = await consumer(spec)
    expect(tool).toMatchObject({
      name: spec,
      tool: 'spirv-opt',
      command: expect.stringContaining('--skip-validation --no-such-pass --target-env='),
    })
    const [output] = await tool.takeAll([{ module: shader, environment }])
    expect(output).toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching('no-such-pass'),
    })
    tool.close()
    expect(channelOf(spec)).toBe('testing')
    expect(channelOf('harness:spirv-val@testing')).toBe('testing')
    expect(channelOf('spirv-val')).toBe('')
    expect(channelOf('a:b@c {file}')).toBe('')
  })
})

describe('llvm-spirv', () => {
  it('is found under the name that Debian gives it, and is asked about kernels only', async () => {
    expect(parseToolSpec('llvm-spirv-21')).toMatchObject({ tool: 'llvm-spirv-21' })
    const tool = await openTool(`llvm-spirv-21=${fake('always-accepts')}`)
    if (isProblem(tool) || tool.kind !== 'consumer') throw new Error('no consumer')
    const outputs = await tool.takeAll([shader, kernel].map((module) => ({ module, environment })))
    expect(outputs.map(({ kind }) => kind)).toEqual(['unsupported', 'output'])
    tool.close()
  })

  it('reports in its own words the features that it does not know', () => {
    const refuses = consumerAdapter({ takes: '{file}', refuses: (code) => code > 0 }, []).refuses
    const reading = { messages: llvmSpirvMessages, refuses, file: 'x' }
    const verdict = (exitCode: number, stderr: string) =>
      verdictOf({ kind: 'answered', exitCode, stdout: '', stderr }, reading).kind
    expect(
      verdict(
        10,
        "InvalidModule: Invalid SPIR-V module: input SPIR-V module uses unknown extension 'X'",
      ),
    ).toBe('unsupported')
    expect(verdict(12, 'UnimplementedOpCode: Unimplemented opcode 4417')).toBe('unsupported')
    expect(verdict(255, 'Fails to verify module: Invalid indices')).toBe('invalid')
  })
})
