import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

const flexible = 'VkPhysicalDeviceCooperativeMatrix2FeaturesNV::cooperativeMatrixFlexibleDimensions'
const properties2 =
  'VkPhysicalDeviceCooperativeMatrixMaintenance1FeaturesEXT::cooperativeMatrixProperties2'
const listed = 'VkCooperativeMatrixPropertiesKHR'
const stages = 'VkPhysicalDeviceCooperativeMatrixPropertiesKHR::cooperativeMatrixSupportedStages'
const [workgroup, dimension] = [
  'VkPhysicalDeviceCooperativeMatrix2FeaturesNV::cooperativeMatrixWorkgroupScope',
  'VkPhysicalDeviceCooperativeMatrix2PropertiesNV::cooperativeMatrixFlexibleDimensionsMaxDimension',
] as const
const fixed = `If neither ${flexible} nor ${properties2} is true`
const constants =
  'Rows, columns, scope and use that are not an OpConstant, and component types that Vulkan does not name, are not judged.'

/** Cooperative matrices beside those that a device lists. */
export const rules: readonly RuleRow[] = [
  limitRow(
    listed,
    'cooperative-matrix-listed',
    'OpTypeCooperativeMatrixKHR-10163',
    `${fixed}, an OpTypeCooperativeMatrixKHR has the component type, scope, rows and columns of a matrix of one of the ${listed}: M by K of AType for MatrixAKHR, K by N of BType for MatrixBKHR, M by N of CType or ResultType for MatrixAccumulatorKHR. A feature that the limits do not give is false. ${constants}`,
  ),
  limitRow(
    listed,
    'cooperative-matrix-product-listed',
    'OpCooperativeMatrixMulAddKHR-10060',
    `${fixed}, the types of A, B, C and the result of OpCooperativeMatrixMulAddKHR, their scope, and the cooperative matrix operands for signed components and saturation are those of one and the same ${listed}. Types that cooperative-matrix-listed reports are not judged. ${constants}`,
  ),
  limitRow(
    stages,
    'cooperative-matrix-stage',
    'cooperativeMatrixSupportedStages-08985',
    `Instructions of cooperative matrices are in the static call trees of entry points only whose stage ${stages} has.`,
  ),
  limitRow(
    workgroup,
    'cooperative-matrix-workgroup',
    'cooperativeMatrixWorkgroupScope-10164',
    `If ${workgroup} is false, the scope of OpTypeCooperativeMatrixKHR is not the OpConstant Workgroup.`,
  ),
  limitRow(
    dimension,
    'cooperative-matrix-dimension-limit',
    'cooperativeMatrixFlexibleDimensionsMaxDimension-10167',
    `Rows and columns of OpTypeCooperativeMatrixKHR that are an OpConstant are not greater than ${dimension}.`,
  ),
]
