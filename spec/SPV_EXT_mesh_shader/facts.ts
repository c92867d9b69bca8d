import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '../rule.ts'

const capabilities = ['MeshShadingEXT']

function instruction(
  name: string,
  opcode: number,
  needed: readonly string[],
  optional: readonly string[] = [],
): InstructionFact {
  const operands = (names: readonly string[], quantifier: '' | '?') =>
    names.map((each): OperandFact => ({ kind: 'IdRef', quantifier, name: each }))
  return {
    name: `Op${name}EXT`,
    opcode,
    wordCount: 1 + needed.length,
    variable: optional.length > 0,
    operands: [...operands(needed, ''), ...operands(optional, '?')],
    capabilities,
  }
}

function enumerants(
  kind: string,
  values: Readonly<Record<string, number>>,
  parameters: readonly OperandFact[] = [],
): readonly EnumerantFact[] {
  return Object.entries(values).map(([name, value]) => ({
    kind,
    name: `${name}EXT`,
    value,
    capabilities,
    parameters,
  }))
}

/** The instructions and enumerants that SPV_NV_mesh_shader has as well, under other names. */
const shared = [
  ...enumerants('ExecutionMode', { OutputLines: 5269, OutputTriangles: 5298 }),
  ...enumerants('ExecutionMode', { OutputPrimitives: 5270 }, [
    { kind: 'LiteralInteger', quantifier: '', name: 'Primitive count' },
  ]),
  ...enumerants('Decoration', { PerPrimitive: 5271 }),
]

/** Transcribed from the tables of the text, as far as they add something. */
export const facts: Facts = {
  extension: 'SPV_EXT_mesh_shader',
  instructions: [
    instruction(
      'EmitMeshTasks',
      5294,
      ['Group Count X', 'Group Count Y', 'Group Count Z'],
      ['Payload'],
    ),
    instruction('SetMeshOutputs', 5295, ['Vertex Count', 'Primitive Count']),
  ],
  enumerants: [
    ...shared,
    ...enumerants('ExecutionModel', { Task: 5364, Mesh: 5365 }),
    ...enumerants('StorageClass', { TaskPayloadWorkgroup: 5402 }),
    ...enumerants('BuiltIn', {
      PrimitivePointIndices: 5294,
      PrimitiveLineIndices: 5295,
      PrimitiveTriangleIndices: 5296,
      CullPrimitive: 5299,
    }),
    {
      kind: 'Capability',
      name: 'MeshShadingEXT',
      value: 5283,
      capabilities: ['Shader'],
      parameters: [],
    },
  ],
  differences: shared.map(({ kind, name }) => ({
    fact: `${kind}.${name}.capabilities.length`,
    text: '1',
    grammar: '2',
    follow: 'grammar',
    why: 'The grammar also has the capability of SPV_NV_mesh_shader, which has the same under another name.',
  })),
}
