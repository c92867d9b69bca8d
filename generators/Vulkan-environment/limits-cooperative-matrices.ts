import type { LimitRecord } from '#spec/limits/limit'
import { pairOf, piecesIn } from '../pairs/pair-of.ts'
import { cooperativeMatrices } from '../pairs/pieces.ts'
import { inCooperativeMatrices } from '../pairs/tags.ts'
import { feature, on } from './shared/on-devices.ts'
import { inVulkan } from './shared/stages.ts'

const features = 'VkPhysicalDeviceCooperativeMatrix2FeaturesNV'
const properties = 'VkPhysicalDeviceCooperativeMatrix2PropertiesNV'
const stages = 'VkPhysicalDeviceCooperativeMatrixPropertiesKHR::cooperativeMatrixSupportedStages'

/** A product of 16 by 4 and 4 by 8 numbers. */
function product(ab: string, c: string, saturates = false): LimitRecord {
  const type = (name: string) => `VK_COMPONENT_TYPE_${name}_KHR`
  return {
    MSize: 16,
    NSize: 8,
    KSize: 4,
    AType: type(ab),
    BType: type(ab),
    CType: type(c),
    ResultType: type(c),
    saturatingAccumulation: saturates,
    scope: 'VK_SCOPE_SUBGROUP_KHR',
  }
}

/** Matrices A, B and C of such a product, in assembly. */
function matrices(ab: string, c: string): string {
  return `%of_a = OpTypeCooperativeMatrixKHR %${ab} %uint_3 %uint_16 %uint_4 %uint_0
%of_b = OpTypeCooperativeMatrixKHR %${ab} %uint_3 %uint_4 %uint_8 %uint_1
%of_c = OpTypeCooperativeMatrixKHR %${c} %uint_3 %uint_16 %uint_8 %uint_2`
}

const multiplied =
  'body: %product = OpCooperativeMatrixMulAddKHR %of_c %null_of_a %null_of_b %null_of_c'

const signed = ['MatrixA', 'MatrixB', 'MatrixC', 'MatrixResult'].map(
  (of) => `${of}SignedComponentsKHR`,
)
const without = (at: number) => signed.filter((_, other) => other !== at).join('|')

/** One matrix, whose type has ways of being another than a device lists. */
function listed(
  name: string,
  type: string,
  [rows, columns]: readonly [number, number],
  use: number,
) {
  return on(
    { VkCooperativeMatrixPropertiesKHR: [product('FLOAT32', 'FLOAT32')] },
    inCooperativeMatrices`cooperative-matrix-listed/${name} ${inVulkan}: a matrix is one that the device lists
declarations: %matrix = OpTypeCooperativeMatrixKHR {%${type} | half: %half | integer: %uint | signed: %int} {%uint_3
  | workgroup: %uint_2} {%uint_${String(rows)} | rows: %uint_${String(rows + 1)}} {%uint_${String(columns)}
  | columns: %uint_${String(2 * columns)}} %uint_${String(use)}`,
  )
}

/** A compute shader that asks for the length of a matrix. */
const length = piecesIn(cooperativeMatrices)`
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_16 %uint_0
body: %length = OpCooperativeMatrixLengthKHR %uint %matrix`

/** Pairs of the rules on cooperative matrices beside those that a device lists. */
export const pairs = [
  listed('a', 'float', [16, 4], 0),
  listed('b', 'float', [4, 8], 1),
  listed('accumulator', 'float', [16, 8], 2),
  on(
    {
      VkCooperativeMatrixPropertiesKHR: [product('FLOAT32', 'FLOAT32')],
      [`${features}::cooperativeMatrixFlexibleDimensions`]: true,
    },
    inCooperativeMatrices`cooperative-matrix-listed/flexible ${inVulkan}
a device with flexible dimensions takes a matrix that it does not list
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_32 %uint_32 %uint_0`,
  ),
  on(
    { VkCooperativeMatrixPropertiesKHR: [product('SINT32', 'SINT32')] },
    inCooperativeMatrices`cooperative-matrix-product-listed/signed ${inVulkan}
a product of signed integers is one that the device lists
declarations: ${matrices('int', 'int')}
${multiplied} {${signed.join('|')} | no-a: ${without(0)} | no-b: ${without(1)} | no-c: ${without(2)}
  | no-result: ${without(3)} | saturating: ${signed.join('|')}|SaturatingAccumulationKHR}`,
  ),
  on(
    { VkCooperativeMatrixPropertiesKHR: [product('SINT32', 'SINT32', true)] },
    inCooperativeMatrices`cooperative-matrix-product-listed/saturating ${inVulkan}
a product of signed integers saturates as the one that the device lists
declarations: ${matrices('int', 'int')}
${multiplied} ${signed.join('|')}{|SaturatingAccumulationKHR | not-saturating:}`,
  ),
  on(
    {
      VkCooperativeMatrixPropertiesKHR: [
        product('FLOAT16', 'FLOAT16'),
        product('FLOAT32', 'FLOAT32'),
      ],
    },
    inCooperativeMatrices`cooperative-matrix-product-listed/types ${inVulkan}
the matrices of a product are of one that the device lists
declarations: ${matrices('half', '{half | accumulated: float}')}
${multiplied}`,
  ),
  on(
    { [stages]: ['VK_SHADER_STAGE_COMPUTE_BIT'] },
    pairOf`cooperative-matrix-stage/length ${inVulkan}: a compute shader asks for the length of a matrix
${length}
entryPoints: OpEntryPoint {GLCompute | vertex: Vertex | fragment: Fragment} %main "main"
modes: {OpExecutionMode %main LocalSize 1 1 1 | vertex: | fragment: OpExecutionMode %main OriginUpperLeft}`,
  ),
  on(
    { [stages]: ['VK_SHADER_STAGE_COMPUTE_BIT', 'VK_SHADER_STAGE_FRAGMENT_BIT'] },
    pairOf`cooperative-matrix-stage/two-stages ${inVulkan}: a fragment shader asks for the length of a matrix
${length}
entryPoints: OpEntryPoint {Fragment | vertex: Vertex} %main "main"
modes: {OpExecutionMode %main OriginUpperLeft | vertex:}`,
  ),
  ...feature(
    `${features}::cooperativeMatrixWorkgroupScope`,
    inCooperativeMatrices`cooperative-matrix-workgroup/scope ${inVulkan}: a matrix is of a subgroup
declarations: %matrix = OpTypeCooperativeMatrixKHR %float {%uint_3 | workgroup: %uint_2} %uint_16 %uint_16 %uint_0`,
  ),
  on(
    { [`${properties}::cooperativeMatrixFlexibleDimensionsMaxDimension`]: 64 },
    inCooperativeMatrices`cooperative-matrix-dimension-limit/numbers ${inVulkan}: a matrix is as large as it may be
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 {%uint_64 | rows: %uint_65} {%uint_64 | columns: %uint_128} %uint_0`,
  ),
]
