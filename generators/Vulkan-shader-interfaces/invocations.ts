import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs } from './shared/row.ts'

const anywhere = { anywhere: true }

/** Pairs of the rules on built-ins of invocations in shaders of any kind. */
export const pairs = builtInPairs([
  inputs(['GLCompute', 'Fragment', 'Vertex'], 'uint', 'DeviceIndex', anywhere),
  inputs(['GLCompute', 'Fragment'], 'uint', 'SMCountNV SMIDNV WarpsPerSMNV WarpIDNV', anywhere),
  inputs(
    ['GLCompute', 'Fragment'],
    'uint',
    'CoreCountARM CoreMaxIDARM CoreIDARM WarpMaxIDARM WarpIDARM',
    anywhere,
  ),
  inputs(
    ['GLCompute', 'Fragment'],
    'uint4',
    'SubgroupEqMask SubgroupGeMask SubgroupGtMask SubgroupLeMask SubgroupLtMask',
    anywhere,
  ),
  inputs(
    ['GLCompute', 'Fragment', 'Vertex'],
    'uint',
    'SubgroupLocalInvocationId SubgroupSize',
    anywhere,
  ),
])
