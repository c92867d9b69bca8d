import type { LimitName } from '#spec/limits/limit'
import { pairOf } from '../pairs/pair-of.ts'
import { on } from './shared/on-devices.ts'
import { type ExecutionModel, inVulkan, stage } from './shared/stages.ts'

interface Interface {
  readonly slug: string
  readonly model: ExecutionModel
  readonly storageClass: 'Input' | 'Output'
  readonly limit: LimitName
  /** Vertices of an array that takes no locations of its own. */
  readonly vertices?: number
}

const device = 'VkPhysicalDeviceLimits'

const interfaces: readonly Interface[] = [
  {
    slug: 'vertex-input',
    model: 'Vertex',
    storageClass: 'Input',
    limit: `${device}::maxVertexInputAttributes`,
  },
  {
    slug: 'vertex-output',
    model: 'Vertex',
    storageClass: 'Output',
    limit: `${device}::maxVertexOutputComponents`,
  },
  {
    slug: 'tessellation-control-input',
    model: 'TessellationControl',
    storageClass: 'Input',
    limit: `${device}::maxTessellationControlPerVertexInputComponents`,
    vertices: 32,
  },
  {
    slug: 'tessellation-control-output',
    model: 'TessellationControl',
    storageClass: 'Output',
    limit: `${device}::maxTessellationControlPerVertexOutputComponents`,
    vertices: 1,
  },
  {
    slug: 'tessellation-evaluation-input',
    model: 'TessellationEvaluation',
    storageClass: 'Input',
    limit: `${device}::maxTessellationEvaluationInputComponents`,
    vertices: 32,
  },
  {
    slug: 'tessellation-evaluation-output',
    model: 'TessellationEvaluation',
    storageClass: 'Output',
    limit: `${device}::maxTessellationEvaluationOutputComponents`,
  },
  {
    slug: 'geometry-input',
    model: 'Geometry',
    storageClass: 'Input',
    limit: `${device}::maxGeometryInputComponents`,
    vertices: 1,
  },
  {
    slug: 'geometry-output',
    model: 'Geometry',
    storageClass: 'Output',
    limit: `${device}::maxGeometryOutputComponents`,
  },
  {
    slug: 'fragment-input',
    model: 'Fragment',
    storageClass: 'Input',
    limit: `${device}::maxFragmentInputComponents`,
  },
  {
    slug: 'fragment-output',
    model: 'Fragment',
    storageClass: 'Output',
    limit: `${device}::maxFragmentOutputAttachments`,
  },
  {
    slug: 'mesh-output',
    model: 'MeshEXT',
    storageClass: 'Output',
    limit: 'VkPhysicalDeviceMeshShaderPropertiesEXT::maxMeshOutputComponents',
    vertices: 3,
  },
]

/** Locations of an interface, and the value of the limit that stands for them. */
const locations = 16

/** A variable of so many locations, of which the last is one that there is. */
function last(of: Interface, name: string, type: string, count: number) {
  const { slug, model, storageClass, limit, vertices } = of
  const whole = vertices === undefined ? type : `${type}_array${vertices}`
  const first = locations - count
  return on(
    { [limit]: limit.endsWith('Components') ? 4 * locations : locations },
    pairOf`${slug}-location-limit/${name} ${inVulkan}
a variable takes the last location that there is
${stage(model, { interfaces: '%variable' })}
annotations: %variable Location {${String(first)} | one-more: ${String(first + 1)} | far-beyond: ${String(8 * locations)}}
declarations: %variable = OpVariable %pointer_${storageClass}_${whole} ${storageClass}`,
  )
}

/** Pairs of the rules on locations of interfaces beside the limits of a device. */
export const pairs = [
  ...interfaces.flatMap((of) => [last(of, 'vector', 'float4', 1), last(of, 'array', 'float4s', 2)]),
  on(
    { [`${device}::maxVertexOutputComponents`]: 4 * locations },
    pairOf`vertex-output-location-limit/members ${inVulkan}: a member takes the last location that there is
${stage('Vertex', { interfaces: '%variable_Output_block' })}
annotations: %block Block, 0 Location 3, 1 Location {12 | one-more: 13}
declarations: %block = OpTypeStruct %float4 %float4x4`,
  ),
]
