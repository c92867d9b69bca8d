import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasShader } from '#runner/oracle/has-shader'
import type { Consumer, Oracle } from '#runner/oracle/oracle'
import { packageVersion } from '#runner/oracle/package-version'
import { verdictOf } from '#runner/oracle/verdict-of'
import { toolDirectory } from '#runner/tools/tool-directory'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { fake } from '../../support/fake.ts'
import { consumer, suiteNames } from '../../support/tools.ts'

const environment = environmentByName('spv1.6') as Environment

/** A module with an empty entry point. */
function shader(model: string, capabilities: readonly string[], more = '', body = ''): Uint32Array {
  return assembly(`${capabilities.map((name) => `OpCapability ${name}`).join('\n')}
OpMemoryModel ${capabilities.includes('Kernel') ? 'Physical64 OpenCL' : 'Logical GLSL450'}
OpEntryPoint ${model} %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%type = OpTypeFunction %void
${more}
%main = OpFunction %void None %type
%label = OpLabel
${body}
OpReturn
OpFunctionEnd
`)
}

const empty = shader('GLCompute', ['Shader'])
const kernel = shader('Kernel', ['Kernel', 'Addresses'])

async function take(tool: Consumer, ...modules: readonly (Uint32Array | Uint8Array)[]) {
  return tool.takeAll(modules.map((module) => ({ module, environment })))
}

describe.each(suiteNames)('spirv-opt of %s', (suite) => {
  let optimiser: Consumer
  beforeAll(async () => {
    optimiser = await consumer(`spirv-opt@${suite}`)
  })
  afterAll(() => optimiser.close())

  it('is accompanied by the validator of its suite', () => {
    expect(optimiser).toMatchObject({
      name: `spirv-opt@${suite}`,
      tool: 'spirv-opt',
      version: expect.stringMatching(/^20\d\d\.\d/),
      command: `.tools/${suite}/bin/spirv-opt --skip-validation -O --target-env={env} -o {out} {file}`,
      companion: { name: `spirv-val@${suite}`, version: optimiser.version },
    })
  })

  it('writes modules that are still valid', async () => {
    const outputs = await take(optimiser, empty, kernel)
    expect(outputs.map(({ kind }) => kind)).toEqual(['output', 'output'])
    const modules = outputs.flatMap((output) =>
      output.kind === 'output' && output.value !== null
        ? [{ module: output.value, environment }]
        : [],
    )
    expect(modules).toHaveLength(2)
    const { judgeAll } = optimiser.companion as Oracle
    expect(await judgeAll(modules)).toEqual([{ kind: 'valid' }, { kind: 'valid' }])
  })

  it('refuses text that is not a module, and does not know every opcode', async () => {
    const unknown = Uint32Array.of(...empty.subarray(0, 5), 0x0001_ea60)
    expect(await take(optimiser, new TextEncoder().encode('no module'), unknown)).toMatchObject([
      { kind: 'invalid' },
      { kind: 'unsupported', why: expect.stringContaining('Invalid opcode: 60000') },
    ])
  })
})

describe.each(suiteNames)('spirv-cfg of %s', (suite) => {
  let drawer: Consumer
  beforeAll(async () => {
    drawer = await consumer(`spirv-cfg@${suite}`)
  })
  afterAll(() => drawer.close())

  it('reports an unknown opcode as unsupported', async () => {
    const unknown = Uint32Array.of(...empty.subarray(0, 5), 0x0004_0034, 1, 2, 60000)
    expect(await take(drawer, unknown)).toMatchObject([
      { kind: 'unsupported', why: expect.stringContaining('opcode: 60000') },
    ])
  })
})

describe.each(suiteNames)('spirv-cross of %s', (suite) => {
  let translator: Consumer
  beforeAll(async () => {
    translator = await consumer(`spirv-cross@${suite}`)
  })
  afterAll(() => translator.close())

  it('has the version of its package, since it states none itself', () => {
    expect(translator.version).toMatch(/^1\.\d+\.\d+\.\d+$/)
    expect(translator).not.toHaveProperty('companion')
  })

  it('accepts shaders', async () => {
    expect(await take(translator, empty)).toEqual([{ kind: 'output', value: null }])
  })

  const unsupported: readonly (readonly [string, Uint32Array])[] = [
    ['Kernel capability not supported.', kernel],
    [
      'There is no entry point in the SPIR-V module.',
      assembly('OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450'),
    ],
    [
      'VariablePointers capability is not supported in GLSL.',
      shader('GLCompute', ['Shader', 'VariablePointers']),
    ],
    [
      'Only Logical and PhysicalStorageBuffer64',
      assembly(`OpCapability Shader
OpCapability Addresses
OpMemoryModel Physical64 GLSL450
OpEntryPoint GLCompute %main "main"
%void = OpTypeVoid
%type = OpTypeFunction %void
%main = OpFunction %void None %type
%label = OpLabel
OpReturn
OpFunctionEnd`),
    ],
    [
      'Currently no block to insert opcode.',
      Uint32Array.of(...empty.subarray(0, 5), 0x0001_ea60, ...empty.subarray(5)),
    ],
  ]
  it.each(unsupported)(
    'reports a feature that it does not translate as unsupported: %s',
    async (why, module) => {
      expect(await take(translator, module)).toEqual([
        { kind: 'unsupported', why: expect.stringContaining(why) },
      ])
    },
  )

  it('has refusals distinguished from features that it does not translate', async () => {
    expect(await take(translator, new TextEncoder().encode('no module'))).toMatchObject([
      { kind: 'invalid', message: expect.stringContaining('threw an exception') },
    ])
  })
})

describe('tools of testing, asked about new texts,', () => {
  const heap = (more: string, body: string, stride = '') =>
    assembly(`OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %heap
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %heap BuiltIn ResourceHeapEXT
${stride}
%void = OpTypeVoid
%type = OpTypeFunction %void
%uint = OpTypeInt 32 0
%pointer = OpTypeUntypedPointerKHR UniformConstant
%heap = OpUntypedVariableKHR %pointer UniformConstant
%one = OpConstant %uint 64
%buffer = OpTypeBufferEXT StorageBuffer
%array = OpTypeRuntimeArray %buffer
%address = OpTypeUntypedPointerKHR StorageBuffer
${more}
%main = OpFunction %void None %type
%label = OpLabel
${body}
OpReturn
OpFunctionEnd`)
  const access = '%chain = OpUntypedAccessChainKHR %pointer %array %heap %one'
  const buffer = `${access}\n%got = OpBufferPointerEXT %address %chain`

  it('report a stride that GLSL cannot express as unsupported', async () => {
    const translator = await consumer('spirv-cross@testing')
    const strange = heap('', buffer, 'OpDecorateId %array ArrayStrideIdEXT %one')
    expect(await take(translator, strange)).toEqual([
      { kind: 'unsupported', why: expect.stringContaining('for high level languages') },
    ])
    translator.close()
  })

  it('crash at an object that was lost, by exception or by assertion', async () => {
    const translator = await consumer('spirv-cross@testing')
    const copied = heap('', '%copy = OpCopyObject %pointer %heap')
    const untyped = shader(
      'GLCompute',
      ['Shader', 'UntypedPointersKHR'],
      `%uint = OpTypeInt 32 0
%pointer = OpTypeUntypedPointerKHR Function
%zero = OpConstant %uint 0`,
      '%variable = OpUntypedVariableKHR %pointer Function %uint\nOpStore %variable %zero',
    )
    expect(await take(translator, copied, untyped)).toEqual([
      { kind: 'crash', signal: 'none', message: expect.stringContaining('nullptr') },
      { kind: 'crash', signal: 'SIGABRT', message: expect.stringContaining('Assertion') },
    ])
    translator.close()
  })

  it('include spirv-reflect, which accepts, refuses and crashes', async () => {
    const reflector = await consumer('spirv-reflect@testing')
    expect(reflector.version).toMatch(/^1\.\d+\.\d+\.\d+$/)
    const bare = shader(
      'GLCompute',
      ['Shader'],
      `%uint = OpTypeInt 32 0
%pointer = OpTypePointer Function %uint
%vector = OpTypeVector %uint 2
%vectors = OpTypePointer Function %vector
%last = OpConstant %uint 4294967295`,
      `%variable = OpVariable %vectors Function
%element = OpAccessChain %pointer %variable %last`,
    )
    expect(await take(reflector, empty, new Uint8Array(8), bare)).toMatchObject([
      { kind: 'output', value: null },
      { kind: 'invalid', message: expect.stringContaining('could not process') },
      { kind: 'crash', signal: 'SIGABRT' },
    ])
    reflector.close()
  })
})

describe('a tool given by its path', () => {
  it('is accompanied by the validator in its folder if there is one', async () => {
    const beside = join(toolDirectory(), 'testing', 'bin', 'spirv-opt')
    const tool = await consumer(`spirv-opt=${beside}`)
    expect(tool.companion?.name).toBe(
      `spirv-val=${join(toolDirectory(), 'testing', 'bin', 'spirv-val')}`,
    )
    tool.close()
    const alone = await consumer(`spirv-opt=${fake('always-accepts')}`)
    expect(alone.companion).toBeUndefined()
    expect(await take(alone, empty)).toEqual([
      { kind: 'error', why: 'exit code 0, but no module written' },
    ])
    alone.close()
  })
})

describe('packageVersion', () => {
  const installed = (name: string, version: string): Parameters<typeof packageVersion>[0] => ({
    format: 1,
    architecture: 'amd64',
    suites: {
      testing: {
        codename: 'forky',
        date: '',
        groups: [],
        missing: [],
        root: '',
        loader: '',
        libraries: [],
        packages: [{ name, version, architecture: 'amd64', sha256: '' }],
        programs: {},
      },
    },
  })
  it.each([
    ['2021.01.15+1.4.357.0-1', '1.4.357.0'],
    ['1.4.357.0-1+b2', '1.4.357.0'],
    ['1.4.357.0-1', '1.4.357.0'],
    ['2026.4', '2026.4'],
  ])('is for %s: %s', (version, expected) => {
    expect(packageVersion(installed('spirv-cross', version), 'testing', 'spirv-cross')).toBe(
      expected,
    )
  })
  it('is empty if there is no such package', () => {
    expect(packageVersion(installed('x', '1'), 'testing', 'spirv-cross')).toBe('')
    expect(packageVersion(undefined, 'testing', 'spirv-cross')).toBe('')
  })
})

describe('hasShader', () => {
  it('looks for entry points that are not kernels, in any input', () => {
    expect(hasShader(empty)).toBe(true)
    expect(hasShader(kernel)).toBe(false)
    expect(hasShader(new Uint8Array(3))).toBe(false)
    expect(hasShader(Uint32Array.of(...empty.subarray(0, 5), 0x0001_000f))).toBe(false)
  })
})

it('a message of a tool about itself is a crash, whatever the exit code', () => {
  const completion = { kind: 'answered', exitCode: 1, stdout: '', stderr: 'lost my way' } as const
  const messages = [{ pattern: /lost/, means: 'crash' }] as const
  expect(verdictOf(completion, { messages, refuses: () => true, file: '/m.spv' })).toEqual({
    kind: 'crash',
    signal: 'none',
    message: 'lost my way',
  })
})
