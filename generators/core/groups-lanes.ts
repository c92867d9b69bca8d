import { pair } from '../pairs/pair.ts'
import { wayName } from './atomics.ts'
import { nonUniform } from './shared/non-uniform.ts'

const { shader, kernel } = nonUniform

/** Instructions that name an invocation by a number that may come from anywhere. */
const moving = ['Shuffle', 'ShuffleXor', 'ShuffleUp', 'ShuffleDown'] as const

/** Before version 1.5 constants name an invocation here. */
const once = ['Broadcast', 'QuadBroadcast'] as const

type Moving = (typeof moving)[number] | (typeof once)[number] | 'QuadSwap'

const move = (op: Moving, lane: string, type = 'float') =>
  `%of_${op} = OpGroupNonUniform${op} %${type} %uint_3 %a_${type} ${lane}`
const bit = (lane: string) =>
  `%of_bit = OpGroupNonUniformBallotBitExtract %bool %uint_3 %a_uint4 ${lane}`

const moves = (ops: readonly Moving[], lane: string) => ops.map((op) => move(op, lane)).join('\n')

/** A way for every instruction, named after it. */
const each = (ops: readonly Moving[], suffix: string, lane: string) =>
  Object.fromEntries(ops.map((op) => [`${wayName(op)}-${suffix}`, move(op, lane)]))

const widths = `%wide = OpConstant %ulong 1
%narrow = OpConstant %ushort 2
%byte = OpConstant %uchar 1
%nothing = OpConstantNull %uint`

const loading = {
  ...shader,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %number',
  annotations: 'OpDecorate %chosen SpecId 0',
  declarations: `%to_private = OpTypePointer Private %uint
%number = OpVariable %to_private Private
%chosen = OpSpecConstant %uint 1
%computed = OpSpecConstantOp %uint UMod %chosen %uint_2
%nothing = OpConstantNull %uint
%of_number = OpTypeFunction %void %uint`,
}

/** Before version 1.4 variables that are no inputs and outputs are not listed. */
const old = { ...loading, entryPoints: 'OpEntryPoint GLCompute %main "main"' }

const values = `%loaded = OpLoad %uint %number
%copied = OpCopyObject %uint %uint_1
%added = OpIAdd %uint %uint_0 %uint_1`

const called = (body: string) => `%work = OpFunction %void None %of_number
%handed = OpFunctionParameter %uint
%begin = OpLabel
${body}
OpReturn
OpFunctionEnd`

/** Pairs of the rules on what names another invocation. */
export const pairs = [
  pair(
    'non-uniform-lane',
    'of-a-shader',
    'invocations are named by unsigned numbers that are constant or computed',
    {
      ...shader,
      body: `${moves(moving, '%a_uint')}
${moves(['Broadcast', 'QuadBroadcast', 'QuadSwap'], '%uint_1')}
${bit('%a_uint')}`,
    },
    {
      ...each(moving, 'signed', '%a_int'),
      ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'signed', '%int_1'),
      'bit-signed': bit('%a_int'),
      ...each(moving, 'float', '%a_float'),
      ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'float', '%float_0'),
      'bit-float': bit('%a_float'),
      'shuffle-boolean': move('Shuffle', '%a_bool'),
      'shuffle-xor-vector': move('ShuffleXor', '%a_uint2'),
      'quad-swap-boolean': move('QuadSwap', '%true'),
      'bit-vector': bit('%a_uint4'),
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-lane',
    'other-widths',
    'numbers of 8, 16 and 64 bits name invocations',
    {
      ...shader,
      declarations: widths,
      body: `${move('Shuffle', '%a_ulong')}
${move('ShuffleXor', '%a_ushort')}
${move('ShuffleUp', '%a_uchar')}
${move('ShuffleDown', '%wide')}
${move('Broadcast', '%wide')}
${move('QuadBroadcast', '%byte')}
${move('QuadSwap', '%narrow')}
${bit('%a_ulong')}`,
    },
    {
      'signed-long': move('Shuffle', '%a_long'),
      'signed-short': move('ShuffleXor', '%a_short'),
      half: move('ShuffleXor', '%a_half'),
      double: move('ShuffleDown', '%a_double'),
      'long-for-broadcast': move('Broadcast', '%a_long'),
      'short-for-quad': move('QuadBroadcast', '%a_short'),
      'long-for-bit': bit('%a_long'),
      'wide-vector': bit('%a_ulong2'),
      structure: move('ShuffleUp', '%a_uint_only'),
      array: move('ShuffleUp', '%a_uints'),
    },
  ),
  pair(
    'non-uniform-lane',
    'of-a-kernel',
    'what names an invocation in a kernel is one number',
    {
      ...kernel,
      declarations: '%to_uint = OpTypePointer Function %uint\n%uint8 = OpTypeVector %uint 8',
      body: `%held = OpVariable %to_uint Function
%loaded = OpLoad %uint %held
${move('Shuffle', '%loaded')}
${move('Broadcast', '%loaded')}
${move('QuadSwap', '%uint_2')}`,
    },
    {
      pointer: move('Shuffle', '%held'),
      vector: move('Broadcast', '%a_uint2'),
      'eight-components': move('Shuffle', '%a_uint8'),
      float: move('QuadSwap', '%float_1'),
    },
  ),
  pair(
    'non-uniform-lane',
    'long-vectors',
    'a vector of one component is no scalar',
    {
      ...shader,
      capabilities: `${shader.capabilities}\nOpCapability LongVectorEXT`,
      extensions: 'OpExtension "SPV_EXT_long_vector"',
      declarations: '%uint1 = OpTypeVector %uint 1',
      body: `${move('Shuffle', '%a_uint', 'uint1')}\n${bit('%a_uint')}`,
    },
    { shuffle: move('Shuffle', '%a_uint1', 'uint1'), bit: bit('%a_uint1') },
  ),
  pair(
    'non-uniform-lane-constant',
    'before-version-1.5',
    'in version 1.4 constants, specialized ones and null name invocations, and anything a shuffle',
    {
      ...loading,
      body: `${values}
${move('Broadcast', '%chosen')}
${move('QuadBroadcast', '%nothing')}
${move('QuadSwap', '%computed')}
${move('Shuffle', '%loaded')}
${move('ShuffleUp', '%a_uint')}
${bit('%added')}`,
    },
    {
      ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'loaded', '%loaded'),
      ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'undefined', '%a_uint'),
      ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'copied', '%copied'),
      ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'added', '%added'),
    },
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  pair(
    'non-uniform-lane-constant',
    'first-version',
    'in version 1.3 a function that is called with a number names invocations by constants',
    {
      ...old,
      before: called(moves(['Broadcast', 'QuadBroadcast', 'QuadSwap'], '%uint_2')),
      body: `%result = OpFunctionCall %void %work %uint_1
OpReturn
%unreached = OpLabel
%dead = OpGroupNonUniformQuadBroadcast %uint %uint_3 %a_uint {%uint_1 | unreached: %a_uint}`,
    },
    { ...each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'parameter', '%handed') },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-lane-constant',
    'since-version-1.5',
    'in version 1.5 what is not constant names invocations, but a direction is constant',
    {
      ...loading,
      before: called(`${moves(once, '%handed')}\n${move('QuadSwap', '%uint_2')}`),
      body: `${values}
%sent = OpGroupNonUniformBroadcast %uint %uint_3 %a_uint %loaded
%sent_in_quad = OpGroupNonUniformQuadBroadcast %uint %uint_3 %a_uint %a_uint
%swapped = OpGroupNonUniformQuadSwap %uint %uint_3 %a_uint {%chosen | loaded: %loaded
  | undefined: %a_uint | copied: %copied | added: %added | result: %sent}`,
    },
    { parameter: move('QuadSwap', '%handed') },
    { environments: ['spv1.5', 'spv1.6'] },
  ),
  pair(
    'non-uniform-lane-constant',
    'kernel-of-version-1.3',
    'a kernel of version 1.3 names invocations by constants',
    { ...kernel, body: moves(['Broadcast', 'QuadBroadcast', 'QuadSwap'], '%uint_1') },
    each(['Broadcast', 'QuadBroadcast', 'QuadSwap'], 'undefined', '%a_uint'),
    { environments: ['spv1.3'] },
  ),
  pair(
    'non-uniform-lane-constant',
    'kernel-of-version-1.6',
    'a kernel of version 1.6 swaps in a constant direction',
    {
      ...kernel,
      body: `${moves(once, '%a_uint')}\n${move('QuadSwap', '%uint_1')}`,
    },
    each(['QuadSwap'], 'undefined', '%a_uint'),
  ),
  pair(
    'non-uniform-direction-value',
    'of-a-shader',
    'there are three directions, and three is none of them',
    {
      ...loading,
      declarations: `${loading.declarations}
%all_bits = OpConstant %uint 4294967295`,
      body: `%across = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%uint_0 | three: %uint_3}
%down = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%uint_1 | four: %uint_4}
%diagonal = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%uint_2 | eight: %uint_8}
%by_null = OpGroupNonUniformQuadSwap %bool4 %uint_3 %a_bool4 {%nothing | all-bits: %all_bits}
%by_chosen = OpGroupNonUniformQuadSwap %uint %uint_3 %a_uint %chosen
%of_quad = OpGroupNonUniformQuadBroadcast %uint %uint_3 %a_uint %uint_4
%shuffled = OpGroupNonUniformShuffleXor %uint %uint_3 %a_uint %uint_3`,
    },
  ),
  pair(
    'non-uniform-direction-value',
    'other-widths',
    'directions of 8, 16 and 64 bits, and what is none although its lower word is zero',
    {
      ...shader,
      declarations: `${widths}
%beyond = OpConstant %ulong 4294967296
%beyond_and_one = OpConstant %ulong 4294967297
%top = OpConstant %ulong 9223372036854775808
%wide_three = OpConstant %ulong 3
%narrow_three = OpConstant %ushort 3
%byte_of_ones = OpConstant %uchar 255`,
      body: `%by_wide = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%wide | beyond-a-word: %beyond
  | one-beyond-a-word: %beyond_and_one | highest-bit: %top | wide-three: %wide_three}
%by_narrow = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%narrow
  | narrow-three: %narrow_three}
%by_byte = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%byte | byte-of-ones: %byte_of_ones}`,
    },
    {},
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-direction-value',
    'of-a-kernel',
    'a kernel swaps in a quad, also where nobody comes',
    {
      ...kernel,
      body: `${move('QuadSwap', '%uint_2')}
OpReturn
%unreached = OpLabel
%nowhere = OpGroupNonUniformQuadSwap %bool %uint_3 %a_bool {%uint_0 | unreached: %uint_64}`,
    },
    { three: move('QuadSwap', '%uint_3') },
  ),
]
