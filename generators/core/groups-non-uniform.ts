import { pair } from '../pairs/pair.ts'
import { wayName } from './atomics.ts'
import { groupArithmetic } from './shared/group-arithmetic.ts'
import { nonUniform } from './shared/non-uniform.ts'

const { shader, kernel } = nonUniform

/** `BallotFindLSB` as the name of a way: `ballot-find-lsb`. */
const way = (op: string) => wayName(op.replace('SB', 'sb'))

const typeOf = { integer: 'uint', unsigned: 'uint', float: 'float', boolean: 'bool' }

/** Every instruction whose Execution is to be Subgroup, but for arithmetic, by what follows OpGroupNonUniform. */
const others: Readonly<Record<string, (scope: string) => string>> = {
  Elect: (scope) => `%bool ${scope}`,
  All: (scope) => `%bool ${scope} %true`,
  Any: (scope) => `%bool ${scope} %true`,
  AllEqual: (scope) => `%bool ${scope} %a_float`,
  Broadcast: (scope) => `%float ${scope} %a_float %uint_0`,
  BroadcastFirst: (scope) => `%float ${scope} %a_float`,
  InverseBallot: (scope) => `%bool ${scope} %a_uint4`,
  BallotBitExtract: (scope) => `%bool ${scope} %a_uint4 %uint_0`,
  BallotBitCount: (scope) => `%uint ${scope} Reduce %a_uint4`,
  BallotFindLSB: (scope) => `%uint ${scope} %a_uint4`,
  BallotFindMSB: (scope) => `%uint ${scope} %a_uint4`,
  ShuffleXor: (scope) => `%float ${scope} %a_float %uint_1`,
  ShuffleUp: (scope) => `%float ${scope} %a_float %uint_1`,
  ShuffleDown: (scope) => `%float ${scope} %a_float %uint_1`,
  QuadBroadcast: (scope) => `%float ${scope} %a_float %uint_1`,
  QuadSwap: (scope) => `%float ${scope} %a_float %uint_1`,
}

const arithmetic = Object.fromEntries(
  Object.entries(groupArithmetic).map(([op, kind]) => {
    const type = typeOf[kind]
    return [op, (scope: string) => `%${type} ${scope} Reduce %a_${type}`]
  }),
)

type Instructions = typeof others

const line = (instructions: Instructions, op: string, scope: string) =>
  `%of_${op} = OpGroupNonUniform${op} ${instructions[op]?.(scope)}`

const all = (instructions: Instructions, scope: string) =>
  Object.keys(instructions)
    .map((op) => line(instructions, op, scope))
    .join('\n')

/** A way for every instruction that gives it another scope. */
const each = (instructions: Instructions, scope: string) =>
  Object.fromEntries(
    Object.keys(instructions).map((op) => [way(op), line(instructions, op, scope)]),
  )

/** Instructions that result in a Boolean scalar, with their operands. */
const tests: Readonly<Record<string, string>> = {
  Elect: '',
  All: '%a_bool',
  Any: '%true',
  AllEqual: '%a_float2',
  InverseBallot: '%a_uint4',
  BallotBitExtract: '%a_uint4 %uint_0',
}

const test = (op: string, type = 'bool') =>
  `%of_${op} = OpGroupNonUniform${op} %${type} %uint_3 ${tests[op]}`.trimEnd()

const allTests = Object.keys(tests).map((op) => test(op))

const eachTest = (type: string) =>
  Object.fromEntries(
    Object.keys(tests).map((op) => [`${way(op)}-${type.replace('_', '-')}`, test(op, type)]),
  )

const predicates = (equal: string, second: string, ballot: string) =>
  `%all = OpGroupNonUniformAll %bool %uint_3 ${equal}
%any = OpGroupNonUniformAny %bool %uint_3 ${second}
%ballot = OpGroupNonUniformBallot %uint4 %uint_3 ${ballot}`

const pointers = '%to_uint = OpTypePointer Function %uint\n%event = OpTypeEvent'

/** Pairs of the rules on Execution of non-uniform instructions, on votes and on tests. */
export const pairs = [
  pair(
    'non-uniform-execution',
    'other-than-arithmetic',
    'what is no arithmetic is executed by a subgroup',
    { ...shader, body: all(others, '%uint_3') },
    each(others, '%uint_2'),
    { environments: ['spv1.3'] },
  ),
  pair(
    'non-uniform-execution',
    'arithmetic',
    'arithmetic is done over a subgroup, whose scope is a signed constant',
    {
      ...shader,
      declarations: '%int_3 = OpConstant %int 3',
      body: all(arithmetic, '%int_3'),
    },
    each(arithmetic, '%int_2'),
  ),
  pair(
    'non-uniform-execution',
    'clusters-and-scans',
    'scans and reductions of clusters are for a subgroup too',
    {
      ...shader,
      body: `%scanned = OpGroupNonUniformIAdd %int2 {%uint_3
  | scan-of-an-invocation: %uint_4} InclusiveScan %a_int2
%excluded = OpGroupNonUniformFMax %half {%uint_3
  | scan-of-a-workgroup: %uint_2} ExclusiveScan %a_half
%clustered = OpGroupNonUniformLogicalOr %bool {%uint_3
  | cluster-of-a-workgroup: %uint_2} ClusteredReduce %a_bool %uint_4
%counted = OpGroupNonUniformBallotBitCount %uint {%uint_3
  | count-in-a-device: %uint_1} ExclusiveScan %a_uint4
OpReturn
%unreached = OpLabel
%elected = OpGroupNonUniformElect %bool {%uint_3 | unreached-across-devices: %uint_0}`,
    },
  ),
  pair(
    'non-uniform-execution',
    'of-a-kernel',
    'the scope of a kernel may be loaded, and what is loaded is not known',
    {
      ...kernel,
      annotations: 'OpDecorate %chosen SpecId 0',
      declarations: `${pointers}
%nowhere = OpConstantNull %uint
%chosen = OpSpecConstant %uint 3`,
      body: `%held = OpVariable %to_uint Function
OpStore %held %uint_3
%loaded = OpLoad %uint %held
%elected = OpGroupNonUniformElect %bool {%loaded | workgroup: %uint_2}
%equal = OpGroupNonUniformAllEqual %bool {%chosen | null: %nowhere} %a_float
%sum = OpGroupNonUniformIAdd %uint {%uint_3 | device: %uint_1} Reduce %a_uint
%swapped = OpGroupNonUniformQuadSwap %float {%uint_3 | invocation: %uint_4} %a_float %uint_1`,
    },
  ),
  pair('non-uniform-execution', 'beside-a-ballot', 'of a ballot no scope is asked for', {
    ...shader,
    body: `%ballot = OpGroupNonUniformBallot %uint4 %uint_2 %a_bool
%inverse = OpGroupNonUniformInverseBallot %bool {%uint_3 | inverse: %uint_2} %ballot`,
  }),
  pair(
    'non-uniform-execution',
    'beside-a-shuffle',
    'of a shuffle by an identifier no scope is asked for, of the other shuffles there is',
    {
      ...kernel,
      body: `%shuffled = OpGroupNonUniformShuffle %float %uint_2 %a_float %uint_0
%crossed = OpGroupNonUniformShuffleXor %float {%uint_3 | xor: %uint_2} %a_float %uint_1`,
    },
  ),
  pair(
    'non-uniform-execution',
    'beside-a-rotation',
    'a rotation, which is of an extension, is executed by a workgroup',
    {
      ...shader,
      capabilities: `${shader.capabilities}\nOpCapability GroupNonUniformRotateKHR`,
      extensions: 'OpExtension "SPV_KHR_subgroup_rotate"',
      body: `%rotated = OpGroupNonUniformRotateKHR %float %uint_2 %a_float %uint_1
%first = OpGroupNonUniformBroadcastFirst %float {%uint_3 | broadcast-first: %uint_2} %a_float`,
    },
  ),
  pair(
    'non-uniform-boolean-result',
    'of-a-shader',
    'votes and tests of a ballot result in one Boolean, also where vectors are compared',
    { ...shader, body: allTests.join('\n') },
    { ...eachTest('uint'), ...eachTest('bool2') },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-boolean-result',
    'of-a-kernel',
    'votes and tests of a kernel, and of what nobody comes to',
    { ...kernel, body: allTests.toSpliced(3, 0, 'OpReturn', '%unreached = OpLabel').join('\n') },
    {
      'elected-byte': test('Elect', 'uchar'),
      'all-float': test('All', 'float'),
      'any-array': test('Any', 'bools'),
      'all-equal-vector': test('AllEqual', 'bool4'),
      'inverse-ballot-structure': test('InverseBallot', 'uint_only'),
      'bit-integer': test('BallotBitExtract', 'ulong'),
    },
  ),
  pair(
    'non-uniform-predicate',
    'of-a-shader',
    'a predicate is a Boolean that is constant, specialized or compared',
    {
      ...shader,
      annotations: 'OpDecorate %chosen SpecId 0',
      declarations: '%chosen = OpSpecConstantFalse %bool',
      body: `%equals = OpIEqual %bool2 %a_int2 %a_uint2
%equal = OpAll %bool %equals
${predicates('%equal', '%true', '%chosen')}`,
    },
    {
      'all-integer': '%all = OpGroupNonUniformAll %bool %uint_3 %uint_1',
      'all-vector': '%all = OpGroupNonUniformAll %bool %uint_3 %equals',
      'all-float': '%all = OpGroupNonUniformAll %bool %uint_3 %float_1',
      'any-signed': '%any = OpGroupNonUniformAny %bool %uint_3 %a_int',
      'any-vector': '%any = OpGroupNonUniformAny %bool %uint_3 %a_bool4',
      'any-array': '%any = OpGroupNonUniformAny %bool %uint_3 %a_bools',
      'ballot-integer': '%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %a_uint',
      'ballot-vector': '%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %a_bool4',
      'ballot-ballot': '%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %a_uint4',
    },
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair(
    'non-uniform-predicate',
    'of-a-kernel',
    'a predicate of a kernel is a Boolean',
    {
      ...kernel,
      declarations: pointers,
      body: `%held = OpVariable %to_uint Function
${predicates('%a_bool', '%true', '%false')}`,
    },
    {
      'all-pointer': '%all = OpGroupNonUniformAll %bool %uint_3 %held',
      'any-byte': '%any = OpGroupNonUniformAny %bool %uint_3 %a_uchar',
      'ballot-structure': '%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %a_uint_only',
      'ballot-event': '%ballot = OpGroupNonUniformBallot %uint4 %uint_3 %a_event',
    },
  ),
  pair(
    'non-uniform-equal-value',
    'of-a-shader',
    'scalars and vectors of integers, floats and Booleans are compared',
    {
      ...shader,
      body: `%of_truths = OpGroupNonUniformAllEqual %bool %uint_3 {%a_bool4 | array-of-booleans: %a_bools}
%of_truth = OpGroupNonUniformAllEqual %bool %uint_3 {%a_bool | structure: %a_float_pair}
%of_reals = OpGroupNonUniformAllEqual %bool %uint_3 {%a_double3 | matrix: %a_float3x3
  | matrix-of-doubles: %a_double2x2}
%of_real = OpGroupNonUniformAllEqual %bool %uint_3 {%a_half | array-of-floats: %a_floats}
%of_short = OpGroupNonUniformAllEqual %bool %uint_3 {%a_short | structure-of-one: %a_uint_only}
%of_byte = OpGroupNonUniformAllEqual %bool %uint_3 {%a_uchar | array: %a_uints}`,
    },
    {},
    { environments: ['spv1.3', 'spv1.6'] },
  ),
  pair('non-uniform-equal-value', 'of-a-kernel', 'vectors of sixteen components are compared', {
    ...kernel,
    declarations: `${pointers}
%float16 = OpTypeVector %float 16
%long_array = OpTypeArray %float16 %uint_2`,
    body: `%held = OpVariable %to_uint Function
%number = OpGroupNonUniformAllEqual %bool %uint_3 {%a_ulong | pointer: %held | event: %a_event}
%numbers = OpGroupNonUniformAllEqual %bool %uint_3 {%a_float16 | array: %a_long_array}`,
  }),
]
