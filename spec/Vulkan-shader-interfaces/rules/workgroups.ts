import type { RuleRow } from '../../rule.ts'
import { builtIn, holds, holdsOfSubgroups, sole, storage, within } from '../row.ts'

const workgroups = ['GLCompute', 'MeshEXT', 'TaskEXT', 'MeshNV', 'TaskNV'] as const
const int = 'a 32-bit integer'
const int3 = 'a vector of three 32-bit integers'

/** Built-ins of workgroups. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'GlobalInvocationId',
    within('04236', ...workgroups),
    storage('04237', 'Input'),
    holds('04238', int3),
  ),
  ...builtIn(
    'LocalInvocationId',
    within('04281', ...workgroups),
    storage('04282', 'Input'),
    holds('04283', int3),
  ),
  ...builtIn(
    'LocalInvocationIndex',
    within('04284', ...workgroups),
    storage('04285', 'Input'),
    holds('04286', int),
  ),
  ...builtIn(
    'NumSubgroups',
    within('04293', ...workgroups),
    storage('04294', 'Input'),
    holdsOfSubgroups('04295', int),
  ),
  ...builtIn(
    'NumWorkgroups',
    within('04296', 'GLCompute', 'MeshEXT', 'TaskEXT'),
    storage('04297', 'Input'),
    holds('04298', int3),
  ),
  ...builtIn(
    'SubgroupId',
    within('04367', ...workgroups),
    storage('04368', 'Input'),
    holdsOfSubgroups('04369', int),
  ),
  ...builtIn(
    'WorkgroupId',
    within('04422', ...workgroups),
    storage('04423', 'Input'),
    holds('04424', int3),
  ),
  ...builtIn(
    'WorkgroupSize',
    sole(
      'environment',
      'execution-model',
      'WorkgroupSize-WorkgroupSize-04425',
      'Every entry point whose static call tree names an object with BuiltIn WorkgroupSize has execution model GLCompute, MeshEXT, TaskEXT, MeshNV or TaskNV.',
    ),
    sole(
      'type',
      'type',
      'WorkgroupSize-WorkgroupSize-04427',
      'The type of an object with BuiltIn WorkgroupSize is a vector of three 32-bit integers.',
    ),
    sole(
      'decoration',
      'constant',
      'WorkgroupSize-WorkgroupSize-04426',
      'BuiltIn WorkgroupSize decorates a constant or specialization constant, unless an entry point has execution mode TileShadingRateQCOM.',
    ),
    sole(
      'storage-class',
      'tile-shading',
      'WorkgroupSize-TileShadingRateQCOM-10635',
      'If an entry point has execution mode TileShadingRateQCOM, a variable with BuiltIn WorkgroupSize has storage class Input.',
      {
        confidence: 'derived',
        notes: 'WorkgroupSize-04426 asks for a constant with or without TileShadingRateQCOM.',
      },
    ),
  ),
]
