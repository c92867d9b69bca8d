import type { Module } from '../../module.ts'
import { stringLength } from '../../words/string-length.ts'

const rayTracing = { capability: 'RayTracingKHR', modes: [] } as const

/** Execution models with what they ask for in a module. */
const stages = {
  Vertex: { capability: 'Shader', modes: [] },
  TessellationEvaluation: { capability: 'Tessellation', modes: [['Triangles']] },
  Geometry: {
    capability: 'Geometry',
    modes: [['InputPoints'], ['OutputPoints'], ['OutputVertices', 1]],
  },
  RayGenerationKHR: rayTracing,
  IntersectionKHR: rayTracing,
  ClosestHitKHR: rayTracing,
  CallableKHR: rayTracing,
} as const

export type Stage = keyof typeof stages

/** Ids in the interface of the `OpEntryPoint` with ordinal `at`, and the place of the first one. */
export function interfaceOf(
  module: Module,
  at: number,
): { readonly ids: readonly number[]; readonly word: number } {
  const words = module.instructions[at]?.words ?? []
  const word = 2 + (stringLength(words, 2) ?? words.length)
  return { ids: words.slice(word), word }
}
