import type { Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import { beyondLimits } from './beyond-limits.ts'
import type { Device } from './device.ts'

/** An entry point that a pipeline or shader object is created for. */
export interface PipelineStage {
  /** A `VkShaderStageFlagBits`. */
  readonly stage: number
  readonly entryPoint: string
}

/** The stage of a compute pipeline. */
export const computeStage = 0x20

const stages = new Map(
  Object.entries({
    Vertex: 0x1,
    TessellationControl: 0x2,
    TessellationEvaluation: 0x4,
    Geometry: 0x8,
    Fragment: 0x10,
    GLCompute: computeStage,
    TaskEXT: 0x40,
    MeshEXT: 0x80,
  }).map(([name, stage]) => [enumerantByName('ExecutionModel', name)?.value, stage]),
)

const shaderObjects = 'VkPhysicalDeviceShaderObjectFeaturesEXT.shaderObject'

/**
 * Execution modes that the code of a shader object must have, one of each list (VUID-VkShaderCreateInfoEXT-codeType-12226, -08872,
 * -pCode-08454, -08455).
 */
const needed: ReadonlyMap<number, readonly (readonly string[])[]> = new Map([
  [0x2, [['OutputVertices']]],
  [0x4, [['Triangles', 'Quads', 'Isolines']]],
  [0x8, [['OutputVertices'], ['Invocations']]],
])

function lacksMode(module: Module, stage: number): string | undefined {
  for (const names of needed.get(stage) ?? []) {
    const values = names.map((name) => enumerantByName('ExecutionMode', name)?.value)
    const has = module
      .all('OpExecutionMode')
      .some(({ operands }) => values.includes(operands[1]?.value))
    if (!has) return `a shader object for this stage needs the execution mode ${names.join(' or ')}`
  }
  return undefined
}

/**
 * The object that is created for the entry points of a module: a compute pipeline, or a shader object for each stage of
 * graphics. A string says why none can be created.
 */
export function pipelinesOf(module: Module, device: Device): readonly PipelineStage[] | string {
  const found: PipelineStage[] = []
  for (const { operands } of module.all('OpEntryPoint')) {
    const stage = stages.get(operands[0]?.value)
    if (stage === undefined) return 'stages of ray tracing are not created'
    if (stage !== computeStage && !device.offers.includes(shaderObjects))
      return `stages of graphics are created as shader objects, which ${device.name} does not have`
    const why = stage === computeStage ? undefined : lacksMode(module, stage)
    if (why !== undefined) return why
    found.push({ stage, entryPoint: module.string(operands[2]?.word ?? 0) })
  }
  if (found.length === 0) return 'no entry point'
  return beyondLimits(module, device) ?? found
}
