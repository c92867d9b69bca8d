import type { LimitName } from '../../limits/limit.ts'
import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

/** Interfaces of shaders with the limit of their locations; components are a quarter of a location each. */
const interfaces: readonly (readonly [slug: string, of: string, limit: LimitName])[] = [
  ['vertex-input', 'Input of Vertex', 'VkPhysicalDeviceLimits::maxVertexInputAttributes'],
  ['vertex-output', 'Output of Vertex', 'VkPhysicalDeviceLimits::maxVertexOutputComponents'],
  [
    'tessellation-control-input',
    'Input of TessellationControl',
    'VkPhysicalDeviceLimits::maxTessellationControlPerVertexInputComponents',
  ],
  [
    'tessellation-control-output',
    'Output of TessellationControl, without Patch',
    'VkPhysicalDeviceLimits::maxTessellationControlPerVertexOutputComponents',
  ],
  [
    'tessellation-evaluation-input',
    'Input of TessellationEvaluation, without Patch',
    'VkPhysicalDeviceLimits::maxTessellationEvaluationInputComponents',
  ],
  [
    'tessellation-evaluation-output',
    'Output of TessellationEvaluation',
    'VkPhysicalDeviceLimits::maxTessellationEvaluationOutputComponents',
  ],
  ['geometry-input', 'Input of Geometry', 'VkPhysicalDeviceLimits::maxGeometryInputComponents'],
  ['geometry-output', 'Output of Geometry', 'VkPhysicalDeviceLimits::maxGeometryOutputComponents'],
  ['fragment-input', 'Input of Fragment', 'VkPhysicalDeviceLimits::maxFragmentInputComponents'],
  ['fragment-output', 'Output of Fragment', 'VkPhysicalDeviceLimits::maxFragmentOutputAttachments'],
  [
    'mesh-output',
    'Output of MeshEXT',
    'VkPhysicalDeviceMeshShaderPropertiesEXT::maxMeshOutputComponents',
  ],
]

/** Locations of interfaces beside the limits of a device. */
export const rules: readonly RuleRow[] = interfaces.map(([slug, interfaceName, limit]) =>
  limitRow(
    limit,
    `${slug}-location-limit`,
    'Location-06272',
    `A variable in ${interfaceName} takes no location at or above ${limit}${/Components$/.test(limit) ? ' divided by 4' : ''}: its own Location, or those of the members of its structure, together with the locations that its type takes without its array of vertices.`,
  ),
)
