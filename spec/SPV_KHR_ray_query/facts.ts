import type { EnumerantFact, Facts, InstructionFact } from '../rule.ts'

const capabilities = ['RayQueryKHR']

/** Names of operands in the text, with the names in the grammar. */
const names: Readonly<Record<string, string>> = {
  'Ray Query': 'RayQuery',
  'Acceleration Structure': 'Accel',
  'Ray Flags': 'RayFlags',
  'Cull Mask': 'CullMask',
  'Ray Origin': 'RayOrigin',
  'Ray Tmin': 'RayTMin',
  'Ray Direction': 'RayDirection',
  'Ray Tmax': 'RayTMax',
  'Hit T': 'HitT',
}

function command(name: string, opcode: number, ...operands: readonly string[]): InstructionFact {
  return {
    name: `OpRayQuery${name}KHR`,
    opcode,
    wordCount: 1 + operands.length,
    variable: false,
    operands: operands.map((operand) => ({ kind: 'IdRef', quantifier: '', name: operand })),
    capabilities,
  }
}

function query(name: string, opcode: number, ...operands: readonly string[]): InstructionFact {
  const fact = command(name, opcode, ...operands)
  return {
    ...fact,
    wordCount: fact.wordCount + 2,
    operands: [
      { kind: 'IdResultType', quantifier: '', name: '' },
      { kind: 'IdResult', quantifier: '', name: '' },
      ...fact.operands,
    ],
  }
}

function ofIntersection(name: string, opcode: number): InstructionFact {
  return query(`GetIntersection${name}`, opcode, 'Ray Query', 'Intersection')
}

const instructions: readonly InstructionFact[] = [
  {
    name: 'OpTypeRayQueryKHR',
    opcode: 4472,
    wordCount: 2,
    variable: false,
    operands: [{ kind: 'IdResult', quantifier: '', name: '' }],
    capabilities,
  },
  command('Initialize', 4473, ...Object.keys(names).filter((name) => name !== 'Hit T')),
  command('Terminate', 4474, 'Ray Query'),
  command('GenerateIntersection', 4475, 'Ray Query', 'Hit T'),
  command('ConfirmIntersection', 4476, 'Ray Query'),
  query('Proceed', 4477, 'Ray Query'),
  ofIntersection('Type', 4479),
  query('GetRayTMin', 6016, 'Ray Query'),
  query('GetRayFlags', 6017, 'Ray Query'),
  ofIntersection('T', 6018),
  ofIntersection('InstanceCustomIndex', 6019),
  ofIntersection('InstanceId', 6020),
  ofIntersection('InstanceShaderBindingTableRecordOffset', 6021),
  ofIntersection('GeometryIndex', 6022),
  ofIntersection('PrimitiveIndex', 6023),
  ofIntersection('Barycentrics', 6024),
  ofIntersection('FrontFace', 6025),
  query('GetIntersectionCandidateAABBOpaque', 6026, 'Ray Query'),
  ofIntersection('ObjectRayDirection', 6027),
  ofIntersection('ObjectRayOrigin', 6028),
  query('GetWorldRayDirection', 6029, 'Ray Query'),
  query('GetWorldRayOrigin', 6030, 'Ray Query'),
  ofIntersection('ObjectToWorld', 6031),
  ofIntersection('WorldToObject', 6032),
]

function enumerants(
  kind: string,
  values: Readonly<Record<string, number>>,
  needed: readonly string[] = capabilities,
): readonly EnumerantFact[] {
  return Object.entries(values).map(([name, value]) => ({
    kind,
    name,
    value,
    capabilities: needed,
    parameters: [],
  }))
}

/** Transcribed from the tables of the text. The tables in files that it includes are not part of it. */
export const facts: Facts = {
  extension: 'SPV_KHR_ray_query',
  instructions,
  enumerants: [
    ...enumerants('Capability', { RayQueryKHR: 4472 }, ['Shader']),
    ...enumerants('RayQueryIntersection', {
      RayQueryCandidateIntersectionKHR: 0,
      RayQueryCommittedIntersectionKHR: 1,
    }),
    ...enumerants('RayQueryCommittedIntersectionType', {
      RayQueryCommittedIntersectionNoneKHR: 0,
      RayQueryCommittedIntersectionTriangleKHR: 1,
      RayQueryCommittedIntersectionGeneratedKHR: 2,
    }),
    ...enumerants('RayQueryCandidateIntersectionType', {
      RayQueryCandidateIntersectionTriangleKHR: 0,
      RayQueryCandidateIntersectionAABBKHR: 1,
    }),
  ],
  differences: instructions.flatMap((instruction) =>
    instruction.operands.flatMap(({ name }, index) => {
      const grammar = names[name]
      return grammar === undefined
        ? []
        : [
            {
              fact: `${instruction.name}.operands[${index}].name`,
              text: name,
              grammar,
              follow: 'text' as const,
              why: 'The grammar writes names without spaces and shortens one.',
            },
          ]
    }),
  ),
}
