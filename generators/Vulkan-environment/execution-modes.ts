import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

const derivatives = [
  {
    rule: 'derivative-group-quads-size',
    kind: 'Quads',
    sizes: '{2 4 3 | odd-width: 3 4 3 | odd-height: 2 3 4 | odd: 1 1 4}',
    one: '%uint_1 %uint_2',
    summary: 'even width and height',
  },
  {
    rule: 'derivative-group-linear-size',
    kind: 'Linear',
    sizes: '{1 2 2 | two: 1 2 1 | three: 3 1 1 | six: 1 2 3}',
    one: '%uint_1 %uint_2',
    summary: 'a multiple of four invocations',
  },
] as const

const tileShading = { capabilities: ['TileShadingQCOM'], extensions: ['SPV_QCOM_tile_shading'] }

/** Pairs of the rules on execution modes, beyond their execution models. */
export const pairs = [
  ...derivatives.flatMap(({ rule, kind, sizes, one, summary }) => {
    const { modes, ...pieces } = stage('GLCompute', {
      capabilities: [`ComputeDerivativeGroup${kind}KHR`],
      extensions: ['SPV_KHR_compute_shader_derivatives'],
    })
    const mode = `OpExecutionMode %main DerivativeGroup${kind}KHR`
    return [
      pairIn(pieces)`${rule}/local-size ${inVulkan}
a workgroup whose derivatives are taken in ${kind.toLowerCase()} groups has ${summary}
modes: %main LocalSize ${sizes}
${mode}`,
      pairOf`${rule}/local-size-id ${inVulkan}: the constants of its size give a workgroup ${summary}
${pieces}
modes: OpExecutionModeId %main LocalSizeId {%uint_2 %uint_2 | one: ${one}} %uint_1
${mode}`,
      pairOf`${rule}/workgroup-size ${inVulkan}: the constant with WorkgroupSize gives a workgroup ${summary}
${pieces}
modes: %main LocalSize 1 1 1
${mode}
annotations: %size BuiltIn WorkgroupSize
declarations: %size = OpConstantComposite %uint3 {%uint_2 %uint_2 | one: ${one}} %uint_1`,
    ]
  }),
  pairOf`tile-shading-stage/compute ${inVulkan}: a module with tile shading has compute entry points
${stage('GLCompute', tileShading)}
changed: OpEntryPoint {GLCompute | vertex: Vertex}
modes: {OpExecutionMode %main LocalSize 1 1 1 | vertex:}`,
  pairOf`tile-shading-stage/fragment ${inVulkan}: a module with tile shading has fragment entry points
${stage('Fragment', tileShading)}
changed: OpEntryPoint {Fragment | vertex: Vertex}
modes: {OpExecutionMode %main OriginUpperLeft | vertex:}`,
  pairOf`tile-attachment-read-stage/model ${inVulkan}: a fragment shader reads tile attachments without coherence
${stage('Fragment', tileShading)}
changed: OpEntryPoint {Fragment | compute: GLCompute}
modes: {OpExecutionMode %main OriginUpperLeft | compute: OpExecutionMode %main LocalSize 1 1 1}
%main NonCoherentTileAttachmentReadQCOM`,
  pairOf`tile-attachment-read-stage/mode ${inVulkan}: a compute shader has no mode for reads of tile attachments
${stage('GLCompute', tileShading)}
modes: %main LocalSize 1 1 1
{| mode: OpExecutionMode %main NonCoherentTileAttachmentReadQCOM}`,
  pairOf`tile-shading-rate-stage/model ${inVulkan}: a compute shader has a rate of tile shading
${stage('GLCompute', tileShading)}
changed: OpEntryPoint {GLCompute | fragment: Fragment}
modes: {| fragment: OpExecutionMode %main OriginUpperLeft}
%main TileShadingRateQCOM 2 2 1`,
  pairOf`tile-shading-rate-stage/mode ${inVulkan}: a fragment shader has no rate of tile shading
${stage('Fragment', tileShading)}
modes: %main OriginUpperLeft
{| mode: OpExecutionMode %main TileShadingRateQCOM 2 2 1}`,
  pairIn(stage('GLCompute', tileShading))`tile-shading-rate-alone/local-size ${inVulkan}
a rate of tile shading takes the place of the size of a workgroup
modes: %main TileShadingRateQCOM 2 2 1
{| local-size: OpExecutionMode %main LocalSize 2 2 1 | local-size-id: OpExecutionModeId %main LocalSizeId %uint_2 %uint_2 %uint_1}`,
]
