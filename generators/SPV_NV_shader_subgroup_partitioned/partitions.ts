import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The instruction that makes partitions. */
export const signatures: readonly Signature[] = signaturesFrom(rows, {
  slots: {
    'Result Type': { without: 'uint3 ulong4 short4 float4 bool4 uint_array4 uint' },
    Value: { without: 'float2x2 uints uint_only half_array3' },
  },
  inEachDimension: ['partition-is-a-4-component-vector'],
  since: 3,
})`partition: OpGroupNonUniformPartitionNV`

const making: Pieces = {
  capabilities: 'Shader GroupNonUniformPartitionedNV',
  extensions: 'OpExtension "SPV_NV_shader_subgroup_partitioned"',
}

const uses = { used: '%partition = OpGroupNonUniformPartitionNV %uint4 %a_uint', declared: '' }

/** Pairs of the rule on the version of modules. */
export const pairs = Object.entries(uses).map(([name, body]) =>
  pair(
    'version-is-1-3-or-later',
    name,
    'a shader with the capability is of version 1.3',
    { ...making, body },
    earlierVersions(2, 0),
    { environments: ['spv1.3'] },
  ),
)
