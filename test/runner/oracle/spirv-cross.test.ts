import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consumer } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { consumer } from '../../support/tools.ts'

const environment = environmentByName('spv1.6') as Environment

/** An entry point with one variable in Input or Output, or none, and a body. */
interface InterfaceParts {
  readonly stage: string
  readonly capabilities: readonly string[]
  readonly modes?: readonly string[]
  /** Prints this text. */
  readonly printed?: string
  readonly decorations?: readonly string[]
  /** The type of the variable, made of %uint. */
  readonly variable?: readonly [storage: 'Input' | 'Output', declaration: string]
  readonly body?: string
}

function module({
  stage,
  capabilities,
  modes = [],
  printed,
  decorations = [],
  variable,
  body,
}: InterfaceParts) {
  const [storage, declaration = ''] = variable ?? []
  return assembly(
    [
      ...['Shader', ...capabilities].map((name) => `OpCapability ${name}`),
      ...(capabilities.includes('RayTracingKHR') ? ['OpExtension "SPV_KHR_ray_tracing"'] : []),
      printed === undefined ? '' : '%set = OpExtInstImport "NonSemantic.DebugPrintf"',
      'OpMemoryModel Logical GLSL450',
      `OpEntryPoint ${stage} %main "main"${storage === undefined ? '' : ' %variable'}`,
      ...modes.map((mode) => `OpExecutionMode %main ${mode}`),
      printed === undefined ? '' : `%format = OpString "${printed}"`,
      ...decorations.map((decoration) => `OpDecorate %variable ${decoration}`),
      '%void = OpTypeVoid',
      '%signature = OpTypeFunction %void',
      '%bool = OpTypeBool',
      '%uint = OpTypeInt 32 0',
      '%uint4 = OpTypeVector %uint 4',
      '%two = OpConstant %uint 2',
      '%three = OpConstant %uint 3',
      '%eight = OpConstant %uint 8',
      '%ballot = OpConstantNull %uint4',
      declaration,
      ...(storage === undefined
        ? []
        : [
            `%pointer = OpTypePointer ${storage} %type`,
            `%variable = OpVariable %pointer ${storage}`,
          ]),
      '%main = OpFunction %void None %signature',
      '%label = OpLabel',
      body ?? (storage === 'Input' ? '%value = OpLoad %type %variable' : ''),
      'OpReturn',
      'OpFunctionEnd',
    ].join('\n'),
  )
}

const compute = { stage: 'GLCompute', modes: ['LocalSize 1 1 1'] }
const scalar: InterfaceParts['variable'] = ['Input', '%type = OpTypeInt 32 0']

const lacking: Readonly<Record<string, readonly (readonly [string, InterfaceParts])[]>> = {
  'spirv-cross@testing': [
    [
      'Unsupported scope for OpReadClockKHR opcode.',
      {
        ...compute,
        capabilities: ['ShaderClockKHR'],
        body: '%clock = OpReadClockKHR %uint4 %two',
      },
    ],
    [
      'textures supported.',
      {
        stage: 'Fragment',
        capabilities: ['TileImageColorReadAccessEXT'],
        modes: ['OriginUpperLeft'],
        decorations: ['Location 0'],
        variable: ['Output', '%type = OpTypeImage %uint TileImageDataEXT 0 0 0 2 Unknown'],
      },
    ],
  ],
  'spirv-cross-hlsl@testing': [
    [
      'Unsupported builtin in HLSL',
      {
        stage: 'Fragment',
        capabilities: ['MultiViewport'],
        modes: ['OriginUpperLeft'],
        decorations: ['BuiltIn ViewportIndex', 'Flat'],
        variable: scalar,
      },
    ],
    [
      'Cannot trivially implement InverseBallot in HLSL.',
      {
        ...compute,
        capabilities: ['GroupNonUniformBallot'],
        body: '%bit = OpGroupNonUniformInverseBallot %bool %three %ballot',
      },
    ],
    [
      'is only supported in VS and PS',
      {
        stage: 'TessellationControl',
        capabilities: ['Tessellation', 'MultiView'],
        modes: ['OutputVertices 1'],
        decorations: ['BuiltIn ViewIndex'],
        variable: scalar,
      },
    ],
  ],
  'spirv-cross-msl@stable': [
    [
      'Metal only supports quad ClusteredReduce.',
      {
        ...compute,
        capabilities: ['GroupNonUniformClustered'],
        body: '%least = OpGroupNonUniformUMin %uint %three ClusteredReduce %three %eight',
      },
    ],
  ],
  'spirv-cross-msl@testing': [
    [
      "Metal doesn't support InclusiveScan",
      {
        ...compute,
        capabilities: ['GroupNonUniformArithmetic'],
        body: '%scan = OpGroupNonUniformUMax %uint %three InclusiveScan %three',
      },
    ],
    [
      'Metal does not support isoline tessellation.',
      {
        stage: 'TessellationEvaluation',
        capabilities: ['Tessellation'],
        modes: ['Isolines', 'SpacingEqual', 'VertexOrderCcw'],
      },
    ],
    [
      'Debug printf requires MSL 3.2.',
      {
        ...compute,
        capabilities: [],
        printed: 'done',
        body: '%printing = OpExtInst %void %set DebugPrintf %format',
      },
    ],
    [
      'MSL cannot emit arrays-of-arrays',
      {
        stage: 'Vertex',
        capabilities: [],
        decorations: ['Location 0'],
        variable: [
          'Output',
          '%line = OpTypeArray %uint %three\n%type = OpTypeArray %line %three\n%null = OpConstantNull %type',
        ],
        body: 'OpStore %variable %null',
      },
    ],
    [
      'are not available in this type of function.',
      {
        stage: 'MissKHR',
        capabilities: ['RayTracingKHR', 'GroupNonUniform'],
        decorations: ['BuiltIn SubgroupLocalInvocationId'],
        variable: scalar,
      },
    ],
  ],
}

describe.each(Object.entries(lacking))('SPIRV-Cross for %s', (spec, rows) => {
  let translator: Consumer
  beforeAll(async () => {
    translator = await consumer(spec)
  })
  afterAll(() => translator.close())

  it.each(rows)('reports the feature that its language lacks: %s', async (why, parts) => {
    expect(await translator.takeAll([{ module: module(parts), environment }])).toEqual([
      { kind: 'unsupported', why: expect.stringContaining(why) },
    ])
  })
})
