import type { RuleRow } from '../../rule.ts'
import { builtIn, holds, holdsOfSubgroups, storage } from '../row.ts'

const int = 'a 32-bit integer'
const int4 = 'a vector of four 32-bit integers'

/** Built-ins of invocations in shaders of any kind. */
export const rules: readonly RuleRow[] = [
  ...builtIn('DeviceIndex', storage('04205', 'Input'), holds('04206', int)),
  ...builtIn('SMCountNV', storage('04363', 'Input'), holds('04364', int)),
  ...builtIn('SMIDNV', storage('04365', 'Input'), holds('04366', int)),
  ...builtIn('SubgroupEqMask', storage('04370', 'Input'), holdsOfSubgroups('04371', int4)),
  ...builtIn('SubgroupGeMask', storage('04372', 'Input'), holdsOfSubgroups('04373', int4)),
  ...builtIn('SubgroupGtMask', storage('04374', 'Input'), holdsOfSubgroups('04375', int4)),
  ...builtIn('SubgroupLeMask', storage('04376', 'Input'), holdsOfSubgroups('04377', int4)),
  ...builtIn('SubgroupLtMask', storage('04378', 'Input'), holdsOfSubgroups('04379', int4)),
  ...builtIn(
    'SubgroupLocalInvocationId',
    storage('04380', 'Input'),
    holdsOfSubgroups('04381', int),
  ),
  ...builtIn('SubgroupSize', storage('04382', 'Input'), holdsOfSubgroups('04383', int)),
  ...builtIn('WarpsPerSMNV', storage('04418', 'Input'), holds('04419', int)),
  ...builtIn('WarpIDNV', storage('04420', 'Input'), holds('04421', int)),
  ...builtIn('CoreCountARM', storage('07595', 'Input'), holds('07596', int)),
  ...builtIn('CoreMaxIDARM', storage('07597', 'Input'), holds('07598', int)),
  ...builtIn('CoreIDARM', storage('07599', 'Input'), holds('07600', int)),
  ...builtIn('WarpMaxIDARM', storage('07601', 'Input'), holds('07602', int)),
  ...builtIn('WarpIDARM', storage('07603', 'Input'), holds('07604', int)),
]
