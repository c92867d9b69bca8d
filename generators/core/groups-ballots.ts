import { pair } from '../pairs/pair.ts'
import { wayName } from './atomics.ts'
import { nonUniform } from './shared/non-uniform.ts'

const { shader, kernel } = nonUniform

/** `BallotFindLSB` as the name of a way: `ballot-find-lsb`. */
const way = (op: string) => wayName(op.replace('SB', 'sb'))

/** Instructions that look at a ballot: type of the result, what stands before it, what behind. */
const looking = {
  InverseBallot: ['bool', '', ''],
  BallotBitExtract: ['bool', '', ' %uint_1'],
  BallotBitCount: ['uint', ' Reduce', ''],
  BallotFindLSB: ['uint', '', ''],
  BallotFindMSB: ['uint', '', ''],
} as const

type Looking = keyof typeof looking

function look(op: Looking, ballot: string, type: string = looking[op][0]) {
  const [, before, behind] = looking[op]
  return `%of_${op} = OpGroupNonUniform${op} %${type} %uint_3${before} ${ballot}${behind}`
}

const all = Object.keys(looking) as Looking[]
const counting = ['BallotBitCount', 'BallotFindLSB', 'BallotFindMSB'] as const

const looks = (ballot: string) => all.map((op) => look(op, ballot)).join('\n')

/** A way for every instruction that gives it another ballot. */
const each = (suffix: string, ballot: string) =>
  Object.fromEntries(all.map((op) => [`${way(op)}-${suffix}`, look(op, ballot)]))

/** A way for every instruction that counts, with another type for the result. */
const eachCount = (suffix: string, type: string) =>
  Object.fromEntries(counting.map((op) => [`${way(op)}-${suffix}`, look(op, '%a_uint4', type)]))

const ballot = (type: string, name = 'ballot', scope = '%uint_3') =>
  `%${name} = OpGroupNonUniformBallot %${type} ${scope} %a_bool`

const long = {
  capabilities: `${shader.capabilities}\nOpCapability LongVectorEXT`,
  extensions: 'OpExtension "SPV_EXT_long_vector"',
  declarations: '%uint1 = OpTypeVector %uint 1\n%uint5 = OpTypeVector %uint 5',
}

const words = '%four = OpTypeArray %uint %uint_4\n%record = OpTypeStruct %uint %uint %uint %uint'

/** Pairs of the rules on ballots. */
export const pairs = [
  pair(
    'non-uniform-ballot-result',
    'of-a-shader',
    'a ballot is four unsigned words',
    {
      ...shader,
      declarations: `%ulong4 = OpTypeVector %ulong 4\n%uchar4 = OpTypeVector %uchar 4\n${words}`,
      body: ballot('uint4'),
    },
    Object.fromEntries(
      [
        ['signed', 'int4'],
        ['three-words', 'uint3'],
        ['two-words', 'uint2'],
        ['one-word', 'uint'],
        ['wider', 'ulong4'],
        ['narrower', 'ushort4'],
        ['bytes', 'uchar4'],
        ['floats', 'float4'],
        ['booleans', 'bool4'],
        ['boolean', 'bool'],
        ['two-long-words', 'ulong2'],
        ['array', 'four'],
        ['structure', 'record'],
      ].map(([way, type = '']) => [way, ballot(type)]),
    ),
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-ballot-result',
    'of-a-kernel',
    'a ballot of a kernel, also where nobody comes',
    {
      ...kernel,
      declarations: '%uint8 = OpTypeVector %uint 8',
      body: `${ballot('uint4')}\nOpReturn\n%unreached = OpLabel\n${ballot('uint4', 'other')}`,
    },
    {
      'eight-words': ballot('uint8'),
      'two-long-words': ballot('ulong2'),
      'unreached-word': ballot('uint', 'other'),
    },
  ),
  pair(
    'non-uniform-ballot-result',
    'long-vectors',
    'four words, where vectors may be longer and shorter',
    {
      ...long,
      body: `${ballot('uint4')}\n${look('BallotFindLSB', '%ballot')}\n${ballot('uint4', 'other')}`,
    },
    { 'five-words': ballot('uint5', 'other'), 'one-word': ballot('uint1', 'other') },
  ),
  pair(
    'non-uniform-ballot-value',
    'of-a-shader',
    'what is looked at is four unsigned words',
    { ...shader, declarations: words, body: looks('%a_uint4') },
    {
      ...each('signed', '%a_int4'),
      ...each('three-words', '%a_uint3'),
      'inverse-boolean': look('InverseBallot', '%a_bool'),
      'extract-word': look('BallotBitExtract', '%a_uint'),
      'count-floats': look('BallotBitCount', '%a_float4'),
      'count-narrower': look('BallotBitCount', '%a_ushort4'),
      'lowest-array': look('BallotFindLSB', '%a_four'),
      'lowest-booleans': look('BallotFindLSB', '%a_bool4'),
      'highest-structure': look('BallotFindMSB', '%a_record'),
      'highest-long-words': look('BallotFindMSB', '%a_ulong2'),
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-ballot-value',
    'made-and-constant',
    'ballots are made, constant, null and converted',
    {
      ...shader,
      declarations: `%ulong4 = OpTypeVector %ulong 4
%constant = OpConstantComposite %uint4 %uint_1 %uint_0 %uint_0 %uint_0
%signed = OpConstantComposite %int4 %int_1 %int_0 %int_0 %int_0
%nothing = OpConstantNull %uint4
%no_long = OpConstantNull %ulong4`,
      body: `${ballot('uint4')}
%cast = OpBitcast %uint4 %signed
${look('InverseBallot', '%ballot')}
${look('BallotBitExtract', '%constant')}
${look('BallotBitCount', '%nothing').replace('Reduce', 'ExclusiveScan')}
${look('BallotFindLSB', '%cast')}
${look('BallotFindMSB', '%ballot', 'ushort')}`,
    },
    {
      'inverse-long': look('InverseBallot', '%no_long'),
      'extract-signed': look('BallotBitExtract', '%signed'),
      'count-long': look('BallotBitCount', '%no_long').replace('Reduce', 'InclusiveScan'),
      'lowest-signed': look('BallotFindLSB', '%signed'),
      'highest-word': look('BallotFindMSB', '%uint_1', 'ushort'),
    },
  ),
  pair(
    'non-uniform-ballot-value',
    'of-a-kernel',
    'a kernel looks at ballots, also where nobody comes',
    {
      ...kernel,
      declarations: '%uint8 = OpTypeVector %uint 8\n%ulong4 = OpTypeVector %ulong 4',
      body: `OpReturn\n%unreached = OpLabel\n${looks('%a_uint4')}`,
    },
    { ...each('eight-words', '%a_uint8'), ...each('wider', '%a_ulong4') },
  ),
  pair(
    'non-uniform-count-result',
    'of-a-shader',
    'bits are counted and found in unsigned numbers of any width',
    {
      ...shader,
      body: `${counting.map((op) => look(op, '%a_uint4')).join('\n')}
%wide = OpGroupNonUniformBallotBitCount %ulong %uint_3 InclusiveScan %a_uint4
%narrow = OpGroupNonUniformBallotFindLSB %ushort %uint_3 %a_uint4
%byte = OpGroupNonUniformBallotFindMSB %uchar %uint_3 %a_uint4`,
    },
    {
      ...eachCount('signed', 'int'),
      ...eachCount('float', 'float'),
      ...eachCount('vector', 'uint2'),
      'wide-signed': '%wide = OpGroupNonUniformBallotBitCount %long %uint_3 InclusiveScan %a_uint4',
      'narrow-signed': '%narrow = OpGroupNonUniformBallotFindLSB %short %uint_3 %a_uint4',
      boolean: '%byte = OpGroupNonUniformBallotFindMSB %bool %uint_3 %a_uint4',
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-count-result',
    'of-a-kernel',
    'bits are counted and found in a kernel',
    { ...kernel, body: counting.map((op) => look(op, '%a_uint4')).join('\n') },
    {
      ...eachCount('ballot', 'uint4'),
      'count-structure': look('BallotBitCount', '%a_uint4', 'uint_only'),
      'lowest-array': look('BallotFindLSB', '%a_uint4', 'uints'),
      'highest-boolean': look('BallotFindMSB', '%a_uint4', 'bool'),
    },
  ),
  pair(
    'non-uniform-count-result',
    'long-vectors',
    'a vector of one component is no scalar',
    { ...long, body: counting.map((op) => look(op, '%a_uint4')).join('\n') },
    eachCount('one-component', 'uint1'),
  ),
]
