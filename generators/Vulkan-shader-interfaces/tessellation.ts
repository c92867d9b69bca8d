import { builtInPairs } from './shared/built-in-pairs.ts'
import { type BuiltInsOfType, inputs } from './shared/row.ts'

const tessellation = ['TessellationControl', 'TessellationEvaluation'] as const

function levels(name: string, type: string, others: readonly string[]): BuiltInsOfType {
  return {
    names: [name],
    type,
    places: { Output: ['TessellationControl'], Input: ['TessellationEvaluation'] },
    stages: { TessellationControl: 'control', TessellationEvaluation: 'evaluation' },
    decorations: ['Patch'],
    others,
  }
}

/** Pairs of the rules on built-ins of tessellation shaders and of invocations of geometry shaders. */
export const pairs = builtInPairs([
  inputs(tessellation, 'uint', 'PatchVertices'),
  inputs(['TessellationEvaluation'], 'float3', 'TessCoord'),
  inputs(['TessellationControl', 'Geometry'], 'uint', 'InvocationId'),
  levels('TessLevelOuter', 'float_array4', ['float_array3', 'uint_array4']),
  levels('TessLevelInner', 'floats', ['float_array3', 'uints']),
])
