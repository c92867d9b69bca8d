import type { RuleRow } from '../../rule.ts'
import { builtIn, holds, sole, storage, within } from '../row.ts'

const bool = 'a Boolean'
const float = 'a 32-bit float'
const float2 = 'a vector of two 32-bit floats'
const float3 = 'a vector of three 32-bit floats'
const float4 = 'a vector of four 32-bit floats'
const int = 'a 32-bit integer'
const int2 = 'a vector of two 32-bit integers'
const ints = 'an array of 32-bit integers'

/** Built-ins of fragment shaders. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'BaryCoordKHR',
    within('04154', 'Fragment'),
    storage('04155', 'Input'),
    holds('04156', float3),
  ),
  ...builtIn(
    'BaryCoordNoPerspAMD',
    within('04157', 'Fragment'),
    storage('04158', 'Input'),
    holds('04159', float2),
  ),
  ...builtIn(
    'BaryCoordNoPerspKHR',
    within('04160', 'Fragment'),
    storage('04161', 'Input'),
    holds('04162', float3),
  ),
  ...builtIn(
    'BaryCoordNoPerspCentroidAMD',
    within('04163', 'Fragment'),
    storage('04164', 'Input'),
    holds('04165', float3),
  ),
  ...builtIn(
    'BaryCoordNoPerspSampleAMD',
    within('04166', 'Fragment'),
    storage('04167', 'Input'),
    holds('04168', float2),
  ),
  ...builtIn(
    'BaryCoordPullModelAMD',
    within('04169', 'Fragment'),
    storage('04170', 'Input'),
    holds('04171', float3),
  ),
  ...builtIn(
    'BaryCoordSmoothAMD',
    within('04172', 'Fragment'),
    storage('04173', 'Input'),
    holds('04174', float2),
  ),
  ...builtIn(
    'BaryCoordSmoothCentroidAMD',
    within('04175', 'Fragment'),
    storage('04176', 'Input'),
    holds('04177', float2),
  ),
  ...builtIn(
    'BaryCoordSmoothSampleAMD',
    within('04178', 'Fragment'),
    storage('04179', 'Input'),
    holds('04180', float2),
  ),
  ...builtIn(
    'FragCoord',
    within('04210', 'Fragment'),
    storage('04211', 'Input'),
    holds('04212', float4),
  ),
  ...builtIn(
    'FragDepth',
    within('04213', 'Fragment'),
    storage('04214', 'Output'),
    holds('04215', float),
    sole(
      'environment',
      'execution-mode',
      'FragDepth-FragDepth-04216',
      'An entry point whose function stores to a variable with BuiltIn FragDepth in its first block, so that every run does, has execution mode DepthReplacing.',
    ),
  ),
  ...builtIn(
    ['FragInvocationCountEXT', 'InvocationsPerPixelNV'],
    within(['04217', '04260'], 'Fragment'),
    storage(['04218', '04261'], 'Input'),
    holds(['04219', '04262'], int),
  ),
  ...builtIn(
    ['FragSizeEXT', 'FragmentSizeNV'],
    within(['04220', '04226'], 'Fragment'),
    storage(['04221', '04227'], 'Input'),
    holds(['04222', '04228'], int2),
  ),
  ...builtIn(
    'FragStencilRefEXT',
    within('04223', 'Fragment'),
    storage('04224', 'Output'),
    holds('04225', 'an integer'),
    sole(
      'environment',
      'execution-mode',
      [],
      'An entry point whose function stores to a variable with BuiltIn FragStencilRefEXT in its first block, so that every run does, has execution mode StencilRefReplacingEXT.',
    ),
  ),
  ...builtIn(
    'FrontFacing',
    within('04229', 'Fragment'),
    storage('04230', 'Input'),
    holds('04231', bool),
  ),
  ...builtIn(
    'FullyCoveredEXT',
    within('04232', 'Fragment'),
    storage('04233', 'Input'),
    holds('04234', bool),
  ),
  ...builtIn(
    'HelperInvocation',
    within('04239', 'Fragment'),
    storage('04240', 'Input'),
    holds('04241', bool),
  ),
  ...builtIn(
    'PointCoord',
    within('04311', 'Fragment'),
    storage('04312', 'Input'),
    holds('04313', float2),
  ),
  ...builtIn(
    'SampleId',
    within('04354', 'Fragment'),
    storage('04355', 'Input'),
    holds('04356', int),
  ),
  ...builtIn(
    'SampleMask',
    within('04357', 'Fragment'),
    storage('04358', 'Input', 'Output'),
    holds('04359', ints),
  ),
  ...builtIn(
    'SamplePosition',
    within('04360', 'Fragment'),
    storage('04361', 'Input'),
    holds('04362', float2),
  ),
  ...builtIn(
    'ShadingRateKHR',
    within('04490', 'Fragment'),
    storage('04491', 'Input'),
    holds('04492', int),
  ),
  ...builtIn(
    'TileOffsetQCOM',
    within('10626', 'Fragment', 'GLCompute'),
    storage('10627', 'Input'),
    holds('10628', int2),
  ),
  ...builtIn(
    'TileDimensionQCOM',
    within('10629', 'Fragment', 'GLCompute'),
    storage('10630', 'Input'),
    holds('10631', int2),
  ),
  ...builtIn(
    'TileApronSizeQCOM',
    within('10632', 'Fragment', 'GLCompute'),
    storage('10633', 'Input'),
    holds('10634', int2),
  ),
]
