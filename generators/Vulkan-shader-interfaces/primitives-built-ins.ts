import type { ExecutionModel } from '../pairs/stages.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { perPrimitivePairs } from './shared/per-primitive-pairs.ts'
import { type BuiltInsOfType, outputs } from './shared/row.ts'

/** An input of a fragment shader that the stages before write. */
function selected(name: string, capability: string): BuiltInsOfType {
  const outputsOf = ['Vertex', 'TessellationEvaluation', 'Geometry'] as const
  return {
    names: [name],
    type: 'uint',
    places: { Input: ['Fragment'], Output: outputsOf },
    stages: {
      Fragment: 'fragment',
      Vertex: 'vertex',
      TessellationEvaluation: 'vertex',
      Geometry: 'vertex',
    },
    capabilities: { Vertex: capability, TessellationEvaluation: capability },
  }
}

const withPrimitives = [
  'Fragment',
  'TessellationControl',
  'TessellationEvaluation',
  'ClosestHitKHR',
  'AnyHitKHR',
  'IntersectionKHR',
] as const satisfies readonly ExecutionModel[]

/** Pairs of the rules on built-ins of primitives. */
export const pairs = [
  ...builtInPairs([
    selected('Layer', 'ShaderLayer'),
    selected('ViewportIndex', 'ShaderViewportIndex'),
    {
      names: ['PrimitiveId'],
      type: 'uint',
      places: { Input: [...withPrimitives, 'Geometry'], Output: ['Geometry'] },
      stages: {
        ...Object.fromEntries(withPrimitives.map((model) => [model, 'input'])),
        Geometry: 'geometry',
      },
    },
    outputs(['Vertex', 'Geometry'], 'uint', 'PrimitiveShadingRateKHR'),
    outputs(['Vertex', 'TessellationEvaluation', 'Geometry'], 'uint_array1', 'ViewportMaskNV'),
    outputs(['Vertex', 'TessellationEvaluation', 'Geometry'], 'uints', 'ViewportMaskPerViewNV'),
  ]),
  ...perPrimitivePairs('CullPrimitiveEXT', 'bool', ['uint'], 'storage-class'),
  ...perPrimitivePairs('Layer', 'uint', ['float', 'ulong'], 'vertex-storage-class'),
  ...perPrimitivePairs('PrimitiveId', 'uint', ['float', 'ulong'], 'mesh-storage-class'),
  ...perPrimitivePairs('PrimitiveShadingRateKHR', 'uint', ['float', 'ulong'], 'storage-class'),
  ...perPrimitivePairs('ViewportIndex', 'uint', ['float', 'ulong'], 'vertex-storage-class'),
]
