import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '../rule.ts'

const capabilities = ['RayTracingNV']

const results: readonly OperandFact[] = [
  { kind: 'IdResultType', quantifier: '', name: '' },
  { kind: 'IdResult', quantifier: '', name: '' },
]

/** An instruction whose operands are the given ones, after a Result Type and a Result where it has them. */
function instruction(
  name: string,
  opcode: number,
  names: readonly string[],
  first: readonly OperandFact[] = [],
): InstructionFact {
  const operands = [
    ...first,
    ...names.map((operand): OperandFact => ({ kind: 'IdRef', quantifier: '', name: operand })),
  ]
  return {
    name: `Op${name}NV`,
    opcode,
    wordCount: 1 + operands.length,
    variable: false,
    operands,
    capabilities,
  }
}

function enumerants(
  kind: string,
  values: Readonly<Record<string, number>>,
): readonly EnumerantFact[] {
  return Object.entries(values).map(([name, value]) => ({
    kind,
    name: `${name}NV`,
    value,
    capabilities,
    parameters: [],
  }))
}

const trace = [
  'Acceleration Structure',
  'Ray Flags',
  'Cull Mask',
  'SBT Offset',
  'SBT Stride',
  'Miss Index',
  'Ray Origin',
  'Ray Tmin',
  'Ray Direction',
  'Ray Tmax',
  'Payload number',
]

/** The enumerants that SPV_KHR_ray_tracing took over under other names. */
const sharedEnumerants = [
  ...enumerants('ExecutionModel', {
    RayGeneration: 5313,
    Intersection: 5314,
    AnyHit: 5315,
    ClosestHit: 5316,
    Miss: 5317,
    Callable: 5318,
  }),
  ...enumerants('StorageClass', {
    CallableData: 5328,
    IncomingCallableData: 5329,
    RayPayload: 5338,
    HitAttribute: 5339,
    IncomingRayPayload: 5342,
    ShaderRecordBuffer: 5343,
  }),
  ...enumerants('BuiltIn', {
    LaunchId: 5319,
    LaunchSize: 5320,
    WorldRayOrigin: 5321,
    WorldRayDirection: 5322,
    ObjectRayOrigin: 5323,
    ObjectRayDirection: 5324,
    RayTmin: 5325,
    RayTmax: 5326,
    InstanceCustomIndex: 5327,
    ObjectToWorld: 5330,
    WorldToObject: 5331,
    HitKind: 5333,
    IncomingRayFlags: 5351,
  }),
]

const shortened = 'The grammar has another name for the operand.'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_ray_tracing',
  instructions: [
    {
      name: 'OpTypeAccelerationStructureNV',
      opcode: 5341,
      wordCount: 2,
      variable: false,
      operands: [{ kind: 'IdResult', quantifier: '', name: '' }],
      capabilities,
    },
    instruction('ReportIntersection', 5334, ['Hit', 'Hit Kind'], results),
    instruction('IgnoreIntersection', 5335, []),
    instruction('TerminateRay', 5336, []),
    instruction('Trace', 5337, trace),
    instruction('ExecuteCallable', 5344, ['SBT Index', 'Callable Data Number']),
  ],
  enumerants: [
    ...sharedEnumerants,
    ...enumerants('BuiltIn', { HitT: 5332 }),
    {
      kind: 'Capability',
      name: 'RayTracingNV',
      value: 5340,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [
    {
      fact: 'OpTraceNV.operands[0].name',
      text: 'Acceleration Structure',
      grammar: 'Accel',
      follow: 'text',
      why: shortened,
    },
    {
      fact: 'OpTraceNV.operands[10].name',
      text: 'Payload number',
      grammar: 'PayloadId',
      follow: 'text',
      why: shortened,
    },
    {
      fact: 'OpExecuteCallableNV.operands[1].name',
      text: 'Callable Data Number',
      grammar: 'Callable DataId',
      follow: 'text',
      why: shortened,
    },
    {
      fact: 'OpReportIntersectionNV.operands[3].name',
      text: 'Hit Kind',
      grammar: 'HitKind',
      follow: 'text',
      why: 'The grammar writes the name without a space.',
    },
    {
      fact: 'Capability.RayTracingNV.capabilities.length',
      text: '0',
      grammar: '1',
      follow: 'grammar',
      why: 'The column of the text is empty; the grammar has Shader, as of all capabilities of ray tracing.',
    },
    {
      fact: 'OpTypeAccelerationStructureNV.capabilities.length',
      text: '1',
      grammar: '4',
      follow: 'grammar',
      why: 'The grammar also has the capabilities of SPV_KHR_ray_tracing, SPV_KHR_ray_query and SPV_NV_displacement_micromap.',
    },
    {
      fact: 'OpTypeAccelerationStructureNV.capabilities[0]',
      text: 'RayTracingNV',
      grammar: 'DisplacementMicromapNV',
      follow: 'grammar',
      why: 'Of the four capabilities of the grammar, another one is that of the text.',
    },
    ...[
      'OpReportIntersectionNV',
      ...sharedEnumerants.map(({ kind, name }) => `${kind}.${name}`),
    ].flatMap((name) => [
      {
        fact: `${name}.capabilities.length`,
        text: '1',
        grammar: '2',
        follow: 'grammar' as const,
        why: 'The grammar also has the capability of SPV_KHR_ray_tracing, which took it over.',
      },
      {
        fact: `${name}.capabilities[0]`,
        text: 'RayTracingNV',
        grammar: 'RayTracingKHR',
        follow: 'grammar' as const,
        why: 'Of the two capabilities of the grammar, the other one is that of the text.',
      },
    ]),
  ],
}
