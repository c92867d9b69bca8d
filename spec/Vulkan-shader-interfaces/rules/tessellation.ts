import type { RuleRow } from '../../rule.ts'
import { builtIn, holds, storage, storageWithin, within } from '../row.ts'

const float3 = 'a vector of three 32-bit floats'
const int = 'a 32-bit integer'

/** Built-ins of tessellation shaders and of invocations of geometry shaders. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'InvocationId',
    within('04257', 'TessellationControl', 'Geometry'),
    storage('04258', 'Input'),
    holds('04259', int),
  ),
  ...builtIn(
    'PatchVertices',
    within('04308', 'TessellationControl', 'TessellationEvaluation'),
    storage('04309', 'Input'),
    holds('04310', int),
  ),
  ...builtIn(
    'TessCoord',
    within('04387', 'TessellationEvaluation'),
    storage('04388', 'Input'),
    holds('04389', float3),
  ),
  ...builtIn(
    'TessLevelOuter',
    within('04390', 'TessellationControl', 'TessellationEvaluation'),
    storageWithin('control', '04391', ['TessellationControl'], 'Output'),
    storageWithin('evaluation', '04392', ['TessellationEvaluation'], 'Input'),
    holds('04393', 'an array of four 32-bit floats'),
  ),
  ...builtIn(
    'TessLevelInner',
    within('04394', 'TessellationControl', 'TessellationEvaluation'),
    storageWithin('control', '04395', ['TessellationControl'], 'Output'),
    storageWithin('evaluation', '04396', ['TessellationEvaluation'], 'Input'),
    holds('04397', 'an array of two 32-bit floats'),
  ),
]
