import { pairOf } from '../pairs/pair-of.ts'
import { isConstant, like, oneOf, scalar, unsigned } from '../signatures/facts.ts'
import { integer, type Shape } from '../signatures/shape.ts'
import {
  among,
  type Content,
  constant,
  joined,
  type Signature,
  type Slot,
  signature,
  slot,
} from '../signatures/signature.ts'
import { anyScalarOrVector, subgroup, tried, usuallySubgroup } from './shared/group-facts.ts'
import { nonUniform } from './shared/non-uniform.ts'

const uint = integer(32, false)
const ulong = integer(64, false)

function made(how: 'null' | 'specialized', shape: Shape): Content {
  return { kind: 'type', shape, value: { made: how } }
}

const lane = tried(
  slot('non-uniform-lane', scalar('integer'), unsigned),
  'event',
  'double',
  'short',
  'long',
  'half',
  'bool2',
)
const constantLane = joined(lane, slot('non-uniform-lane-constant', isConstant))

/** Constants that name an invocation. */
function lanes(...further: readonly Content[]): readonly Content[] {
  return [
    constant(uint, 1),
    constant(uint, 2),
    constant(ulong, 1),
    constant(integer(16, false), 2),
    constant(integer(8, false), 1),
    made('specialized', uint),
    made('null', uint),
    ...further,
  ]
}

const direction: Slot = among(
  joined(
    constantLane,
    slot('non-uniform-direction-value', oneOf([0, 1, 2], 'be 0, 1 or 2 where it is known')),
  ),
  () => lanes(constant(uint, 0)),
  () => ({
    three: constant(uint, 3),
    four: constant(uint, 4),
    eight: constant(uint, 8),
    'all-bits': constant(uint, 0xffff_ffff),
    'wide-three': constant(ulong, 3),
    'narrow-three': constant(integer(16, false), 3),
    'byte-of-three': constant(integer(8, false), 3),
    'beyond-a-word': constant(ulong, 2 ** 32),
    'one-beyond-a-word': constant(ulong, 2 ** 32 + 1),
    'byte-of-ones': constant(integer(8, false), 0xff),
    'highest-bit': constant(uint, 2 ** 31),
  }),
)

const others = [
  'bools',
  'double2x3',
  'double2x2',
  'ulong_pair',
  'uint_three',
  'half_array3',
  'event',
]
const result = tried(slot('non-uniform-value-result', anyScalarOrVector), ...others)
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
    [undefined, subgroup, value, { ...constantLane, candidates: () => lanes() }],
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
${nonUniform.shader}
capabilities: ${nonUniform.shader.capabilities} LongVectorEXT
extensions: OpExtension "SPV_EXT_long_vector"
body: %shuffled = OpGroupNonUniformShuffle %uint1 %uint_3 %a_uint1 {%a_uint | shuffle: %a_uint1}
%bit = OpGroupNonUniformBallotBitExtract %bool %uint_3 %a_uint4 {%a_uint | bit: %a_uint1}`,
]
