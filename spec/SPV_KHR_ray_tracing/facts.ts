import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '../rule.ts'

const capabilities = ['RayTracingKHR']

/** The additions of the text that SPV_NV_ray_tracing has as well, which the grammar merges. */
const shared =
  'The grammar also has the capability of SPV_NV_ray_tracing, of which this is an alias.'

/** An instruction; one whose operands begin with `result` has a Result Type and a Result. */
function instruction(
  name: string,
  opcode: number,
  operands: readonly string[],
  needed: readonly string[] = capabilities,
): InstructionFact {
  const [first, ...others] = operands
  const results: readonly OperandFact[] = [
    { kind: 'IdResultType', quantifier: '', name: '' },
    { kind: 'IdResult', quantifier: '', name: '' },
  ]
  const ids = (first === 'result' ? others : operands).map(
    (operand): OperandFact => ({ kind: 'IdRef', quantifier: '', name: operand }),
  )
  const all = first === 'result' ? [...results, ...ids] : ids
  return {
    name: `Op${name}KHR`,
    opcode,
    wordCount: 1 + all.length,
    variable: false,
    operands: all,
    capabilities: needed,
  }
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
  'Payload',
]

function enumerants(
  kind: string,
  values: Readonly<Record<string, number>>,
  needed: readonly string[] = capabilities,
): readonly EnumerantFact[] {
  return Object.entries(values).map(([name, value]) => ({
    kind,
    name: `${name}KHR`,
    value,
    capabilities: needed,
    parameters: [],
  }))
}

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

/** Transcribed from the tables of the text, and for what it shares with SPV_KHR_ray_query from the files that it includes. */
export const facts: Facts = {
  extension: 'SPV_KHR_ray_tracing',
  instructions: [
    instruction('TraceRay', 4445, trace),
    instruction('ExecuteCallable', 4446, ['SBT Index', 'Callable Data']),
    instruction(
      'ConvertUToAccelerationStructure',
      4447,
      ['result', 'Accel'],
      ['RayTracingKHR', 'RayQueryKHR'],
    ),
    instruction('IgnoreIntersection', 4448, []),
    instruction('TerminateRay', 4449, []),
    instruction('ReportIntersection', 5334, ['result', 'Hit', 'Hit Kind']),
  ],
  enumerants: [
    ...sharedEnumerants,
    ...enumerants('BuiltIn', { RayGeometryIndex: 5352 }),
    ...enumerants('Scope', { ShaderCall: 6 }),
    ...enumerants('Capability', { RayTracing: 4479 }, ['Shader']),
    ...enumerants('Capability', { RayTraversalPrimitiveCulling: 4478 }, [
      'RayQueryKHR',
      'RayTracingKHR',
    ]),
  ],
  differences: [
    {
      fact: 'OpTraceRayKHR.operands[0].name',
      text: 'Acceleration Structure',
      grammar: 'Accel',
      follow: 'text',
      why: 'The grammar shortens the name.',
    },
    {
      fact: 'OpReportIntersectionKHR.operands[3].name',
      text: 'Hit Kind',
      grammar: 'HitKind',
      follow: 'text',
      why: 'The grammar writes the name without a space.',
    },
    ...[
      'OpReportIntersectionKHR',
      ...sharedEnumerants.map(({ kind, name }) => `${kind}.${name}`),
    ].map((name) => ({
      fact: `${name}.capabilities.length`,
      text: '1',
      grammar: '2',
      follow: 'grammar' as const,
      why: shared,
    })),
  ],
}
