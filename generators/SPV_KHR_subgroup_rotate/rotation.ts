import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { isScalar, widthOf } from '../signatures/shape.ts'
import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The instruction that rotates values. */
export const signatures: readonly Signature[] = signaturesFrom(rows, {
  slots: {
    'Result Type': { without: 'half_array3 event' },
    Execution: { with: 'uint_3 int_3', without: 'uint_1 uint_0 uint_4 int_4' },
    Delta: { without: 'bool2' },
    ClusterSize: {
      with: 'uint_4 ulong_8 ushort_2 uchar_1 spec_uint_4',
      without: 'long double bool uint2 uint_only',
      named: (name) => `null_${name}`,
    },
  },
  only: (shape) => isScalar(shape) || (widthOf(shape) ?? 32) === 32,
  since: 3,
})`rotation: OpGroupNonUniformRotateKHR`

const rotating: Pieces = {
  capabilities: 'Shader GroupNonUniformRotateKHR',
  extensions: 'OpExtension "SPV_KHR_subgroup_rotate"',
}

const uses = {
  shader: '%rotated = OpGroupNonUniformRotateKHR %uint %uint_3 %a_uint %uint_1',
  declared: '',
}

/** Pairs of the rule on the version of modules. */
export const pairs = Object.entries(uses).map(([name, body]) =>
  pair(
    'version-is-1-3-or-later',
    name,
    'a shader with the capability is of version 1.3',
    { ...rotating, body },
    earlierVersions(2, 0),
    { environments: ['spv1.3'] },
  ),
)
