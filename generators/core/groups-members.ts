import { type FamilyFault, type FamilyMember, memberPairs } from '../pairs/member-pairs.ts'
import type { Pair } from '../pairs/pair.ts'
import { groupArithmetic } from './shared/group-arithmetic.ts'

const execution = '%uint_3'
const words = '%a_uint4'

/** The values of arithmetic, by the kind of the operation. */
const typeOfKind = { integer: 'int', unsigned: 'uint', float: 'float', boolean: 'bool' } as const

function memberOf(
  name: string,
  result: string,
  after: Readonly<Record<string, string>> = {},
): FamilyMember {
  return { opcode: `OpGroupNonUniform${name}`, result, operands: { execution, ...after } }
}

const tests: readonly FamilyMember[] = [
  memberOf('Elect', '%bool'),
  ...['All', 'Any', 'AllEqual'].map((name) => memberOf(name, '%bool', { predicate: '%true' })),
]

const ballots: readonly FamilyMember[] = [
  memberOf('Ballot', '%uint4', { predicate: '%true' }),
  memberOf('InverseBallot', '%bool', { value: words }),
  memberOf('BallotBitExtract', '%bool', { value: words, index: '%uint_1' }),
  memberOf('BallotBitCount', '%uint', { operation: 'Reduce', value: words }),
  memberOf('BallotFindLSB', '%uint', { value: words }),
  memberOf('BallotFindMSB', '%uint', { value: words }),
]

const lanes: readonly FamilyMember[] = [
  memberOf('BroadcastFirst', '%uint', { value: '%a_uint' }),
  ...['Broadcast', 'Shuffle', 'ShuffleXor', 'ShuffleUp', 'ShuffleDown'].map((name) =>
    memberOf(name, '%uint', { value: '%a_uint', lane: '%uint_1' }),
  ),
  ...['QuadBroadcast', 'QuadSwap'].map((name) =>
    memberOf(name, '%uint', { value: '%a_uint', lane: '%uint_1' }),
  ),
]

const arithmetic: readonly FamilyMember[] = Object.entries(groupArithmetic).map(([name, kind]) => {
  const type = typeOfKind[kind]
  return memberOf(name, `%${type}`, { operation: 'Reduce', value: `%a_${type}` })
})

const ofScopes: readonly FamilyFault[] = [
  { rule: 'scope-type', way: 'execution-float', operands: { execution: '%float_1' } },
  { rule: 'scope-constant', way: 'execution-undefined', operands: { execution: '%a_uint' } },
  {
    rule: 'non-uniform-execution',
    way: 'execution-workgroup',
    operands: { execution: '%uint_2' },
    except: ['OpGroupNonUniformBallot', 'OpGroupNonUniformShuffle'],
  },
]

const ofBallots: readonly FamilyFault[] = [
  { rule: 'non-uniform-ballot-value', way: 'value-shorter', operands: { value: '%a_uint3' } },
  { rule: 'non-uniform-ballot-value', way: 'value-signed', operands: { value: '%a_int4' } },
  { rule: 'non-uniform-ballot-value', way: 'value-wider', operands: { value: '%a_ulong4' } },
]

const oldest = { environments: ['spv1.3', 'spv1.6'], most: 6 }

function capable(name: string) {
  return { capabilities: `Shader GroupNonUniform${name}` }
}

/** Each instruction of a subgroup breaks each rule about its scope, and each reader of a ballot those about the ballot (3.3.24, 3.2.26). */
export const pairs: readonly Pair[] = [
  ...memberPairs('each-vote', capable('Vote'), tests, ofScopes, oldest),
  ...memberPairs('each-ballot', capable('Ballot'), ballots, [...ofScopes, ...ofBallots], oldest),
  ...memberPairs(
    'each-value-of-a-lane',
    {
      capabilities:
        'Shader GroupNonUniformBallot GroupNonUniformShuffle GroupNonUniformShuffleRelative GroupNonUniformQuad',
    },
    lanes,
    ofScopes,
    oldest,
  ),
  ...memberPairs(
    'each-arithmetic-of-a-subgroup',
    capable('Arithmetic'),
    arithmetic,
    ofScopes,
    oldest,
  ),
]
