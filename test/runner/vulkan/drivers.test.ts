import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { dispatchOf } from '#runner/execute/dispatch-of'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { octets } from '#runner/oracle/octets'
import { openTool } from '#runner/oracle/open-tool'
import type { Consumer } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { bufferJudge } from '#runner/results/judge-answers'
import { type RunFile, requestOf, runFileSchema } from '#runner/results/run-file'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { shaderText } from '../../support/compute.ts'
import { driversAsked } from '../../support/drivers.ts'

async function driver(name: string): Promise<Consumer> {
  const tool = await openTool(`vulkan:${name}`, { openHarness })
  if (isProblem(tool)) throw new Error(`${tool.message} (${tool.hint})`)
  if (tool.kind !== 'consumer') throw new Error(`${name} takes no modules`)
  return tool
}

function wordsOf(text: string): Uint32Array {
  const made = assemble(text, { version: newestEnvironment.version })
  if (made.kind === 'faulty') throw new Error(made.errors[0]?.message)
  return made.words
}

const caseText = (id: string) => readFileSync(join(packageRoot(), 'corpus', `${id}.spvasm`), 'utf8')

function resultCase(id: string): { readonly file: RunFile; readonly words: Uint32Array } {
  const path = join(packageRoot(), 'corpus/results', id)
  const file = runFileSchema.parse(JSON.parse(readFileSync(`${path}.run.json`, 'utf8')))
  return { file, words: wordsOf(readFileSync(`${path}.spvasm`, 'utf8')) }
}

/** A point in the middle, with the color of the second texel of a storage image, which is copied to the first. */
const texelAsColor = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %point "main" %position %size
OpEntryPoint Fragment %main "main" %color %image
OpExecutionMode %main OriginUpperLeft
OpDecorate %position BuiltIn Position
OpDecorate %size BuiltIn PointSize
OpDecorate %color Location 0
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%uintv2 = OpTypeVector %uint 2
%uintv4 = OpTypeVector %uint 4
%floatv4 = OpTypeVector %float 4
%uint_0 = OpConstant %uint 0
%uint_1 = OpConstant %uint 1
%float_0 = OpConstant %float 0
%float_1 = OpConstant %float 1
%first = OpConstantComposite %uintv2 %uint_0 %uint_0
%second = OpConstantComposite %uintv2 %uint_1 %uint_0
%middle = OpConstantComposite %floatv4 %float_0 %float_0 %float_0 %float_1
%positions = OpTypePointer Output %floatv4
%sizes = OpTypePointer Output %float
%colors = OpTypePointer Output %uintv4
%image_type = OpTypeImage %uint 2D 0 0 0 2 Rgba32ui
%images = OpTypePointer UniformConstant %image_type
%position = OpVariable %positions Output
%size = OpVariable %sizes Output
%color = OpVariable %colors Output
%image = OpVariable %images UniformConstant
%point = OpFunction %void None %procedure
%point_start = OpLabel
OpStore %position %middle
OpStore %size %float_1
OpReturn
OpFunctionEnd
%main = OpFunction %void None %procedure
%start = OpLabel
%loaded = OpLoad %image_type %image
%texel = OpImageRead %uintv4 %loaded %second
OpImageWrite %loaded %first %texel
OpStore %color %texel
OpReturn
OpFunctionEnd
`

const question = (module: Uint32Array) => ({ module, environment: newestEnvironment })

describe.runIf(driversAsked)('lavapipe', () => {
  let lavapipe: Consumer
  beforeAll(async () => {
    lavapipe = await driver('lavapipe')
  })
  afterAll(() => lavapipe.close())

  it('has a version and a device', () => {
    expect(lavapipe.version).toMatch(/^\d+\.\d+/)
    expect(lavapipe.device).toContain('llvmpipe')
  })

  it('enables the features that it has, and is not asked about others', async () => {
    const texts = [
      shaderText({ body: '' }),
      shaderText({ body: '' }).replace(/OpDecorate %in DescriptorSet 0\n/, ''),
      // spirv-val refuses run-time arrays that no variable holds.
      caseText('Vulkan-environment/run-time-array-place/type-alone-1'),
      caseText('core/composite-construct-result/composites-1'),
    ]
    const answers = await lavapipe.takeAll(texts.map((text) => question(wordsOf(text))))
    expect(answers).toEqual([
      { kind: 'output', value: null },
      { kind: 'unsupported', why: expect.stringContaining('the reference: invalid') },
      { kind: 'unsupported', why: expect.stringMatching(/for \S*spirv-val/) },
      expect.objectContaining({
        kind: 'invalid',
        message: expect.stringContaining(
          'vkCreateComputePipelines: VK_ERROR_UNKNOWN | SPIR-V offset',
        ),
      }),
    ])
  })

  it('is asked about modules with a hundred bindings', async () => {
    const more = Array.from({ length: 100 }, (_, n) => n + 2)
    const text = shaderText({
      interfaces: more.map((n) => `%more${n}`).join(' '),
      decorations: more
        .map((n) => `OpDecorate %more${n} DescriptorSet 0\nOpDecorate %more${n} Binding ${n}`)
        .join('\n'),
      declarations: more
        .map((n) => `%more${n} = OpVariable %pointer_StorageBuffer_block StorageBuffer`)
        .join('\n'),
      body: '',
    })
    expect(await lavapipe.takeAll([question(wordsOf(text))])).toEqual([
      { kind: 'output', value: null },
    ])
  })

  it('fills a storage image before a draw, and reads it back', async () => {
    const answers = await lavapipe.runAll?.([
      {
        module: wordsOf(texelAsColor),
        entryPoint: 'main',
        groups: [1, 1, 1],
        specialization: [],
        pushConstants: new Uint8Array(),
        arguments: [],
        buffers: [{ set: 0, binding: 0, bytes: octets(Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8)) }],
        images: [{ format: 'Rgba32ui', view: '2D', size: [2, 1, 1], buffer: 0 }],
        draw: {
          ...{ vertices: 1, instances: 1, width: 1, height: 1 },
          ...{ attributes: [], targets: ['VK_FORMAT_R32G32B32A32_UINT'] },
        },
      },
    ])
    const [answer] = answers ?? []
    if (answer?.kind !== 'output') throw new Error(JSON.stringify(answer))
    expect(answer.value.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual([
      '0500000006000000070000000800000005000000060000000700000008000000',
      '05000000060000000700000008000000',
    ])
  })

  it('leaves the expected bytes, even for specialized and push constants', async () => {
    const cases = [
      'core/OpIAdd/16-bits',
      'core/OpSpecConstantOp/OpIAdd',
      'NonSemantic.ClspvReflection/PushConstantNumWorkgroups/2-3-1-groups-of-2-4-1',
      'SPV_EXT_replicated_composites/OpSpecConstantCompositeReplicateEXT/array-of-5-16-bits',
    ].map(resultCase)
    const answers = await lavapipe.runAll?.(
      cases.map(({ words, file }) => dispatchOf(words, requestOf(file))),
    )
    for (const [index, { file }] of cases.entries()) {
      const answer = answers?.[index]
      if (answer?.kind !== 'output') throw new Error(`${file.id}: ${answer?.kind}`)
      expect(bufferJudge(answer.value, file)).toBeUndefined()
      const [[binding = '', digits = '']] = Object.entries(file.expected) as [[string, string]]
      const other = {
        ...file,
        expected: { [binding]: digits.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      }
      expect(bufferJudge(answer.value, other)).toMatchObject({ outcome: 'wrong-result' })
    }
  })
})

describe.runIf(driversAsked)('a driver that hangs', () => {
  it('is ended, and affects no other module', async () => {
    const tool = await openTool('vulkan:lavapipe', { openHarness, timeoutMs: 3_000 })
    if (isProblem(tool) || tool.kind !== 'consumer') throw new Error('no driver')
    // One alone ends on this driver, after 65535 rounds.
    const endless = [0, 1, 2].reduce(
      (inner, n) => `OpBranch %head${n}
%head${n} = OpLabel
OpLoopMerge %end${n} %again${n} None
OpBranch %body${n}
%body${n} = OpLabel
${inner}
OpBranch %again${n}
%again${n} = OpLabel
OpBranchConditional %true %head${n} %end${n}
%end${n} = OpLabel`,
      'OpStore %first %uint_1',
    )
    const first = '%first = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_0'
    const run = (body: string) => ({
      module: wordsOf(
        shaderText({ declarations: '%true = OpConstantTrue %bool', body: `${first}\n${body}` }),
      ),
      entryPoint: 'main',
      groups: [1, 1, 1] as const,
      specialization: [],
      pushConstants: new Uint8Array(),
      arguments: [],
      buffers: [{ set: 0, binding: 1, bytes: new Uint8Array(64) }],
    })
    const answers = await tool.runAll?.([run(''), run(endless), run('OpStore %first %uint_2')])
    tool.close()
    expect(answers?.map(({ kind }) => kind)).toEqual(['output', 'timeout', 'output'])
  })
})

describe.runIf(driversAsked)('a driver for a GPU that is not installed', () => {
  it('compiles without running, and crashes for only one module', async () => {
    const radv = await driver('radv')
    const texts = [
      shaderText({ body: '' }),
      caseText('core/composite-construct-result/composites-1'),
      shaderText({ body: '', size: '2 1 1' }),
    ]
    const swapped = Buffer.from(octets(wordsOf(texts[0] ?? ''))).swap32()
    const answers = await radv.takeAll([
      ...texts.map((text) => question(wordsOf(text))),
      { module: swapped, environment: newestEnvironment },
    ])
    radv.close()
    expect(radv.device).toMatch(/NAVI31.*, compile-only$/)
    expect(radv.runAll).toBeUndefined()
    // Vulkan is given words of this machine, whichever order a file has.
    expect(answers.map(({ kind }) => kind)).toEqual(['output', 'crash', 'output', 'output'])
    // All modules that the front end refuses end at one place; its message says which fault it is.
    expect(answers[1]).toMatchObject({
      signal: 'SIGSEGV',
      message: expect.stringMatching(/libvulkan_radeon\.so\+x.*: SPIR-V offset .* out-of-bounds/),
    })
  })

  it('is given a module that a tool calls invalid only on request, and that tool is named', async () => {
    const radv = await driver('radv')
    const crashing = caseText('core/composite-construct-result/composites-1')
    const module = wordsOf(
      crashing.replace('%4 = OpTypeFloat 32', '%4 = OpTypeFloat 32\n%21 = OpTypeFloat 32'),
    )
    const valid = wordsOf(crashing)
    const [kept, given, plain] = await radv.takeAll([
      question(module),
      { ...question(module), evenInvalid: true },
      { ...question(valid), evenInvalid: true },
    ])
    radv.close()
    expect(kept).toMatchObject({ kind: 'unsupported' })
    expect(given?.kind === 'crash' ? given.message : given).toMatch(
      /that the reference calls invalid/,
    )
    expect(plain?.kind === 'crash' ? plain.message : plain).toMatch(/that nobody calls invalid/)
  })

  it('reports a GPU that the shim does not know', async () => {
    const tool = await openTool('vulkan:radv?gpu=voodoo', { openHarness })
    expect(tool).toMatchObject({
      code: 'no-tool',
      message: expect.stringContaining('Failed to find amdgpu GPU named "voodoo"'),
      hint: expect.stringContaining('leave out ?gpu= for navi31'),
    })
  })
})
