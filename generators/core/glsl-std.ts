import { tagIn } from '../pairs/pair-of.ts'
import { fragment, wide } from '../pairs/pieces.ts'
import { inFragment } from '../pairs/tags.ts'
import { asManyAs, asWideAs, componentsLike, fact, factWith, like } from '../signatures/facts.ts'
import { componentOf, countOf, sameType } from '../signatures/shape.ts'
import {
  type Fact,
  joined,
  type Signature,
  signaturesOf,
  slot,
  unclear,
} from '../signatures/signature.ts'
import { asManyAsResult, beside, numbers, same } from './shared/set-facts.ts'

const fromGlsl = { set: 'GLSL.std.450', stage: 'compute' } satisfies Partial<Signature>
const operations = signaturesOf(fromGlsl, 'glsl-')
const floats = numbers(['float'])
const narrow = numbers(['float'], { widths: [16, 32] })
const integer = numbers(['integer'])
const words32 = numbers(['integer'], { widths: [32] })
const scalar = numbers(['float'], { sizes: [1] })
const x = same('glsl-float-operand')
const floatResult = slot('glsl-float-result', floats)

const spanned = slot(
  'glsl-length-operand',
  floats,
  beside('result', scalar, componentsLike('result')),
)

const angleResult = slot('glsl-angle-result', narrow)
const angle = same('glsl-angle-operand')
const integerResult = slot('glsl-integer-result', integer)
const integerOperand = slot(
  'glsl-integer-operand',
  integer,
  asManyAsResult(integer),
  beside('result', integer, asWideAs('result')),
)
const length = slot('glsl-length-result', scalar)
const crossed = same('glsl-cross-operand')
// The text says neither that what is refracted has as many components as Result Type nor that points at a distance have.
const refracted = joined(
  slot('glsl-refract-operand', floats, beside('result', floats, componentsLike('result'))),
  unclear(asManyAs('result')),
)

const word = numbers(['integer'], { widths: [32], sizes: [1] })
const double = numbers(['float'], { widths: [64], sizes: [1] })
const twoWords = numbers(['integer'], { widths: [32], sizes: [2] })
const floatsOf = (size: number) => numbers(['float'], { widths: [32], sizes: [size] })

function packing(way: 'pack' | 'unpack', heading: string, operand: Fact, result: Fact) {
  return operations`${way}-${heading} ${slot(`glsl-${way}-result`, result)} ${slot(`glsl-${way}-operand`, operand)}`
}

const square = slot(
  'glsl-matrix-operand',
  fact('be a matrix with as many columns as rows', (shape) => {
    return shape.kind === 'matrix' && countOf(shape.column) === shape.count
  }),
)

const componentOfMatrix = factWith(
  1,
  (_, name) => `be the component type of the columns of ${name}`,
  (own, shape) => {
    const component = shape.kind === 'matrix' ? componentOf(shape) : undefined
    return component && sameType(own, component)
  },
)

const imports = '%set = OpExtInstImport "GLSL.std.450"'
const inWideNumbers = tagIn(wide)`imports: ${imports}`

/** A fragment shader with a variable of its own and the value of one that it interpolates. */
const inInterpolating = tagIn(fragment)`capabilities: Shader InterpolationFunction
imports: ${imports}
body: %value = OpLoad %float %variable_Input_float_at_0`

/** Instructions of GLSL.std.450 on numbers, vectors and matrices, and those that pack and unpack words (2). */
export const signatures: readonly Signature[] = [
  ...operations`float-unary: Round RoundEven Trunc FAbs FSign Floor Ceil Fract Sqrt InverseSqrt Normalize
  ${floatResult} ${x}
float-binary: FMin FMax Step Reflect NMin NMax ${floatResult} ${x} ${x}
float-ternary: FClamp FMix SmoothStep Fma FaceForward NClamp ${floatResult} ${x} ${x} ${x}
angle-unary: Radians Degrees Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Exp Log Exp2 Log2
  ${angleResult} ${angle}
angle-binary: Atan2 Pow ${angleResult} ${angle} ${angle}
integer-unary: SAbs SSign ${integerResult} ${integerOperand}
integer-binary: UMin SMin UMax SMax ${integerResult} ${integerOperand} ${integerOperand}
integer-ternary: UClamp SClamp ${integerResult} ${integerOperand} ${integerOperand} ${integerOperand}
find: FindILsb FindSMsb FindUMsb ${slot('glsl-find-result', words32)}
  ${slot('glsl-find-operand', words32, asManyAsResult(words32))}
ldexp: Ldexp ${floatResult} ${x} ${slot('glsl-ldexp-exponent', integer, asManyAsResult(floats))}
length: Length ${length} ${spanned}
distance: Distance ${length} ${spanned} ${joined(spanned, unclear(asManyAs(1)))}
cross: Cross ${slot('glsl-cross-result', numbers(['float'], { sizes: [3] }))} ${crossed} ${crossed}
refract: Refract ${slot('glsl-refract-result', floats)} ${refracted} ${refracted}
  ${slot('glsl-refract-eta', scalar, beside('result', floats, componentsLike('result')))}`,
  ...packing('pack', 'four: PackSnorm4x8 PackUnorm4x8', floatsOf(4), word),
  ...packing('pack', 'two: PackSnorm2x16 PackUnorm2x16 PackHalf2x16', floatsOf(2), word),
  ...packing('pack', 'double: PackDouble2x32', twoWords, double),
  ...packing('unpack', 'four: UnpackSnorm4x8 UnpackUnorm4x8', word, floatsOf(4)),
  ...packing('unpack', 'two: UnpackSnorm2x16 UnpackUnorm2x16 UnpackHalf2x16', word, floatsOf(2)),
  ...packing('unpack', 'double: UnpackDouble2x32', double, twoWords),
  ...operations`determinant: Determinant ${slot('glsl-determinant-result', componentOfMatrix)} ${square}
matrix-inverse: MatrixInverse ${slot('glsl-matrix-inverse-result', like(1))} ${square}`,
]

/** Pairs on the instructions of GLSL.std.450 with pointers and structures (2). */
export const pairs = [
  inWideNumbers`glsl-modf-pointer/variables: whole parts are stored through pointers to Result Type
body: %a = OpExtInst %float %set Modf %a_float {%variable_Function_float | to-a-wider-float: %variable_Function_double | to-an-integer: %variable_Function_uint | to-a-vector: %variable_Function_float2
  | float: %a_float | integer: %uint_1}
%b = OpExtInst %float3 %set Modf %a_float3 {%variable_Function_float3 | to-a-shorter-vector: %variable_Function_float2 | to-a-component: %variable_Function_float
  | vector: %a_float3}
%c = OpExtInst %double %set Modf %a_double {%variable_Function_double | to-a-narrower-float: %variable_Function_float}`,
  inWideNumbers`glsl-frexp-pointer/variables: exponents are stored through pointers to integers of 32 bits
body: %a = OpExtInst %float %set Frexp %a_float {%variable_Function_uint | to-64-bits: %variable_Function_ulong | to-16-bits: %variable_Function_short | to-a-float: %variable_Function_float
  | to-a-vector: %variable_Function_int2 | integer: %uint_1}
%b = OpExtInst %half3 %set Frexp %a_half3 {%variable_Function_int3 | to-a-shorter-vector: %variable_Function_int2 | to-a-component: %variable_Function_uint}
%c = OpExtInst %double %set Frexp %a_double {%variable_Function_uint | double-to-64-bits: %variable_Function_ulong}`,
  inWideNumbers`glsl-struct-operand/structures: floating-point numbers are taken apart
body: %a = OpExtInst {%float_pair %set ModfStruct %a_float | integer: %uint_pair %set ModfStruct %a_uint
  | structure: %float_only_pair %set ModfStruct %a_float_only}
%b = OpExtInst {%half3_pair %set ModfStruct %a_half3 | matrix: %float2x2_pair %set ModfStruct %a_float2x2}
%c = OpExtInst {%structure_float_and_int %set FrexpStruct %a_float | exponent-of-an-integer: %structure_uint_and_int %set FrexpStruct %a_uint}
%d = OpExtInst {%structure_float2_and_uint2 %set FrexpStruct %a_float2 | exponents-of-booleans: %structure_bool2_and_int2 %set FrexpStruct %a_bool2}`,
  inWideNumbers`glsl-modf-struct-result/structures: the result has two members of the type of x
declarations: %none = OpTypeStruct
body: %a = OpExtInst {%float_pair | integer-second: %structure_float_and_uint | first-wider: %structure_double_and_float | second-wider: %structure_float_and_double
  | both-wider: %double_pair | one-member: %float_only | three-members: %float_three | no-member: %none
  | array: %floats | the-operand-type: %float | a-vector: %float2} %set ModfStruct %a_float
%b = OpExtInst {%float2_pair | scalar-first: %structure_float_and_float2 | scalar-second: %structure_float2_and_float
  | longer: %float3_pair} %set ModfStruct %a_float2`,
  inWideNumbers`glsl-frexp-struct-result/structures
the result has a member of the type of x, and one of integers of 32 bits
body: %a = OpExtInst {%structure_float_and_int | 64-bits: %structure_float_and_long | 16-bits: %structure_float_and_ushort | boolean: %structure_float_and_bool | two-floats: %float_pair
  | exchanged: %structure_int_and_float | wider: %structure_double_and_int | vector-of-exponents: %structure_float_and_int2 | one-member: %float_only
  | three-members: %structure_float_and_int_and_int | the-operand-type: %float} %set FrexpStruct %a_float
%b = OpExtInst %structure_float_and_uint %set FrexpStruct %a_float
%c = OpExtInst {%structure_half2_and_uint2 | one-exponent-for-two: %structure_half2_and_uint | three-exponents-for-two: %structure_half2_and_uint3
  | first-member-a-scalar: %structure_half_and_uint2} %set FrexpStruct %a_half2`,
  inInterpolating`glsl-interpolant-pointer/inputs
variables of Input are interpolated: floats of 32 bits and their vectors
+body: %a = OpExtInst %float %set InterpolateAtCentroid {%variable_Input_float_at_0 | private: %variable_Private_float
  | function: %variable_Function_float | value: %value | constant: %float_1}
%b = OpExtInst {%float4 %set InterpolateAtSample %variable_Input_float4_at_1 | integers: %int4 %set InterpolateAtSample %variable_Input_int4_at_2} %a_int
%c = OpExtInst {%float %set InterpolateAtOffset %variable_Input_float_at_0 | half: %half %set InterpolateAtOffset %variable_Input_half_at_3
  | matrix: %float2x2 %set InterpolateAtOffset %variable_Input_float2x2_at_4
  | array: %floats %set InterpolateAtOffset %variable_Input_floats_at_6} %a_float2
annotations: %variable_Input_int4_at_2 Flat`,
  inInterpolating`glsl-interpolant-result/inputs: the result has the type that the interpolant points to
+body: %a = OpExtInst {%float | vector: %float4 | integer: %int | half: %half} %set InterpolateAtCentroid %variable_Input_float_at_0
%b = OpExtInst {%float4 | shorter: %float3 | component: %float | integers: %int4} %set InterpolateAtSample %variable_Input_float4_at_1 %a_int
%c = OpExtInst {%float | offset: %float2} %set InterpolateAtOffset %variable_Input_float_at_0 %a_float2`,
  inInterpolating`glsl-interpolate-sample/inputs: a sample is an integer of 32 bits
+body: %a = OpExtInst %float %set InterpolateAtSample %variable_Input_float_at_0 {%a_int | long: %a_long | short: %a_ushort | float: %a_float
  | boolean: %true | vector: %a_int2}
%b = OpExtInst %float4 %set InterpolateAtSample %variable_Input_float4_at_1 {%uint_1 | unsigned-long: %a_ulong}`,
  inInterpolating`glsl-interpolate-offset/inputs: an offset is a vector of two floats of 32 bits
+body: %a = OpExtInst %float %set InterpolateAtOffset %variable_Input_float_at_0 {%a_float2 | scalar: %a_float | three: %a_float3
  | halves: %a_half2 | doubles: %a_double2 | integers: %a_int2 | array: %a_floats}
%b = OpExtInst %float4 %set InterpolateAtOffset %variable_Input_float4_at_1 %a_float2`,
  ...(
    [
      ['centroid', 'InterpolateAtCentroid', ''],
      ['sample', 'InterpolateAtSample', '%a_int'],
      ['offset', 'InterpolateAtOffset', '%a_float2'],
    ] as const
  ).map(
    ([name, instruction, last]) =>
      inFragment`glsl-interpolation-capability/${name}: a module that interpolates declares the capability for it
capabilities: Shader {InterpolationFunction | missing:}
imports: ${imports}
body: %at = OpExtInst %float %set ${instruction} %variable_Input_float_at_0 ${last}`,
  ),
]
