import type { EnumerantFact, Facts } from '../rule.ts'

function enumerant(kind: string, name: string, value: number, capability: string): EnumerantFact {
  return { kind, name, value, capabilities: [capability], parameters: [] }
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_geometry_shader_passthrough',
  instructions: [],
  enumerants: [
    enumerant('Decoration', 'PassthroughNV', 5250, 'GeometryShaderPassthroughNV'),
    enumerant('Capability', 'GeometryShaderPassthroughNV', 5251, 'Geometry'),
  ],
  differences: [],
}
