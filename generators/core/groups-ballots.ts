import { pairOf } from '../pairs/pair-of.ts'
import { fact, scalar, unsigned } from '../signatures/facts.ts'
import { integer, sameType, vector } from '../signatures/shape.ts'
import { type Signature, signature, slot } from '../signatures/signature.ts'
import {
  anyScalarOrVector,
  operation,
  subgroup,
  tried,
  usuallySubgroup,
} from './shared/group-facts.ts'
import { nonUniform } from './shared/non-uniform.ts'

const words = vector(integer(32, false), 4)
const isBallot = fact('be a vector of four unsigned 32-bit integers', (shape) =>
  sameType(shape, words),
)

const predicate = tried(
  slot('non-uniform-predicate', scalar('bool')),
  'bool4 uchar uint4 half ulong event',
)
const ballot = tried(
  slot('non-uniform-ballot-value', isBallot),
  'ulong2 uint8 float4 uint uint_array4 event',
)
const lane = slot('non-uniform-lane', scalar('integer'), unsigned)
const boolean = tried(slot('non-uniform-boolean-result', scalar('bool')), 'bool4 uchar event')
const count = tried(
  slot('non-uniform-count-result', scalar('integer'), unsigned),
  'uint4 long short bool4 double uint_pair event',
)
const inEachDimension = [
  'non-uniform-boolean-result',
  'non-uniform-predicate',
  'non-uniform-lane',
  'non-uniform-ballot-value',
  'non-uniform-count-result',
]
const shared = { inKernels: true, since: 3, inEachDimension } as const
const tests = { ...shared, result: boolean } as const

/** Votes and ballots (3.3.24). */
export const signatures: readonly Signature[] = [
  signature('election: OpGroupNonUniformElect', [undefined, subgroup], tests),
  signature(
    'votes-of-a-subgroup: OpGroupNonUniformAll OpGroupNonUniformAny',
    [undefined, subgroup, predicate],
    tests,
  ),
  signature(
    'equality-in-a-subgroup: OpGroupNonUniformAllEqual',
    [
      undefined,
      subgroup,
      tried(
        slot('non-uniform-equal-value', anyScalarOrVector),
        'bools double2x2 float_three event',
      ),
    ],
    tests,
  ),
  signature(
    'ballot: OpGroupNonUniformBallot',
    [
      tried(
        slot('non-uniform-ballot-result', isBallot),
        'ulong2 uint8 uint bool uint2 uchar4 uint_array4',
      ),
      usuallySubgroup,
      predicate,
    ],
    shared,
  ),
  signature(
    'own-bit-of-a-ballot: OpGroupNonUniformInverseBallot',
    [undefined, subgroup, ballot],
    tests,
  ),
  signature(
    'bit-of-a-ballot: OpGroupNonUniformBallotBitExtract',
    [undefined, subgroup, ballot, lane],
    tests,
  ),
  signature(
    'count-of-a-ballot: OpGroupNonUniformBallotBitCount',
    [count, subgroup, operation('Reduce', 'InclusiveScan', 'ExclusiveScan'), ballot],
    shared,
  ),
  signature(
    'bits-found-in-a-ballot: OpGroupNonUniformBallotFindLSB OpGroupNonUniformBallotFindMSB',
    [count, subgroup, ballot],
    shared,
  ),
]

const long = {
  capabilities: `${nonUniform.shader.capabilities} LongVectorEXT`,
  extensions: 'OpExtension "SPV_EXT_long_vector"',
  declarations: '%uint1 = OpTypeVector %uint 1\n%uint5 = OpTypeVector %uint 5',
}

/** Pairs of the same rules, with vectors of other lengths. */
export const pairs = [
  pairOf`non-uniform-ballot-result/long-vectors
four words, where vectors may be longer and shorter
${long}
body: %ballot = OpGroupNonUniformBallot {%uint4 | five-words: %uint5 | one-word: %uint1} %uint_3 %true`,
  pairOf`non-uniform-count-result/long-vectors
a vector of one component is no scalar
${long}
body: %count = OpGroupNonUniformBallotBitCount {%uint | count: %uint1} %uint_3 Reduce %a_uint4
%lowest = OpGroupNonUniformBallotFindLSB {%uint | lowest: %uint1} %uint_3 %a_uint4`,
]
