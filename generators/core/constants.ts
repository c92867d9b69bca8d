import { linePair } from '../pairs/line-pair.ts'
import { kernel, wide } from '../pairs/pieces.ts'

const twins = `%one = OpTypeStruct %float %uint
%other = OpTypeStruct %float %uint
%ones = OpTypeArray %one %uint_2`

const oneConstant = '%first = OpConstantComposite %one %float_0 %uint_1'

/** A kernel with a variable outside functions. */
const global = {
  ...kernel,
  entryPoints: 'OpEntryPoint Kernel %main "main" %variable',
  declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%holder = OpTypeStruct %uint %pointer
%variable = OpVariable %pointer CrossWorkgroup
%null = OpConstantNull %pointer`,
}

/** Pairs of the rules on constants. */
export const pairs = [
  linePair(
    'constant-boolean-type',
    'all-four',
    'Boolean constants have the Boolean type',
    {
      declarations: `%yes = OpConstantTrue %bool
%no = OpConstantFalse %bool
%special_yes = OpSpecConstantTrue %bool
%special_no = OpSpecConstantFalse %bool`,
    },
    {
      'integer-true': '%yes = OpConstantTrue %uint',
      'vector-true': '%yes = OpConstantTrue %bool2',
      'integer-false': '%no = OpConstantFalse %int',
      'vector-false': '%no = OpConstantFalse %bool4',
      'float-specialized-true': '%special_yes = OpSpecConstantTrue %float',
      'vector-specialized-false': '%special_no = OpSpecConstantFalse %bool2',
    },
  ),
  linePair(
    'constant-numerical-type',
    'numbers',
    'numerical constants have scalar types of numbers',
    {
      declarations: `%integer = OpConstant %int 1
%fraction = OpConstant %float 1.5
%special_integer = OpSpecConstant %uint 1
%special_fraction = OpSpecConstant %float 1.5`,
    },
    {
      boolean: '%integer = OpConstant %bool !1',
      vector: '%integer = OpConstant %int2 !1',
      matrix: '%fraction = OpConstant %float2x2 !0',
      structure: '%fraction = OpConstant %float_only !0',
      'specialized-boolean': '%special_integer = OpSpecConstant %bool !1',
      'specialized-vector': '%special_fraction = OpSpecConstant %float2 !0',
    },
  ),
  linePair(
    'constant-composite-type',
    'composites',
    'composite constants have types of composites, also that of the structure without members',
    {
      declarations: `%empty = OpTypeStruct
%nothing = OpConstantComposite %empty
%vector = OpConstantComposite %uint2 %uint_1 %uint_1
%specialized = OpSpecConstant %uint 1
%special_vector = OpSpecConstantComposite %uint2 %specialized %uint_1`,
    },
    {
      integer: '%nothing = OpConstantComposite %uint',
      float: '%nothing = OpConstantComposite %float',
      boolean: '%nothing = OpConstantComposite %bool',
      'specialized-integer': '%special_vector = OpSpecConstantComposite %uint',
      'specialized-boolean': '%special_vector = OpSpecConstantComposite %bool',
    },
  ),
  linePair(
    'constant-constituent-count',
    'one-for-each',
    'each constituent of the type has its constant',
    {
      declarations: `%vector = OpConstantComposite %uint3 %uint_1 %uint_1 %uint_1
%column = OpConstantComposite %float2 %float_1 %float_0
%matrix = OpConstantComposite %float2x2 %column %column
%array = OpConstantComposite %uints %uint_1 %uint_2
%structure = OpConstantComposite %uint_pair %uint_1 %uint_2
%single = OpConstantComposite %uint_only %uint_1
%specialized = OpSpecConstant %uint 1
%special_vector = OpSpecConstantComposite %uint3 %specialized %uint_1 %uint_1`,
    },
    {
      'vector-of-two': '%vector = OpConstantComposite %uint3 %uint_1 %uint_1',
      'vector-of-four': '%vector = OpConstantComposite %uint3 %uint_1 %uint_1 %uint_1 %uint_1',
      'matrix-of-three': '%matrix = OpConstantComposite %float2x2 %column %column %column',
      'array-of-one': '%array = OpConstantComposite %uints %uint_1',
      'array-of-three': '%array = OpConstantComposite %uints %uint_1 %uint_2 %uint_3',
      'structure-of-one': '%structure = OpConstantComposite %uint_pair %uint_1',
      'structure-of-none': '%single = OpConstantComposite %uint_only',
      'specialized-of-two': '%special_vector = OpSpecConstantComposite %uint3 %specialized %uint_1',
    },
  ),
  linePair(
    'constant-constituent-count',
    'specialized-length',
    'as long as the length is to be specialized, no number of elements is wrong',
    {
      declarations: `%length = OpSpecConstant %uint 2
%sized = OpTypeArray %uint %length
%array = OpConstantComposite %sized %uint_1 %uint_2 %uint_3
%other = OpConstantComposite %uints %uint_1 %uint_2`,
    },
    { 'fixed-length': '%other = OpConstantComposite %uints %uint_1 %uint_2 %uint_3' },
  ),
  linePair(
    'constant-constituent-type',
    'like-the-parts',
    'each constituent has the type of its place',
    {
      ...wide,
      declarations: `${twins}
${oneConstant}
%another = OpConstantComposite %other %float_0 %uint_1
%column = OpConstantComposite %float2 %float_1 %float_0
%long_column = OpConstantComposite %float3 %float_1 %float_0 %float_0
%pair = OpConstantComposite %uint2 %uint_1 %uint_1
%vector = OpConstantComposite %uint2 %uint_1 %uint_2
%matrix = OpConstantComposite %float2x2 %column %column
%array = OpConstantComposite %ones %first %first
%structure = OpConstantComposite %one %float_1 %uint_0`,
    },
    {
      'signed-component': '%vector = OpConstantComposite %uint2 %uint_1 %int_2',
      'vector-components': '%vector = OpConstantComposite %uint2 %pair %pair',
      'boolean-component': '%vector = OpConstantComposite %uint2 %true %uint_1',
      'scalar-column': '%matrix = OpConstantComposite %float2x2 %column %float_1',
      'longer-column': '%matrix = OpConstantComposite %float2x2 %long_column %column',
      'twin-element': '%array = OpConstantComposite %ones %first %another',
      exchanged: '%structure = OpConstantComposite %one %uint_0 %float_1',
    },
  ),
  linePair(
    'constant-constituent-type',
    'specialized-null-and-undefined',
    'also nulls, undefined values and specialization constants have the type of their place',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%signed = OpSpecConstant %int 1
%unknown = OpUndef %uint
%unknown_float = OpUndef %float
%zero = OpConstantNull %uint
%zeros = OpConstantNull %uint2
%plain = OpConstantComposite %uint2 %zero %unknown
%special = OpSpecConstantComposite %uint2 %specialized %zero`,
    },
    {
      'undefined-float': '%plain = OpConstantComposite %uint2 %zero %unknown_float',
      'null-vector': '%plain = OpConstantComposite %uint2 %zeros %unknown',
      'specialized-signed': '%special = OpSpecConstantComposite %uint2 %signed %zero',
      'specialized-undefined':
        '%special = OpSpecConstantComposite %uint2 %specialized %unknown_float',
    },
  ),
  linePair(
    'constant-constituent-plain',
    'not-specialized',
    'constituents are constants of all kinds except specialization constants',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%choice = OpSpecConstantTrue %bool
%sum = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
%special_vector = OpSpecConstantComposite %uint2 %specialized %uint_1
%unknown = OpUndef %uint
%zeros = OpConstantNull %uint2
%vectors = OpTypeArray %uint2 %uint_2
%vector = OpConstantComposite %uint2 %unknown %uint_1
%booleans = OpConstantComposite %bool2 %true %false
%array = OpConstantComposite %vectors %vector %zeros`,
    },
    {
      number: '%vector = OpConstantComposite %uint2 %unknown %specialized',
      boolean: '%booleans = OpConstantComposite %bool2 %choice %false',
      operation: '%vector = OpConstantComposite %uint2 %sum %uint_1',
      composite: '%array = OpConstantComposite %vectors %vector %special_vector',
    },
  ),
  linePair(
    'constant-constituent-plain',
    'no-variable',
    'a null pointer is a constituent of a constant, a variable is none',
    {
      ...global,
      declarations: `${global.declarations}
%constant = OpConstantComposite %holder %uint_1 %null`,
    },
    { variable: '%constant = OpConstantComposite %holder %uint_1 %variable' },
  ),
  linePair(
    'spec-constant-constituent',
    'no-variable',
    'a null pointer is a constituent of a specialization constant, a variable is none',
    {
      ...global,
      declarations: `${global.declarations}
%specialized = OpSpecConstant %uint 1
%constant = OpSpecConstantComposite %holder %specialized %null`,
    },
    { variable: '%constant = OpSpecConstantComposite %holder %specialized %variable' },
  ),
]
