import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { wayName } from './atomics.ts'

const numbers = `OpCapability Groups
OpCapability Int64
OpCapability Int16
OpCapability Int8
OpCapability Float16
OpCapability Float64`

/** A shader whose integers may be signed; what arithmetic it has over groups the enumerants of its operation enable. */
const shader = {
  capabilities: `OpCapability Shader\n${numbers}\nOpCapability GroupNonUniformArithmetic`,
}

/** A kernel with long vectors, whose integers have Signedness 0. */
const ofKernel = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Vector16\n${numbers}`,
  declarations: `%uint8 = OpTypeVector %uint 8
%float16 = OpTypeVector %float 16
%event = OpTypeEvent
%to_uint = OpTypePointer Function %uint`,
}

const integers = ['IAdd', 'UMin', 'SMin', 'UMax', 'SMax']
const floats = ['FAdd', 'FMin', 'FMax']

/** Arithmetic of a group with `X` of some type, by default of that of the result. */
const arithmetic = (op: string, type: string, value = type, operation = 'Reduce') =>
  `%of_${op} = OpGroup${op} %${type} %uint_2 ${operation} %a_${value}`

const each = (ops: readonly string[], line: (op: string) => string) => ops.map(line).join('\n')

/** A way for every instruction, named after it. */
const ways = (ops: readonly string[], suffix: string, line: (op: string) => string) =>
  Object.fromEntries(ops.map((op) => [`${wayName(op)}${suffix}`, line(op)]))

const broadcast = (type: string, value = type, place = 'uint') =>
  `%sent = OpGroupBroadcast %${type} %uint_2 %a_${value} %a_${place}`

/** Pairs of the rules on group instructions. */
export const pairs = [
  pair(
    'group-boolean-result',
    'of-a-kernel',
    'votes of a group result in a Boolean',
    {
      ...ofKernel,
      body: `%all = OpGroupAll {%bool | all-integer: %uint | all-vector: %bool2
  | all-float: %float} %uint_2 %a_bool
%any = OpGroupAny {%bool | any-integer: %uchar | any-vector: %bool4
  | any-event: %event} %uint_3 %a_bool`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
  pair(
    'group-boolean-result',
    'of-a-shader',
    'votes of a group in a shader, also where nobody comes',
    {
      ...shader,
      body: `%all = OpGroupAll {%bool | all-array: %bools | all-signed: %int} %uint_2 %true
OpReturn
%unreached = OpLabel
%any = OpGroupAny {%bool | any-vector: %bool2} %int_2 %false`,
    },
  ),
  pair(
    'group-predicate',
    'of-a-kernel',
    'a predicate is a Boolean',
    {
      ...ofKernel,
      body: `%place = OpVariable %to_uint Function
%equal = OpIEqual %bool %a_uint %uint_1
%equals = OpIEqual %bool2 %a_uint2 %a_uint2
%all = OpGroupAll %bool %uint_2 {%equal | all-integer: %a_uint | all-vector: %equals
  | all-pointer: %place}
%any = OpGroupAny %bool %uint_3 {%a_bool | any-byte: %a_uchar | any-vector: %a_bool4
  | any-event: %a_event}`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
  pair('group-predicate', 'of-a-shader', 'a predicate of a shader is compared or constant', {
    ...shader,
    annotations: 'OpDecorate %chosen SpecId 0',
    declarations: '%chosen = OpSpecConstantTrue %bool',
    body: `%all = OpGroupAll %bool %uint_2 {%chosen | all-signed: %int_1 | all-float: %float_1}
%any = OpGroupAny %bool %uint_2 {%a_bool | any-array: %a_bools | any-structure: %a_uint_only}`,
  }),
  pair(
    'group-value-result',
    'integers-of-a-kernel',
    'integers and vectors of up to sixteen are added and compared over a group',
    {
      ...ofKernel,
      body: `${each(integers, (op) => arithmetic(op, 'uint'))}
%longer = OpGroupIAdd %uint8 %uint_2 InclusiveScan %a_uint8
%wider = OpGroupSMax %ulong2 %uint_3 ExclusiveScan %a_ulong2
%narrower = OpGroupUMin %uchar %uint_2 Reduce %a_uchar`,
    },
    {
      ...ways(integers, '-float', (op) => arithmetic(op, 'float')),
      boolean: '%narrower = OpGroupUMin %bool %uint_2 Reduce %a_bool',
      booleans: '%longer = OpGroupIAdd %bool4 %uint_2 InclusiveScan %a_bool4',
      floats: '%wider = OpGroupSMax %double2 %uint_3 ExclusiveScan %a_double2',
      array: '%longer = OpGroupIAdd %uints %uint_2 InclusiveScan %a_uints',
      structure: '%wider = OpGroupSMax %ulong_pair %uint_3 ExclusiveScan %a_ulong_pair',
      pointer: '%narrower = OpGroupUMin %to_uint %uint_2 Reduce %a_to_uint',
    },
  ),
  pair(
    'group-value-result',
    'integers-of-a-shader',
    'a signedness is not asked for, although instructions have one',
    {
      ...shader,
      body: `%signed_smallest = OpGroupUMin {%int %uint_2 Reduce %a_int
  | smallest-float: %half %uint_2 Reduce %a_half}
%signed_largest = OpGroupUMax {%int3 %uint_2 InclusiveScan %a_int3
  | largest-floats: %float3 %uint_2 InclusiveScan %a_float3}
%smallest = OpGroupSMin {%uint %uint_2 Reduce %a_uint
  | smallest-matrix: %float2x2 %uint_2 Reduce %a_float2x2}
%largest = OpGroupSMax {%ushort %uint_2 ExclusiveScan %a_ushort
  | largest-half: %half %uint_2 ExclusiveScan %a_half}
%sum = OpGroupIAdd {%long %uint_2 Reduce %a_long | sum-of-doubles: %double %uint_2 Reduce %a_double}`,
    },
  ),
  pair(
    'group-value-result',
    'floats',
    'floats of all widths are added and compared over a group',
    {
      ...ofKernel,
      body: `${each(floats, (op) => arithmetic(op, 'float'))}
%longer = OpGroupFAdd %float16 %uint_2 InclusiveScan %a_float16
%wider = OpGroupFMax %double2 %uint_3 ExclusiveScan %a_double2
%narrower = OpGroupFMin %half %uint_2 Reduce %a_half`,
    },
    {
      ...ways(floats, '-integer', (op) => arithmetic(op, 'uint')),
      integers: '%longer = OpGroupFAdd %uint8 %uint_2 InclusiveScan %a_uint8',
      boolean: '%narrower = OpGroupFMin %bool %uint_2 Reduce %a_bool',
      'wide-integers': '%wider = OpGroupFMax %ulong2 %uint_3 ExclusiveScan %a_ulong2',
      array: '%longer = OpGroupFAdd %floats %uint_2 InclusiveScan %a_floats',
      structure: '%narrower = OpGroupFMin %float_only %uint_2 Reduce %a_float_only',
    },
  ),
  pair(
    'group-value-result',
    'broadcast',
    'numbers, Booleans and vectors of them are broadcast',
    {
      ...ofKernel,
      body: `${broadcast('uint')}
%sent_truth = OpGroupBroadcast %bool %uint_2 %a_bool %a_uint
%sent_truths = OpGroupBroadcast %bool4 %uint_2 %a_bool4 %a_uint2
%sent_floats = OpGroupBroadcast %float16 %uint_2 %a_float16 %a_uint3
%sent_byte = OpGroupBroadcast %uchar %uint_3 %a_uchar %a_uint`,
    },
    {
      array: broadcast('uints'),
      structure: broadcast('float_pair'),
      pointer: broadcast('to_uint'),
      event: broadcast('event'),
      'array-of-floats': '%sent_floats = OpGroupBroadcast %floats %uint_2 %a_floats %a_uint3',
      'structure-of-one': '%sent_byte = OpGroupBroadcast %uint_only %uint_3 %a_uint_only %a_uint',
    },
  ),
  pair(
    'group-value-result',
    'broadcast-of-a-shader',
    'columns are broadcast',
    { ...shader, body: broadcast('float2') },
    { matrix: broadcast('float2x2'), 'matrix-of-doubles': broadcast('double2x2') },
  ),
  pair(
    'group-value-type',
    'arithmetic-of-a-shader',
    'operands of arithmetic have the type of the result',
    {
      ...shader,
      body: `${each(integers, (op) => arithmetic(op, 'uint'))}
${each(floats, (op) => arithmetic(op, 'float2', 'float2', 'InclusiveScan'))}`,
    },
    {
      ...ways(integers, '-signedness', (op) => arithmetic(op, 'uint', 'int')),
      ...ways(floats, '-length', (op) => arithmetic(op, 'float2', 'float3', 'InclusiveScan')),
      'i-add-width': arithmetic('IAdd', 'uint', 'ulong'),
      'u-min-vector': arithmetic('UMin', 'uint', 'uint2'),
      's-max-float': arithmetic('SMax', 'uint', 'float'),
      'f-add-scalar': arithmetic('FAdd', 'float2', 'float', 'InclusiveScan'),
      'f-min-width': arithmetic('FMin', 'float2', 'half2', 'InclusiveScan'),
      'f-max-integers': arithmetic('FMax', 'float2', 'int2', 'InclusiveScan'),
    },
  ),
  pair(
    'group-value-type',
    'of-a-kernel',
    'values of a kernel have the type of the result',
    {
      ...ofKernel,
      body: `${arithmetic('IAdd', 'uint8', 'uint8', 'ExclusiveScan')}
${arithmetic('FMax', 'half')}
${broadcast('uint')}
%sent_truths = OpGroupBroadcast %bool4 %uint_2 %a_bool4 %a_uint2`,
    },
    {
      'shorter-sum': arithmetic('IAdd', 'uint8', 'uint4', 'ExclusiveScan'),
      'wider-largest': arithmetic('FMax', 'half', 'float'),
      'integer-largest': arithmetic('FMax', 'half', 'ushort'),
      'broadcast-float': broadcast('uint', 'float'),
      'broadcast-vector': broadcast('uint', 'uint2'),
      'broadcast-boolean': broadcast('uint', 'bool'),
      'broadcast-structure': broadcast('uint', 'uint_only'),
      'broadcast-scalar': '%sent_truths = OpGroupBroadcast %bool4 %uint_2 %a_bool %a_uint2',
    },
    { environments: ['spv1.0'] },
  ),
  pair(
    'group-local-id',
    'of-a-kernel',
    'an invocation is named in one, two or three dimensions by integers of any width',
    {
      ...ofKernel,
      body: `${broadcast('float')}
%by_two = OpGroupBroadcast %uint %uint_2 %a_uint %a_uint2
%by_three = OpGroupBroadcast %bool2 %uint_2 %a_bool2 %a_uint3
%by_wide = OpGroupBroadcast %uint8 %uint_2 %a_uint8 %a_ulong
%by_short = OpGroupBroadcast %uint %uint_2 %a_uint %a_ushort2`,
    },
    {
      float: broadcast('float', 'float', 'float'),
      boolean: broadcast('float', 'float', 'bool'),
      'one-in-a-structure': broadcast('float', 'float', 'uint_only'),
      pointer: broadcast('float', 'float', 'to_uint'),
      'two-floats': '%by_two = OpGroupBroadcast %uint %uint_2 %a_uint %a_float2',
      'array-of-two': '%by_two = OpGroupBroadcast %uint %uint_2 %a_uint %a_uints',
      'four-components': '%by_three = OpGroupBroadcast %bool2 %uint_2 %a_bool2 %a_uint4',
      'three-booleans': '%by_three = OpGroupBroadcast %bool2 %uint_2 %a_bool2 %a_bool3',
      'eight-components': '%by_wide = OpGroupBroadcast %uint8 %uint_2 %a_uint8 %a_uint8',
      'four-short': '%by_short = OpGroupBroadcast %uint %uint_2 %a_uint %a_ushort4',
    },
  ),
  pair(
    'group-local-id',
    'of-a-shader',
    'an invocation is named by signed integers',
    {
      ...shader,
      body: `${broadcast('float', 'float', 'int')}
%by_three = OpGroupBroadcast %int %uint_2 %a_int {%a_int3 | four-components: %a_int4
  | three-floats: %a_float3 | matrix: %a_float3x3}`,
    },
    { float: broadcast('float', 'float', 'float') },
  ),
]
