import { contentsNamed, waysNamed } from '../signatures/contents-named.ts'
import {
  fact,
  isConstant,
  like,
  oneOf,
  scalar,
  scalarOrVector,
  unsigned,
} from '../signatures/facts.ts'
import { anyScalarOrVector } from '../signatures/row-facts.ts'
import { componentOf, countOf, integer, sameType, vector } from '../signatures/shape.ts'
import {
  among,
  type Content,
  type Fact,
  joined,
  type Signature,
  type Slot,
  signaturesOf,
  slot,
} from '../signatures/signature.ts'
import { groupArithmetic } from './shared/group-arithmetic.ts'
import { anyScope, operation, subgroup, tried, usuallySubgroup } from './shared/group-facts.ts'

/** A slot for which some types of the stock, by their names, are tried beside those that it takes. */
function slotTrying(rule: string, names: string, ...facts: readonly Fact[]): Slot {
  return tried(slot(rule, ...facts), names)
}

/** Slots of arithmetic over a subgroup: Execution, Operation, Value, ClusterSize. */
const operationSlot = 2

const sizePresent: Slot = {
  kind: 'type',
  optional: true,
  facts: [
    {
      rule: 'non-uniform-cluster-present',
      fact: {
        reads: [operationSlot],
        must: () => 'be present with ClusteredReduce',
        holds: () => true,
        allowsNone(form) {
          const content = form.content(operationSlot)
          return content?.kind === 'enumerant' && content.name === 'ClusteredReduce'
            ? false
            : undefined
        },
      },
    },
  ],
}

/** Types of the stock that it may not have. */
const otherSizes =
  'char long short half double bool3 ulong2 int4 ints uint_pair float2 uint_three bools'
const ofOtherSizes = waysNamed(otherSizes, (name) => `null_${name}`)

/** ClusterSize: needed with ClusteredReduce, and a constant wherever it is. */
const clusterSize: Slot = among(
  joined(
    sizePresent,
    slot('non-uniform-cluster-type', scalar('integer'), unsigned),
    slot('non-uniform-cluster-constant', isConstant),
  ),
  contentsNamed('uint_4 ulong_4 ushort_2 uchar_8 spec_uint_4'),
  (content, form) =>
    content?.kind === 'type' ? { absent: undefined, ...ofOtherSizes(content, form) } : {},
)

const words = vector(integer(32, false), 4)
const isBallot = fact('be a vector of four unsigned 32-bit integers', (shape) =>
  sameType(shape, words),
)

const nonUniformPredicate = slotTrying(
  'non-uniform-predicate',
  'bool4 uchar uint4 half ulong event',
  scalar('bool'),
)
const ballot = slotTrying(
  'non-uniform-ballot-value',
  'ulong2 uint8 float4 uint uint_array4 event',
  isBallot,
)
const ballotLane = slot('non-uniform-lane', scalar('integer'), unsigned)
const nonUniformBoolean = slotTrying(
  'non-uniform-boolean-result',
  'bool4 uchar event',
  scalar('bool'),
)
const ballotCount = slotTrying(
  'non-uniform-count-result',
  'uint4 long short bool4 double uint_pair event',
  scalar('integer'),
  unsigned,
)
const ballotDimensions = [
  'non-uniform-boolean-result',
  'non-uniform-predicate',
  'non-uniform-lane',
  'non-uniform-ballot-value',
  'non-uniform-count-result',
]
const ofBallots = { inKernels: true, since: 3, inEachDimension: ballotDimensions } as const
const tests = { ...ofBallots, result: nonUniformBoolean } as const
const lane = slotTrying(
  'non-uniform-lane',
  'event double short long half bool2',
  scalar('integer'),
  unsigned,
)
const constantLane = joined(lane, slot('non-uniform-lane-constant', isConstant))

/** Constants that name an invocation. */
const lanes = 'uint_1 uint_2 ulong_1 ushort_2 uchar_1 spec_uint null_uint'

const laneDirection: Slot = among(
  joined(
    constantLane,
    slot('non-uniform-direction-value', oneOf([0, 1, 2], 'be 0, 1 or 2 where it is known')),
  ),
  contentsNamed(`${lanes} uint_0`),
  waysNamed(
    'uint_3 uint_4 uint_8 uint_0xffffffff ulong_3 ushort_3 uchar_3 ulong_4294967296 ulong_4294967297 uchar_255 uint_0x80000000',
  ),
)

const otherValues = 'bools double2x3 double2x2 ulong_pair uint_three half_array3 event'
const valueResult = slotTrying('non-uniform-value-result', otherValues, anyScalarOrVector)
const nonUniformValue = slot('non-uniform-value-type', like('result'))
const valueDimensions = ['non-uniform-value-result', 'non-uniform-lane']
const ofValues = { result: valueResult, inKernels: true, inEachDimension: valueDimensions } as const
const once = ['OpGroupNonUniformBroadcast', 'OpGroupNonUniformQuadBroadcast']
const operations = operation('Reduce', 'InclusiveScan', 'ExclusiveScan')
const clustered: Content = { kind: 'enumerant', name: 'ClusteredReduce' }
const arithmeticRule = 'non-uniform-arithmetic-result'

/** The calculation, by what it results in. */
const kinds: Readonly<Record<string, Slot>> = {
  integer: slot(arithmeticRule, scalarOrVector('integer')),
  unsigned: slot(arithmeticRule, scalarOrVector('integer'), unsigned),
  float: slot(arithmeticRule, scalarOrVector('float')),
  boolean: slot(arithmeticRule, scalarOrVector('bool')),
}

/** Types that some of the kinds are not made for, and some none. */
const otherNumbers =
  'double2 bool4 short ulong2 floats double2x2 float_pair uint_three uint_array3 float_three bool_pair half_array3 bools float3 bool2 event'

function arithmetic(kind: string, operand: Slot): readonly Signature[] {
  const result = tried(operand, otherNumbers)
  const capabilities = ['GroupNonUniformClustered']
  const shared = { result, capabilities, inKernels: true, since: 3 } as const
  const operationsOfKind = Object.entries(groupArithmetic)
    .filter(([, kindOfOperands]) => kindOfOperands === kind)
    .map(([name]) => `OpGroupNonUniform${name}`)
    .join(' ')
  return [
    ...signaturesOf({ ...shared, inEachDimension: [arithmeticRule] })`
${kind}-arithmetic-of-clusters: ${operationsOfKind} ${subgroup} ${operation('ClusteredReduce')}
  ${nonUniformValue} ${clusterSize}`,
    ...signaturesOf({
      ...shared,
      inEachDimension: [arithmeticRule, 'non-uniform-cluster-present'],
    })`
${kind}-arithmetic-of-a-subgroup: ${operationsOfKind} ${subgroup} ${{ ...operations, ways: () => ({ clustered }) }}
  ${nonUniformValue} ${clusterSize}`,
  ]
}

const value = slot('group-value-type', like('result'))

const localId = slot(
  'group-local-id',
  fact('be an integer scalar or a vector of two or three integers', (shape) => {
    return componentOf(shape)?.kind === 'integer' && (countOf(shape) ?? 4) < 4
  }),
)

/** The meanings of GroupOperation in shaders. */
const capabilities = ['GroupNonUniformArithmetic']
const inEachDimension = ['group-boolean-result', 'group-predicate', 'group-value-result']

/** Votes, ballots, values and arithmetic of subgroups (3.3.24), and instructions of groups (3.3.21). */
export const signatures: readonly Signature[] = [
  ...signaturesOf(tests)`election: OpGroupNonUniformElect ${subgroup}
votes-of-a-subgroup: OpGroupNonUniformAll OpGroupNonUniformAny ${subgroup} ${nonUniformPredicate}
equality-in-a-subgroup: OpGroupNonUniformAllEqual ${subgroup}
  ${slotTrying('non-uniform-equal-value', 'bools double2x2 float_three event', anyScalarOrVector)}`,
  ...signaturesOf(ofBallots)`ballot: OpGroupNonUniformBallot
  ${slotTrying('non-uniform-ballot-result', 'ulong2 uint8 uint bool uint2 uchar4 uint_array4', isBallot)}
  ${usuallySubgroup} ${nonUniformPredicate}`,
  ...signaturesOf(tests)`own-bit-of-a-ballot: OpGroupNonUniformInverseBallot ${subgroup} ${ballot}
bit-of-a-ballot: OpGroupNonUniformBallotBitExtract ${subgroup} ${ballot} ${ballotLane}`,
  ...signaturesOf(ofBallots)`
count-of-a-ballot: OpGroupNonUniformBallotBitCount ${ballotCount} ${subgroup}
  ${operation('Reduce', 'InclusiveScan', 'ExclusiveScan')} ${ballot}
bits-found-in-a-ballot: OpGroupNonUniformBallotFindLSB OpGroupNonUniformBallotFindMSB ${ballotCount} ${subgroup}
  ${ballot}`,
  ...signaturesOf({ ...ofValues, since: 3 })`
value-of-the-first-lane: OpGroupNonUniformBroadcastFirst ${subgroup} ${nonUniformValue}
value-of-a-lane: OpGroupNonUniformShuffleXor OpGroupNonUniformShuffleUp OpGroupNonUniformShuffleDown ${subgroup}
  ${nonUniformValue} ${lane}
value-of-a-shuffled-lane: OpGroupNonUniformShuffle ${usuallySubgroup} ${nonUniformValue} ${lane}`,
  ...signaturesOf({ ...ofValues, since: 5 })`
value-of-a-dynamic-lane: ${once.join(' ')} ${subgroup} ${nonUniformValue} ${lane}`,
  ...signaturesOf({ ...ofValues, since: 3, until: 4 })`
value-of-a-constant-lane: ${once.join(' ')} ${subgroup} ${nonUniformValue}
  ${{ ...constantLane, candidates: contentsNamed(lanes) }}`,
  ...signaturesOf({ ...ofValues, since: 3 })`
value-across-a-quad: OpGroupNonUniformQuadSwap ${subgroup} ${nonUniformValue} ${laneDirection}`,
  ...Object.entries(kinds).flatMap(([kind, operand]) => arithmetic(kind, operand)),
  ...signaturesOf({ inKernels: true, inEachDimension })`votes-of-a-group: OpGroupAll OpGroupAny
  ${slotTrying('group-boolean-result', 'int uchar bool4 event', scalar('bool'))} ${anyScope}
  ${slotTrying('group-predicate', 'int uchar ulong bool4 event', scalar('bool'))}
broadcast-in-a-group: OpGroupBroadcast
  ${slotTrying('group-value-result', 'event bools double2x2', anyScalarOrVector)} ${anyScope} ${value}
  ${tried(localId, 'uint4 uint8 bool3 event')}`,
  ...signaturesOf({ capabilities, inKernels: true, inEachDimension })`
integers-of-a-group: OpGroupIAdd OpGroupUMin OpGroupSMin OpGroupUMax OpGroupSMax
  ${slotTrying('group-value-result', 'double2 bool4 event', scalarOrVector('integer'))} ${anyScope}
  ${operations} ${value}
floats-of-a-group: OpGroupFAdd OpGroupFMin OpGroupFMax
  ${slotTrying('group-value-result', 'short ulong2 bool3 event', scalarOrVector('float'))} ${anyScope}
  ${operations} ${value}`,
]
