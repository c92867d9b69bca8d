import { anyScalarOrVector, scope, tried } from '../core/shared/group-facts.ts'
import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { pairIn, piecesIn, piecesOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
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

const rotating = piecesOf`capabilities: OpCapability Shader
OpCapability GroupNonUniformRotateKHR
extensions: OpExtension "SPV_KHR_subgroup_rotate"`

const uses = {
  shader: '%rotated = OpGroupNonUniformRotateKHR %uint %uint_3 %a_uint %uint_1',
  declared: '',
}

/** Kernels, in which values also rotate among the invocations of a workgroup. */
const rotatingKernel = piecesIn({
  ...kernel,
  ...rotating,
})`capabilities: ${kernel.capabilities} Vector16 GroupNonUniformRotateKHR`

/** Pairs of rotations in kernels, and of the rule on the version of modules. */
export const pairs = [
  pairIn(rotatingKernel)`execution-is-workgroup-or-subgroup/kernel in spv1.3, spv1.6
values of several widths and counts rotate among the invocations of a workgroup or of a subgroup
body: %far = OpGroupNonUniformRotateKHR %uint {%uint_2 | device: %uint_1} %a_uint %uint_1
%near = OpGroupNonUniformRotateKHR %uint %uint_3 %a_uint %uint_1 %uint_4
%many = OpGroupNonUniformRotateKHR %float16 %uint_3 %a_float16 %ulong_1
%narrow = OpGroupNonUniformRotateKHR %uchar %uint_2 %a_uchar %uint_1`,
  pairIn(rotating)`cluster-size-is-a-constant/operation in spv1.3, spv1.6
the size of a cluster is an operation on specialization constants
declarations: %doubled = OpSpecConstantOp %uint ShiftLeftLogical %spec_uint_2 %uint_1
body: %computed = OpShiftLeftLogical %uint %uint_2 %uint_1
%rotated = OpGroupNonUniformRotateKHR %uint %uint_3 %a_uint %uint_1 {%doubled | computed: %computed}`,
  pairIn(
    rotating,
  )`value-is-of-the-result-type/not-a-value in spv1.3, spv1.6: a value that rotates has a type
before: %void %helper()
body: %nothing = OpFunctionCall %void %helper
%rotated = OpGroupNonUniformRotateKHR %uint %uint_3 {%a_uint | label: %entry | type: %uint | void-call: %nothing} %uint_1`,
  pairIn(rotating)`delta-is-an-unsigned-integer/not-a-value in spv1.3, spv1.6: a distance has a type
before: %void %helper()
body: %nothing = OpFunctionCall %void %helper
%rotated = OpGroupNonUniformRotateKHR %uint %uint_3 %a_uint {%uint_1 | label: %entry | function: %main | void-call: %nothing}`,
  ...Object.entries(uses).map(([name, body]) =>
    pair(
      'version-is-1-3-or-later',
      name,
      'a shader with the capability is of version 1.3',
      { ...rotating, body },
      earlierVersions(2, 0),
      { environments: ['spv1.3'] },
    ),
  ),
]
