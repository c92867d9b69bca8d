import { pair } from '../pairs/pair.ts'
import { wayName } from './atomics.ts'
import { groupArithmetic } from './shared/group-arithmetic.ts'
import { nonUniform } from './shared/non-uniform.ts'

const { shader, kernel } = nonUniform

/** What stands behind Value in the instructions that hand values round. */
const handing = {
  Broadcast: '%uint_1',
  BroadcastFirst: '',
  Shuffle: '%uint_1',
  ShuffleXor: '%uint_1',
  ShuffleUp: '%uint_1',
  ShuffleDown: '%uint_1',
  QuadBroadcast: '%uint_1',
  QuadSwap: '%uint_1',
}

type Handing = keyof typeof handing
type Arithmetic = keyof typeof groupArithmetic

const hand = (op: Handing, type: string, value = type) =>
  `%of_${op} = OpGroupNonUniform${op} %${type} %uint_3 %a_${value} ${handing[op]}`.trimEnd()

const arithmetic = (op: Arithmetic, type: string, value = type, operation = 'Reduce') =>
  `%of_${op} = OpGroupNonUniform${op} %${type} %uint_3 ${operation} %a_${value}`

const clustered = (op: Arithmetic, type: string, value = type) =>
  `${arithmetic(op, type, value, 'ClusteredReduce')} %uint_4`

const handers = ['Broadcast', 'BroadcastFirst', 'Shuffle', 'ShuffleXor'] as const
const neighbours = ['ShuffleUp', 'ShuffleDown', 'QuadBroadcast', 'QuadSwap'] as const

const operations = Object.keys(groupArithmetic) as Arithmetic[]
const ofKind = (...kinds: readonly string[]) =>
  operations.filter((op) => kinds.includes(groupArithmetic[op]))

const integers = ofKind('integer', 'unsigned')
const unsigned = ofKind('unsigned')
const floats = ofKind('float')
const booleans = ofKind('boolean')

/** A way for every instruction, named after it. */
const each = <Name extends string>(
  ops: readonly Name[],
  suffix: string,
  line: (op: Name) => string,
) => Object.fromEntries(ops.map((op) => [`${wayName(op)}-${suffix}`, line(op)]))

const lines = <Name extends string>(ops: readonly Name[], line: (op: Name) => string) =>
  ops.map(line).join('\n')

const long = {
  capabilities: `${shader.capabilities}\nOpCapability LongVectorEXT`,
  extensions: 'OpExtension "SPV_EXT_long_vector"',
  declarations: `%uint1 = OpTypeVector %uint 1
%uint5 = OpTypeVector %uint 5
%float1 = OpTypeVector %float 1
%float8 = OpTypeVector %float 8
%sized = OpTypeVectorIdEXT %float %uint_8`,
}

const ofKernel = {
  ...kernel,
  declarations: `%event = OpTypeEvent
%to_uint = OpTypePointer Function %uint
%uint8 = OpTypeVector %uint 8
%float16 = OpTypeVector %float 16`,
}

/** Pairs of the rules on values of a group that are handed round, or calculated with. */
export const pairs = [
  pair(
    'non-uniform-value-result',
    'scalars',
    'integers, floats and Booleans are handed round',
    {
      ...shader,
      body: `${lines(handers, (op) => hand(op, 'float'))}
${lines(neighbours, (op) => hand(op, 'bool'))}`,
    },
    {
      ...each(handers, 'matrix', (op) => hand(op, 'float2x2')),
      ...each(neighbours, 'array', (op) => hand(op, 'bools')),
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-value-result',
    'vectors',
    'vectors of numbers of all widths, and of Booleans, are handed round',
    {
      ...shader,
      body: `${lines(handers, (op) => hand(op, 'ulong2'))}
${lines(neighbours, (op) => hand(op, 'half4'))}
%pair = OpGroupNonUniformShuffle %bool2 %uint_3 %a_bool2 %uint_0
%bytes = OpGroupNonUniformShuffle %uchar %uint_3 %a_uchar %uint_0`,
    },
    {
      ...each(handers, 'structure', (op) => hand(op, 'ulong_pair')),
      ...each(neighbours, 'structure', (op) => hand(op, 'float_only')),
      'array-of-floats': hand('QuadSwap', 'floats'),
      'matrix-of-doubles': hand('QuadBroadcast', 'double2x3'),
    },
  ),
  pair(
    'non-uniform-value-result',
    'of-a-kernel',
    'vectors of sixteen components are handed round, also where nobody comes',
    {
      ...ofKernel,
      body: `${hand('BroadcastFirst', 'float16')}
${hand('ShuffleXor', 'uint')}
OpReturn
%unreached = OpLabel
${hand('QuadBroadcast', 'uint8')}`,
    },
    {
      event: hand('BroadcastFirst', 'event'),
      pointer: hand('ShuffleXor', 'to_uint'),
      array: hand('QuadBroadcast', 'uints'),
    },
  ),
  pair(
    'non-uniform-value-result',
    'long-vectors',
    'vectors of one component and of more than four are vectors',
    {
      ...long,
      body: `${hand('Shuffle', 'float1')}\n${hand('QuadSwap', 'sized')}\n${hand('Broadcast', 'uint5')}`,
    },
    { structure: hand('Shuffle', 'float_only'), array: hand('QuadSwap', 'floats') },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'integers',
    'integers of any signedness are calculated with, the smallest and largest unsigned one is unsigned',
    {
      ...shader,
      body: lines(integers, (op) => arithmetic(op, unsigned.includes(op) ? 'uint' : 'int')),
    },
    {
      ...each(integers, 'float', (op) => arithmetic(op, 'float')),
      ...each(unsigned, 'signed', (op) => arithmetic(op, 'int')),
      ...each(ofKind('integer'), 'boolean', (op) => arithmetic(op, 'bool')),
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'vectors-of-integers',
    'vectors and other widths are calculated with, unsigned where the smallest or largest unsigned one is asked for',
    {
      ...shader,
      body: `${lines(unsigned, (op) => arithmetic(op, 'ulong2', 'ulong2', 'InclusiveScan'))}
${arithmetic('SMin', 'uint3')}
${arithmetic('SMax', 'ushort', 'ushort', 'ExclusiveScan')}
${clustered('IAdd', 'long2')}
${arithmetic('BitwiseXor', 'uchar')}`,
    },
    {
      ...each(unsigned, 'signed', (op) => arithmetic(op, 'long2', 'long2', 'InclusiveScan')),
      'floats-by-s-min': arithmetic('SMin', 'float3'),
      'half-by-s-max': arithmetic('SMax', 'half', 'half', 'ExclusiveScan'),
      'array-by-i-add': clustered('IAdd', 'ints'),
      'doubles-by-i-add': clustered('IAdd', 'double2'),
      'structure-by-bitwise-xor': arithmetic('BitwiseXor', 'uint_only'),
    },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'floats',
    'floats and vectors of floats are calculated with',
    {
      ...shader,
      body: `${lines(floats, (op) => arithmetic(op, 'float'))}
%wide = OpGroupNonUniformFMul %double3 %uint_3 InclusiveScan %a_double3
%narrow = OpGroupNonUniformFMax %half %uint_3 ClusteredReduce %a_half %uint_2`,
    },
    {
      ...each(floats, 'integer', (op) => arithmetic(op, 'uint')),
      'boolean-by-f-min': arithmetic('FMin', 'bool'),
      'matrix-by-f-mul': arithmetic('FMul', 'float2x2'),
      'array-by-f-add': arithmetic('FAdd', 'floats'),
      'matrix-of-doubles':
        '%wide = OpGroupNonUniformFMul %double2x2 %uint_3 InclusiveScan %a_double2x2',
      short: '%narrow = OpGroupNonUniformFMax %short %uint_3 ClusteredReduce %a_short %uint_2',
    },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'booleans',
    'Booleans and vectors of them are combined',
    {
      ...shader,
      body: `${lines(booleans, (op) => arithmetic(op, 'bool'))}
%pair = OpGroupNonUniformLogicalXor %bool2 %uint_3 ClusteredReduce %a_bool2 %uint_2`,
    },
    {
      ...each(booleans, 'integer', (op) => arithmetic(op, 'uint')),
      ...each(booleans, 'array', (op) => arithmetic(op, 'bools')),
      'float-by-logical-or': arithmetic('LogicalOr', 'float'),
      'pair-of-integers':
        '%pair = OpGroupNonUniformLogicalXor %int2 %uint_3 ClusteredReduce %a_int2 %uint_2',
    },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'of-a-kernel',
    'vectors of eight and sixteen are calculated with in a kernel',
    {
      ...ofKernel,
      body: `${arithmetic('UMin', 'uint8')}
${arithmetic('FMax', 'float16', 'float16', 'ExclusiveScan')}
${arithmetic('LogicalAnd', 'bool4')}`,
    },
    {
      floats: arithmetic('UMin', 'float16'),
      pointer: arithmetic('UMin', 'to_uint'),
      integers: arithmetic('FMax', 'uint8', 'uint8', 'ExclusiveScan'),
      event: arithmetic('LogicalAnd', 'event'),
    },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'long-vectors',
    'vectors of one component and of more than four are vectors',
    {
      ...long,
      body: `${arithmetic('UMax', 'uint5')}\n${arithmetic('FAdd', 'sized')}\n${arithmetic('FMul', 'float1')}`,
    },
    { floats: arithmetic('UMax', 'float8'), integer: arithmetic('FMul', 'uint1') },
  ),
  pair(
    'non-uniform-value-type',
    'handed-round',
    'what is handed round has the type of the result',
    {
      ...shader,
      body: `${lines(handers, (op) => hand(op, 'uint'))}\n${lines(neighbours, (op) => hand(op, 'float2'))}`,
    },
    {
      ...each(handers, 'signedness', (op) => hand(op, 'uint', 'int')),
      ...each(neighbours, 'length', (op) => hand(op, 'float2', 'float3')),
      'broadcast-width': hand('Broadcast', 'uint', 'ulong'),
      'shuffle-boolean': hand('Shuffle', 'uint', 'bool'),
      'shuffle-vector': hand('Shuffle', 'uint', 'uint2'),
      'shuffle-structure': hand('ShuffleXor', 'uint', 'uint_only'),
      'quad-scalar': hand('QuadSwap', 'float2', 'float'),
      'quad-half': hand('QuadBroadcast', 'float2', 'half2'),
      'down-array': hand('ShuffleDown', 'float2', 'floats'),
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-value-type',
    'arithmetic',
    'what is calculated with has the type of the result',
    {
      ...shader,
      body: `${lines(integers, (op) => arithmetic(op, 'uint'))}
${lines(floats, (op) => arithmetic(op, 'float', 'float', 'InclusiveScan'))}
${lines(booleans, (op) => clustered(op, 'bool2'))}`,
    },
    {
      ...each(integers, 'signedness', (op) => arithmetic(op, 'uint', 'int')),
      ...each(floats, 'width', (op) => arithmetic(op, 'float', 'half', 'InclusiveScan')),
      ...each(booleans, 'scalar', (op) => clustered(op, 'bool2', 'bool')),
      'i-add-width': arithmetic('IAdd', 'uint', 'ulong'),
      'u-max-vector': arithmetic('UMax', 'uint', 'uint2'),
      'bitwise-and-boolean': arithmetic('BitwiseAnd', 'uint', 'bool'),
      'f-mul-vector': arithmetic('FMul', 'float', 'float2', 'InclusiveScan'),
      'f-min-integer': arithmetic('FMin', 'float', 'int', 'InclusiveScan'),
      'logical-or-length': clustered('LogicalOr', 'bool2', 'bool4'),
    },
  ),
  pair(
    'non-uniform-value-type',
    'of-a-kernel',
    'values of a kernel have the type of the result',
    {
      ...ofKernel,
      body: `${arithmetic('FAdd', 'float16')}
${hand('ShuffleUp', 'uint8')}
OpReturn
%unreached = OpLabel
${clustered('SMin', 'ushort2')}`,
    },
    {
      shorter: arithmetic('FAdd', 'float16', 'float4'),
      longer: hand('ShuffleUp', 'uint8', 'float16'),
      pointer: hand('ShuffleUp', 'uint8', 'to_uint'),
      unreached: clustered('SMin', 'ushort2', 'ushort4'),
    },
  ),
]
