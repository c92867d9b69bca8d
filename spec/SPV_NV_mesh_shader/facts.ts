import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const capability = ['MeshShadingNV']

/** Enumerants to which SPV_EXT_mesh_shader later gave another name and capability. */
const shared = [
  'Decoration.PerPrimitiveNV',
  'ExecutionMode.OutputLinesNV',
  'ExecutionMode.OutputPrimitivesNV',
  'ExecutionMode.OutputTrianglesNV',
]

function difference(fact: string, text: string, grammar: string) {
  const why =
    'The grammar also has the capability of SPV_EXT_mesh_shader, which has the same under another name.'
  return { fact, text, grammar, follow: 'grammar' as const, why }
}

/** Transcribed from the tables of the text. Enumerants of others that it enables as well are not among them. */
export const facts: Facts = {
  extension: 'SPV_NV_mesh_shader',
  instructions: [
    instructionFact(
      'OpWritePackedPrimitiveIndices4x8NV',
      5299,
      '3',
      capability,
      'IdRef Index Offset',
      'IdRef Packed Indices',
    ),
  ],
  enumerants: [
    ...enumerantFacts('ExecutionModel', { TaskNV: [5267, capability], MeshNV: [5268, capability] }),
    ...enumerantFacts('ExecutionMode', {
      OutputLinesNV: [5269, capability],
      OutputPrimitivesNV: [5270, capability, 'LiteralInteger Primitive count'],
      OutputTrianglesNV: [5298, capability],
    }),
    ...enumerantFacts('Decoration', {
      PerPrimitiveNV: [5271, capability],
      PerViewNV: [5272, capability],
      PerTaskNV: [5273, capability],
    }),
    ...enumerantFacts('BuiltIn', {
      TaskCountNV: [5274, capability],
      PrimitiveCountNV: [5275, capability],
      PrimitiveIndicesNV: [5276, capability],
      ClipDistancePerViewNV: [5277, capability],
      CullDistancePerViewNV: [5278, capability],
      LayerPerViewNV: [5279, capability],
      MeshViewCountNV: [5280, capability],
      MeshViewIndicesNV: [5281, capability],
    }),
    ...enumerantFacts('Capability', { MeshShadingNV: [5266, ['Shader']] }),
  ],
  differences: shared.flatMap((name) => [
    difference(`${name}.capabilities.length`, '1', '2'),
    difference(`${name}.capabilities[0]`, 'MeshShadingNV', 'MeshShadingEXT'),
  ]),
}
