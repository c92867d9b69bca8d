import type { Check } from '../check.ts'
import { int32, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isInput } from './shared/survey.ts'

/** Built-ins of invocations in shaders of any kind. */
export const checks: readonly Check[] = checksOfBuiltIns([
  { name: 'DeviceIndex', storage: isInput, holds: int32 },
  { name: 'SMCountNV', storage: isInput, holds: int32 },
  { name: 'SMIDNV', storage: isInput, holds: int32 },
  { name: 'SubgroupEqMask', storage: isInput, holds: vector(4, int32) },
  { name: 'SubgroupGeMask', storage: isInput, holds: vector(4, int32) },
  { name: 'SubgroupGtMask', storage: isInput, holds: vector(4, int32) },
  { name: 'SubgroupLeMask', storage: isInput, holds: vector(4, int32) },
  { name: 'SubgroupLtMask', storage: isInput, holds: vector(4, int32) },
  { name: 'SubgroupLocalInvocationId', storage: isInput, holds: int32 },
  { name: 'SubgroupSize', storage: isInput, holds: int32 },
  { name: 'WarpsPerSMNV', storage: isInput, holds: int32 },
  { name: 'WarpIDNV', storage: isInput, holds: int32 },
  { name: 'CoreCountARM', storage: isInput, holds: int32 },
  { name: 'CoreMaxIDARM', storage: isInput, holds: int32 },
  { name: 'CoreIDARM', storage: isInput, holds: int32 },
  { name: 'WarpMaxIDARM', storage: isInput, holds: int32 },
  { name: 'WarpIDARM', storage: isInput, holds: int32 },
])
