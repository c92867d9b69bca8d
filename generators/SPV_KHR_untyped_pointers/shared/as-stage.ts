import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { addCapability } from '../../mutate/add-capability.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'

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

/** The module of one shader as that of a shader of another stage; extensions are left to the caller. */
export function asStage(module: Module, stage: Stage): Module {
  const { capability, modes } = stages[stage]
  const [entry = -1] = ordinalsOf(module, 'OpEntryPoint')
  const main = module.instructions[entry]?.words[1] ?? 0
  const model = instruction('OpEntryPoint', stage, main, 'main').words[0] as number
  const plain = ordinalsOf(module, 'OpExecutionMode').reduceRight<Module>(
    removeInstruction,
    replaceWord(module, entry, 0, model),
  )
  return modes
    .map((mode) => instruction('OpExecutionMode', main, ...mode))
    .reduce(insertDeclaration, addCapability(plain, capability))
}
