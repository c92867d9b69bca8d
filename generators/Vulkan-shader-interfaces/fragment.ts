import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs, outputs } from './shared/row.ts'

/** A shader that writes an output for which it has to declare a mode. */
function replacing(slug: string, name: string, mode: string, type: string) {
  const fragment = stage('Fragment', {
    capabilities: ['StencilExportEXT'],
    extensions: ['SPV_EXT_shader_stencil_export'],
    interfaces: '%variable',
  })
  return pairIn(fragment)`${slug}/written ${inVulkan}: a shader with the mode ${mode} writes ${name}
modes: %main OriginUpperLeft
{OpExecutionMode %main ${mode} | undeclared:}
annotations: %variable BuiltIn ${name}
declarations: %variable = OpVariable %pointer_Output_${type} Output
body: OpStore %variable %${type}_1`
}

/** Pairs of the rules on built-ins of fragment shaders. */
export const pairs = [
  ...builtInPairs([
    inputs(
      ['Fragment'],
      'float3',
      'BaryCoordKHR BaryCoordNoPerspKHR BaryCoordNoPerspCentroidAMD BaryCoordPullModelAMD',
    ),
    inputs(
      ['Fragment'],
      'float2',
      'BaryCoordNoPerspAMD BaryCoordNoPerspSampleAMD BaryCoordSmoothAMD BaryCoordSmoothCentroidAMD BaryCoordSmoothSampleAMD PointCoord SamplePosition',
    ),
    inputs(['Fragment'], 'float4', 'FragCoord'),
    inputs(['Fragment'], 'uint', 'FragInvocationCountEXT SampleId ShadingRateKHR'),
    inputs(['Fragment'], 'uint2', 'FragSizeEXT'),
    inputs(['Fragment'], 'bool', 'FrontFacing FullyCoveredEXT HelperInvocation'),
    {
      names: ['SampleMask'],
      type: 'uint_array1',
      places: { Input: ['Fragment'], Output: ['Fragment'] },
    },
    outputs(['Fragment'], 'float', 'FragDepth', { modes: ['DepthReplacing'] }),
    outputs(['Fragment'], 'uint', 'FragStencilRefEXT', {
      modes: ['StencilRefReplacingEXT'],
      others: ['float', 'uint2'],
    }),
    inputs(
      ['Fragment', 'GLCompute'],
      'uint2',
      'TileOffsetQCOM TileDimensionQCOM TileApronSizeQCOM',
    ),
  ]),
  replacing('frag-depth-execution-mode', 'FragDepth', 'DepthReplacing', 'float'),
  replacing(
    'frag-stencil-ref-ext-execution-mode',
    'FragStencilRefEXT',
    'StencilRefReplacingEXT',
    'uint',
  ),
  pairOf`frag-depth-execution-mode/read ${inVulkan}: a shader reads FragDepth and does not write it
${stage('Fragment', { interfaces: '%variable_Output_float_as_FragDepth' })}
body: {%value = OpLoad %float %variable_Output_float_as_FragDepth | written: OpStore %variable_Output_float_as_FragDepth %float_1}`,
]
