import { pairOf } from '../pairs/pair-of.ts'
import { contentsNamed, waysNamed } from '../signatures/contents-named.ts'
import { isConstant, like, oneOf, scalar, unsigned } from '../signatures/facts.ts'
import {
  among,
  joined,
  type Signature,
  type Slot,
  signature,
  slot,
} from '../signatures/signature.ts'
import { anyScalarOrVector, subgroup, tried, usuallySubgroup } from './shared/group-facts.ts'
import { nonUniform } from './shared/non-uniform.ts'

const lane = tried(
  slot('non-uniform-lane', scalar('integer'), unsigned),
  'event double short long half bool2',
)
const constantLane = joined(lane, slot('non-uniform-lane-constant', isConstant))

/** Constants that name an invocation. */
const lanes = 'uint_1 uint_2 ulong_1 ushort_2 uchar_1 spec_uint null_uint'

const direction: Slot = among(
  joined(
    constantLane,
    slot('non-uniform-direction-value', oneOf([0, 1, 2], 'be 0, 1 or 2 where it is known')),
  ),
  contentsNamed(`${lanes} uint_0`),
  waysNamed(
    'uint_3 uint_4 uint_8 uint_0xffffffff ulong_3 ushort_3 uchar_3 ulong_4294967296 ulong_4294967297 uchar_255 uint_0x80000000',
  ),
)

const others = 'bools double2x3 double2x2 ulong_pair uint_three half_array3 event'
const result = tried(slot('non-uniform-value-result', anyScalarOrVector), others)
const value = slot('non-uniform-value-type', like('result'))
const inEachDimension = ['non-uniform-value-result', 'non-uniform-lane']
const shared = { result, inKernels: true, inEachDimension } as const
const once = ['OpGroupNonUniformBroadcast', 'OpGroupNonUniformQuadBroadcast']

/** Instructions that pass values between invocations (3.3.24). */
export const signatures: readonly Signature[] = [
  signature(
    'value-of-the-first-lane: OpGroupNonUniformBroadcastFirst',
    [undefined, subgroup, value],
    { ...shared, since: 3 },
  ),
  signature(
    'value-of-a-lane: OpGroupNonUniformShuffleXor OpGroupNonUniformShuffleUp OpGroupNonUniformShuffleDown',
    [undefined, subgroup, value, lane],
    { ...shared, since: 3 },
  ),
  signature(
    'value-of-a-shuffled-lane: OpGroupNonUniformShuffle',
    [undefined, usuallySubgroup, value, lane],
    { ...shared, since: 3 },
  ),
  signature(`value-of-a-dynamic-lane: ${once.join(' ')}`, [undefined, subgroup, value, lane], {
    ...shared,
    since: 5,
  }),
  signature(
    `value-of-a-constant-lane: ${once.join(' ')}`,
    [undefined, subgroup, value, { ...constantLane, candidates: contentsNamed(lanes) }],
    { ...shared, since: 3, until: 4 },
  ),
  signature(
    'value-across-a-quad: OpGroupNonUniformQuadSwap',
    [undefined, subgroup, value, direction],
    { ...shared, since: 3 },
  ),
]

/** A pair of the same rule, with a vector of another length. */
export const pairs = [
  pairOf`non-uniform-lane/long-vectors
a vector of one component is no scalar
capabilities: ${nonUniform.shader.capabilities} LongVectorEXT
body: %shuffled = OpGroupNonUniformShuffle %uint1 %uint_3 %a_uint1 {%a_uint | shuffle: %a_uint1}
%bit = OpGroupNonUniformBallotBitExtract %bool %uint_3 %a_uint4 {%a_uint | bit: %a_uint1}`,
]
