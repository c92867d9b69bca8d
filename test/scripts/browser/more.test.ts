import { describe, expect, it } from 'vitest'
import { reflectedProgram } from '#generators/NonSemantic.ClspvReflection/shared/clspv/program'
import { programs } from '#generators/NonSemantic.ClspvReflection/shared/clspv/programs'
import { encode } from '#generators/words/encode'
import { assemble, disassemble } from '#scripts/browser'
import { inputs } from '#scripts/browser/inputs'
import { listing } from '#scripts/browser/listing'
import { readLimits } from '#scripts/browser/read-limits'
import { reflect } from '#scripts/browser/reflect'
import { run } from '#scripts/browser/run'

/** Adds 7, or what the specialization constant says, to the first word of a buffer. */
const adder = `; adds
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %buffer
OpExecutionMode %main LocalSize 1 1 1
OpName %buffer "numbers"
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %more SpecId 3
%void = OpTypeVoid
%function = OpTypeFunction %void
%word = OpTypeInt 32 0
%zero = OpConstant %word 0
%more = OpSpecConstant %word 7
%words = OpTypeRuntimeArray %word
%block = OpTypeStruct %words
%toBlock = OpTypePointer StorageBuffer %block
%toWord = OpTypePointer StorageBuffer %word
%buffer = OpVariable %toBlock StorageBuffer
%main = OpFunction %void None %function
%start = OpLabel
%first = OpAccessChain %toWord %buffer %zero %zero
%before = OpLoad %word %first
%after = OpIAdd %word %before %more
OpStore %first %after
OpReturn
OpFunctionEnd
`
const bindings = { '0,1': Uint8Array.of(1, 0, 0, 0) }

function lineOf(text: string): number {
  return adder.split('\n').findIndex((line) => line.startsWith(text)) + 1
}

describe('run in a browser', () => {
  it('gives the buffers, and the result of each instruction at its line', () => {
    const result = run(adder, { groups: [1, 1, 1], bindings, trace: { most: 100 } })
    expect(result).toMatchObject({ kind: 'run', isTraceCut: false, outcome: { kind: 'finished' } })
    if (result.kind !== 'run' || result.outcome.kind !== 'finished') throw new Error('no result')
    expect([...(result.outcome.buffers['0,1']?.bytes ?? [])]).toEqual([8, 0, 0, 0])
    expect(result.trace).toContainEqual(
      expect.objectContaining({ line: lineOf('%after'), result: '8', invocation: 0 }),
    )
    expect(result.trace).toContainEqual(
      expect.objectContaining({
        line: lineOf('OpStore'),
        to: { object: 'buffer 0,1', offset: 0 },
      }),
    )
  })

  it('cuts a long trace, and says so', () => {
    const result = run(adder, { groups: [1, 1, 1], bindings, trace: { most: 2 } })
    expect(result).toMatchObject({ isTraceCut: true, trace: [{}, {}] })
  })

  it('specializes by SpecId, and refuses a constant that does not exist', () => {
    const specialization = { 3: '41' }
    const result = run(adder, { groups: [1, 1, 1], bindings, specialization })
    if (result.kind !== 'run' || result.outcome.kind !== 'finished') throw new Error('no result')
    expect(result.outcome.buffers['0,1']?.bytes[0]).toBe(42)
    expect(run(adder, { groups: [1, 1, 1], specialization: { 9: '1' } })).toMatchObject({
      ...{ kind: 'problem', code: 'unknown-constant' },
    })
  })

  it('names the line at which the behavior is undefined', () => {
    const text = adder.replace('%buffer %zero %zero', '%buffer %zero %more')
    expect(run(text, { groups: [1, 1, 1], bindings })).toMatchObject({
      kind: 'run',
      outcome: { kind: expect.stringMatching(/undefined|open/), line: lineOf('%before') },
    })
  })
})

describe('inputs in a browser', () => {
  it('lists what a module can be given, and draws values that fit', () => {
    const found = inputs(adder)
    expect(found).toMatchObject({
      kind: 'inputs',
      entryPoints: [{ name: 'main', model: 'GLCompute', localSize: [1, 1, 1] }],
      buffers: [{ key: '0,1', name: 'numbers', storageClass: 'StorageBuffer' }],
      specialization: [{ id: 3, type: 'OpTypeInt', value: '7' }],
      ...{ pushConstants: false, kernels: [] },
    })
    if (found.kind !== 'inputs') throw new Error(found.message)
    expect(run(adder, found.drawn)).toMatchObject({ outcome: { kind: 'finished' } })
  })
})

describe('the kernels that a module describes', () => {
  const program = programs['buffers']
  if (program === undefined) throw new Error('there is no such program')
  const words = encode(reflectedProgram(program, 6, 7))

  it('are listed with their arguments, as the source names them', () => {
    expect(inputs(words)).toMatchObject({
      kernels: [
        { name: 'copy', arguments: [{ name: 'source' }, { name: 'target', key: '0,1' }] },
        {
          name: 'fill',
          arguments: [
            { name: 'target', type: 'float*', drawn: { kind: 'buffer' } },
            { name: 'value', type: 'float', drawn: { kind: 'value', bytes: { length: 4 } } },
          ],
        },
      ],
    })
  })

  it('are called by their names, and report how arguments were passed', () => {
    const given = [
      { kind: 'buffer', bytes: Uint8Array.of(0, 0, 0, 0) },
      { kind: 'value', bytes: Uint8Array.of(1, 2, 3, 4) },
    ] as const
    const result = run(words, { kernel: 'fill', groups: [1, 1, 1], arguments: given })
    expect(result).toMatchObject({
      outcome: { kind: 'finished', buffers: { '0,1': { bytes: Uint8Array.of(1, 2, 3, 4) } } },
      given: { '0,1': Uint8Array.of(0, 0, 0, 0) },
    })
  })
})

describe('listing in a browser', () => {
  const assembled = assemble(adder)
  if (assembled.kind !== 'assembled') throw new Error('does not assemble')
  const { words } = assembled

  it('says which word begins on each line', () => {
    const { text, words: places, instructions } = listing(words)
    expect(text).toBe(disassemble(words))
    const lines = text.split('\n')
    const index = lines.findIndex((line) => line.includes('OpMemoryModel'))
    expect(places[index]).toBe(7)
    expect([...places].filter((place) => place >= 0)).toHaveLength(instructions)
  })

  it('shows a part of a module as it appears in the whole', () => {
    const options = { header: false, indent: false }
    const whole = listing(words, options).text.split('\n')
    const part = listing(words, { ...options, from: 3, count: 4 })
    expect(part.text.split('\n').slice(0, 4)).toEqual(whole.slice(3, 7))
    expect(part.words[0]).toBe(listing(words, options).words[3])
  })
})

describe('reflect in a browser', () => {
  it('gives the verdict together with what a runtime reads, for any text', () => {
    expect(reflect(adder)).toMatchObject({ verdict: { kind: 'valid' }, kernels: [], versions: [] })
    expect(reflect('OpFoo')).toMatchObject({ kind: 'problem', code: 'bad-assembly' })
  })
})

describe('readLimits in a browser', () => {
  it('reads what rules need from a file of any version of Vulkan', () => {
    const limits = readLimits(
      JSON.stringify({
        capabilities: {
          device: {
            properties: {
              VkPhysicalDeviceProperties: {
                deviceName: 'a device',
                limits: { maxComputeWorkGroupInvocations: 128, maxNewThing: 3 },
              },
              VkPhysicalDeviceUnheardOfPropertiesXYZ: { maxNewThing: 3 },
            },
          },
        },
      }),
    )
    expect(limits).toEqual(
      new Map([['VkPhysicalDeviceLimits::maxComputeWorkGroupInvocations', 128]]),
    )
  })

  it('reports a value of another type, and a text that is not JSON', () => {
    const wrong = '{"VkPhysicalDeviceLimits": {"maxComputeWorkGroupInvocations": "many"}}'
    expect(readLimits(wrong)).toMatchObject({ kind: 'problem', code: 'bad-limit' })
    expect(readLimits('{', 'device.json')).toMatchObject({
      ...{ code: 'not-json', message: expect.stringContaining('device.json') },
    })
  })
})
