import { pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { feature, on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

const subgroup = 'VkPhysicalDeviceSubgroupProperties'

/** Modes of a compute shader, which the way gives another execution model. */
const modes = 'modes: {OpExecutionMode %main LocalSize 1 1 1 | vertex:}'

/** Instructions on the four invocations of a quad. */
const quads = [
  ['broadcast', '%number = OpGroupNonUniformQuadBroadcast %uint %uint_3 %uint_1 %uint_0'],
  ['swap', '%number = OpGroupNonUniformQuadSwap %uint %uint_3 %uint_1 %uint_0'],
  ['all', '%all = OpGroupNonUniformQuadAllKHR %bool %true'],
  ['any', '%any = OpGroupNonUniformQuadAnyKHR %bool %true'],
] as const

const quad = {
  capabilities: ['GroupNonUniformQuad', 'GroupNonUniformVote', 'QuadControlKHR'],
  extensions: ['SPV_KHR_quad_control'],
}

/** Instructions of which the types that a subgroup exchanges must be supported. */
const values = [
  ['sum', 'OpGroupNonUniformIAdd', 'Reduce @'],
  ['maximum', 'OpGroupNonUniformSMax', 'InclusiveScan @'],
  ['broadcast', 'OpGroupNonUniformBroadcast', '@ %uint_0'],
  ['shuffle', 'OpGroupNonUniformShuffle', '@ %uint_0'],
  ['quad', 'OpGroupNonUniformQuadSwap', '@ %uint_0'],
] as const

const narrowAndWide = ['uchar', 'ushort', 'ulong', 'uchar2', 'ushort4', 'ulong3']

const arithmetic = {
  capabilities: [
    'GroupNonUniformArithmetic',
    'GroupNonUniformBallot',
    'GroupNonUniformShuffle',
    'GroupNonUniformQuad',
  ],
}

/** A lane of a subgroup, which is a constant or not. */
function lane(rule: string, line: string) {
  return feature(
    'VkPhysicalDeviceVulkan12Features::subgroupBroadcastDynamicId',
    pairOf`${rule}/lane ${inVulkan}: a lane is a constant
${stage('GLCompute', { capabilities: ['GroupNonUniformBallot', 'GroupNonUniformQuad'], interfaces: '%variable_Private_uint' })}
body: %loaded = OpLoad %uint %variable_Private_uint
${line} {%uint_1 | loaded: %loaded}`,
  )
}

const grouped = ['TaskEXT', 'MeshEXT', 'TaskNV', 'MeshNV'] as const

/** Pairs of the rules on group operations beside the properties and features of a device. */
export const pairs = [
  ...quads.flatMap(([name, line]) =>
    feature(
      `${subgroup}::quadOperationsInAllStages`,
      pairOf`quad-operation-stage/${name} ${inVulkan}: a compute shader has an instruction on quads
${stage('GLCompute', quad)}
changed: OpEntryPoint {GLCompute | vertex: Vertex}
${modes}
body: ${line}`,
    ),
  ),
  on(
    { [`${subgroup}::supportedStages`]: ['VK_SHADER_STAGE_COMPUTE_BIT'] },
    pairOf`group-operation-stage/ballot ${inVulkan}: a compute shader gathers the votes of its subgroup
${stage('GLCompute', { capabilities: ['GroupNonUniformBallot'] })}
changed: OpEntryPoint {GLCompute | vertex: Vertex}
${modes}
body: %votes = OpGroupNonUniformBallot %uint4 %uint_3 %true`,
  ),
  on(
    {
      [`${subgroup}::supportedStages`]: [
        'VK_SHADER_STAGE_COMPUTE_BIT',
        'VK_SHADER_STAGE_VERTEX_BIT',
      ],
    },
    pairOf`group-operation-stage/two-stages ${inVulkan}: a vertex shader gathers the votes of its subgroup
${stage('Vertex', { capabilities: ['GroupNonUniformBallot'] })}
changed: OpEntryPoint {Vertex | fragment: Fragment}
modes: {| fragment: OpExecutionMode %main OriginUpperLeft}
body: %votes = OpGroupNonUniformBallot %uint4 %uint_3 %true`,
  ),
  ...lane('broadcast-id-constant', '%number = OpGroupNonUniformBroadcast %uint %uint_3 %uint_2'),
  ...lane(
    'quad-broadcast-index-constant',
    '%number = OpGroupNonUniformQuadBroadcast %uint %uint_3 %uint_2',
  ),
  ...feature(
    'VkPhysicalDeviceShaderSubgroupRotateFeatures::shaderSubgroupRotateClustered',
    pairOf`rotate-without-clusters/number ${inVulkan}: numbers are rotated in a subgroup
${stage('GLCompute', {
  capabilities: ['GroupNonUniformRotateKHR'],
  extensions: ['SPV_KHR_subgroup_rotate'],
})}
body: %number = OpGroupNonUniformRotateKHR %uint %uint_3 %uint_1 %uint_0 {| clustered: %uint_4}`,
  ),
  ...values.flatMap(([name, instruction, operands]) => {
    const types = narrowAndWide.map((type) => `| ${type}: %${type}`).join(' ')
    const objects = narrowAndWide.map((type) => `| ${type}: %a_${type}`).join(' ')
    return feature(
      'VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures::shaderSubgroupExtendedTypes',
      pairOf`group-value-type/${name} ${inVulkan}: a subgroup exchanges numbers of 32 bits
${stage('GLCompute', arithmetic)}
body: %number = ${instruction} {%uint ${types}} %uint_3 ${operands.replace('@', `{%a_uint ${objects}}`)}`,
    )
  }),
  ...feature(
    'VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures::shaderSubgroupExtendedTypes',
    pairOf`group-value-type/floats ${inVulkan}: a subgroup adds numbers of 32 bits
${stage('GLCompute', arithmetic)}
body: %number = OpGroupNonUniformFAdd {%float | half: %half | halfs: %half2} %uint_3 Reduce {%a_float | half: %a_half
  | halfs: %a_half2}`,
  ),
  ...grouped.flatMap((model) => {
    const kinds = ['Linear', 'Quads'] as const
    const { modes: own = '', ...pieces } = stage(model, {
      capabilities: kinds.map((kind) => `ComputeDerivativeGroup${kind}KHR`),
      extensions: ['SPV_KHR_compute_shader_derivatives'],
    })
    return feature(
      'VkPhysicalDeviceComputeShaderDerivativesPropertiesKHR::meshAndTaskShaderDerivatives',
      pairOf`mesh-derivative-groups/${hyphened(model)} ${inVulkan}: a ${model} entry point takes no derivatives
${pieces}
modes: ${own.replace('LocalSize 1 1 1', 'LocalSize 2 2 1')}
{${kinds.map((kind) => `| ${kind.toLowerCase()}: OpExecutionMode %main DerivativeGroup${kind}KHR`).join(' ')}}`,
    )
  }),
]
