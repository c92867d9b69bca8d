import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

const subgroup = 'VkPhysicalDeviceSubgroupProperties'
const derivatives = 'VkPhysicalDeviceComputeShaderDerivativesPropertiesKHR'
const [broadcast, rotate, extended] = [
  'VkPhysicalDeviceVulkan12Features::subgroupBroadcastDynamicId',
  'VkPhysicalDeviceShaderSubgroupRotateFeatures::shaderSubgroupRotateClustered',
  'VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures::shaderSubgroupExtendedTypes',
] as const

/** Group operations beside the properties and features of a device. */
export const rules: readonly RuleRow[] = [
  limitRow(
    `${subgroup}::quadOperationsInAllStages`,
    'quad-operation-stage',
    'None-06342',
    `If ${subgroup}::quadOperationsInAllStages is false, OpGroupNonUniformQuadBroadcast, OpGroupNonUniformQuadSwap, OpGroupNonUniformQuadAllKHR and OpGroupNonUniformQuadAnyKHR are in the static call trees of entry points with execution model Fragment or GLCompute only.`,
  ),
  limitRow(
    `${subgroup}::supportedStages`,
    'group-operation-stage',
    'None-06343',
    `A group instruction whose Execution is the OpConstant Subgroup is in the static call trees of entry points only whose stage ${subgroup}::supportedStages has.`,
  ),
  limitRow(
    broadcast,
    'broadcast-id-constant',
    'subgroupBroadcastDynamicId-06277',
    `If ${broadcast} is false, the Id of OpGroupNonUniformBroadcast is a constant. Before SPIR-V 1.5, core says so.`,
    { versions: { since: 0x0001_0500 } },
  ),
  limitRow(
    broadcast,
    'quad-broadcast-index-constant',
    'subgroupBroadcastDynamicId-06276',
    `If ${broadcast} is false, the Index of OpGroupNonUniformQuadBroadcast is a constant. Before SPIR-V 1.5, core says so.`,
    { versions: { since: 0x0001_0500 } },
  ),
  limitRow(
    rotate,
    'rotate-without-clusters',
    'shaderSubgroupRotateClustered-09566',
    `If ${rotate} is false, OpGroupNonUniformRotateKHR has no ClusterSize.`,
  ),
  limitRow(
    extended,
    'group-value-type',
    'None-06275',
    `If ${extended} is false, the result of a non-uniform group instruction is not made of integers of 8, 16 or 64 bits, or of floating-point numbers of 16 bits.`,
  ),
  limitRow(
    `${derivatives}::meshAndTaskShaderDerivatives`,
    'mesh-derivative-groups',
    'meshAndTaskShaderDerivatives-10153',
    `If ${derivatives}::meshAndTaskShaderDerivatives is false, no entry point with execution model MeshEXT, MeshNV, TaskEXT or TaskNV has DerivativeGroupLinearKHR or DerivativeGroupQuadsKHR.`,
  ),
]
