import { anyScalarOrVector, scope, tried } from '../core/shared/group-facts.ts'
import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { contentsNamed, waysNamed } from '../signatures/contents-named.ts'
import { isConstant, like, oneOf, scalar, unsigned } from '../signatures/facts.ts'
import { isScalar, widthOf } from '../signatures/shape.ts'
import { among, joined, type Signature, slot } from '../signatures/signature.ts'

/** Workgroup or Subgroup, where it is known. */
const execution = among(
  joined(
    scope,
    slot('execution-is-workgroup-or-subgroup', oneOf([2, 3], 'be Workgroup or Subgroup')),
  ),
  contentsNamed('uint_3 int_3'),
  waysNamed('uint_1 uint_0 uint_4 int_4'),
)

const size = {
  ...among(
    joined(
      slot('cluster-size-is-an-unsigned-integer', scalar('integer'), unsigned),
      slot('cluster-size-is-a-constant', isConstant),
    ),
    contentsNamed('uint_4 ulong_8 ushort_2 uchar_1 spec_uint_4'),
    waysNamed('long double bool uint2 uint_only', (name) => `null_${name}`),
  ),
  optional: true,
} as const

/** The instruction that rotates values. */
export const signatures: readonly Signature[] = [
  {
    name: 'rotation',
    operations: ['OpGroupNonUniformRotateKHR'],
    result: tried(slot('result-is-a-scalar-or-vector', anyScalarOrVector), 'half_array3 event'),
    operands: [
      execution,
      slot('value-is-of-the-result-type', like('result')),
      tried(slot('delta-is-an-unsigned-integer', scalar('integer'), unsigned), 'bool2'),
      size,
    ],
    only: (shape) => isScalar(shape) || (widthOf(shape) ?? 32) === 32,
    since: 3,
  },
]

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
