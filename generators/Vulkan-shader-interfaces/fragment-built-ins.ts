import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs, outputs } from './shared/row.ts'

/** Pairs of the rules on built-ins of fragment shaders. */
export const pairs = builtInPairs([
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
  inputs(['Fragment', 'GLCompute'], 'uint2', 'TileOffsetQCOM TileDimensionQCOM TileApronSizeQCOM'),
])
