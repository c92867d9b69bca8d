import { pairOf } from '../pairs/pair-of.ts'
import { fact, like, scalar, scalarOrVector } from '../signatures/facts.ts'
import { componentOf, countOf } from '../signatures/shape.ts'
import { type Signature, signature, slot } from '../signatures/signature.ts'
import { anyScalarOrVector, anyScope, operation, tried } from './shared/group-facts.ts'

const operations = operation('Reduce', 'InclusiveScan', 'ExclusiveScan')
const value = slot('group-value-type', like('result'))

const localId = slot(
  'group-local-id',
  fact('be an integer scalar or a vector of two or three integers', (shape) => {
    return componentOf(shape)?.kind === 'integer' && (countOf(shape) ?? 4) < 4
  }),
)

/** What GroupOperation is for in shaders. */
const capabilities = ['GroupNonUniformArithmetic']
const inEachDimension = ['group-boolean-result', 'group-predicate', 'group-value-result']

/** Instructions of groups (3.3.21). */
export const signatures: readonly Signature[] = [
  signature(
    'votes-of-a-group: OpGroupAll OpGroupAny',
    [
      tried(slot('group-boolean-result', scalar('bool')), 'int uchar bool4 event'),
      anyScope,
      tried(slot('group-predicate', scalar('bool')), 'int uchar ulong bool4 event'),
    ],
    { inKernels: true, inEachDimension },
  ),
  signature(
    'broadcast-in-a-group: OpGroupBroadcast',
    [
      tried(slot('group-value-result', anyScalarOrVector), 'event bools double2x2'),
      anyScope,
      value,
      tried(localId, 'uint4 uint8 bool3 event'),
    ],
    { inKernels: true, inEachDimension },
  ),
  signature(
    'integers-of-a-group: OpGroupIAdd OpGroupUMin OpGroupSMin OpGroupUMax OpGroupSMax',
    [
      tried(slot('group-value-result', scalarOrVector('integer')), 'double2 bool4 event'),
      anyScope,
      operations,
      value,
    ],
    { capabilities, inKernels: true, inEachDimension },
  ),
  signature(
    'floats-of-a-group: OpGroupFAdd OpGroupFMin OpGroupFMax',
    [
      tried(slot('group-value-result', scalarOrVector('float')), 'short ulong2 bool3 event'),
      anyScope,
      operations,
      value,
    ],
    { capabilities, inKernels: true, inEachDimension },
  ),
]

/** A pair of the same rule, with values that are specialized and compared. */
export const pairs = [
  pairOf`group-predicate/specialized-and-compared
a predicate of a shader is compared or specialized
annotations: %spec_bool SpecId 0
body: %equal = OpIEqual %bool %uint_1 %a_uint
%all = OpGroupAll %bool %uint_2 {%spec_bool | signed: %int_1}
%any = OpGroupAny %bool %uint_2 {%equal | array: %a_bools}`,
]
