import { pairOf } from '../pairs/pair-of.ts'
import { fragment, wide } from '../pairs/pieces.ts'

const imports = '%set = OpExtInstImport "GLSL.std.450"'

/** Locations of variables in turn; one that an empty name has belongs to the variable before it. */
function located(...names: readonly string[]): string {
  return names.map((name, at) => name && `OpDecorate %${name} Location ${at}`).join('\n')
}

/** Pairs on the instructions of GLSL.std.450 with pointers and structures (2). */
export const pairs = [
  pairOf`glsl-modf-pointer/variables
whole parts are stored through pointers to Result Type
${wide}
imports: ${imports}
body: %a = OpExtInst %float %set Modf %a_float {%variable_Function_float | to-a-wider-float: %variable_Function_double | to-an-integer: %variable_Function_uint | to-a-vector: %variable_Function_float2
  | float: %a_float | integer: %uint_1}
%b = OpExtInst %float3 %set Modf %a_float3 {%variable_Function_float3 | to-a-shorter-vector: %variable_Function_float2 | to-a-component: %variable_Function_float
  | vector: %a_float3}
%c = OpExtInst %double %set Modf %a_double {%variable_Function_double | to-a-narrower-float: %variable_Function_float}`,
  pairOf`glsl-frexp-pointer/variables
exponents are stored through pointers to integers of 32 bits
${wide}
imports: ${imports}
body: %a = OpExtInst %float %set Frexp %a_float {%variable_Function_uint | to-64-bits: %variable_Function_ulong | to-16-bits: %variable_Function_short | to-a-float: %variable_Function_float
  | to-a-vector: %variable_Function_int2 | integer: %uint_1}
%b = OpExtInst %half3 %set Frexp %a_half3 {%variable_Function_int3 | to-a-shorter-vector: %variable_Function_int2 | to-a-component: %variable_Function_uint}
%c = OpExtInst %double %set Frexp %a_double {%variable_Function_uint | double-to-64-bits: %variable_Function_ulong}`,
  pairOf`glsl-struct-operand/structures
floating-point numbers are taken apart
${wide}
imports: ${imports}
body: %a = OpExtInst {%float_pair %set ModfStruct %a_float | integer: %uint_pair %set ModfStruct %a_uint
  | structure: %float_only_pair %set ModfStruct %a_float_only}
%b = OpExtInst {%half3_pair %set ModfStruct %a_half3 | matrix: %float2x2_pair %set ModfStruct %a_float2x2}
%c = OpExtInst {%structure_float_and_int %set FrexpStruct %a_float | exponent-of-an-integer: %structure_uint_and_int %set FrexpStruct %a_uint}
%d = OpExtInst {%structure_float2_and_uint2 %set FrexpStruct %a_float2 | exponents-of-booleans: %structure_bool2_and_int2 %set FrexpStruct %a_bool2}`,
  pairOf`glsl-modf-struct-result/structures
the result has two members of the type of x
${wide}
imports: ${imports}
declarations: %none = OpTypeStruct
body: %a = OpExtInst {%float_pair | integer-second: %structure_float_and_uint | first-wider: %structure_double_and_float | second-wider: %structure_float_and_double
  | both-wider: %double_pair | one-member: %float_only | three-members: %float_three | no-member: %none
  | array: %floats | the-operand-type: %float | a-vector: %float2} %set ModfStruct %a_float
%b = OpExtInst {%float2_pair | scalar-first: %structure_float_and_float2 | scalar-second: %structure_float2_and_float
  | longer: %float3_pair} %set ModfStruct %a_float2`,
  pairOf`glsl-frexp-struct-result/structures
the result has a member of the type of x, and one of integers of 32 bits
${wide}
imports: ${imports}
body: %a = OpExtInst {%structure_float_and_int | 64-bits: %structure_float_and_long | 16-bits: %structure_float_and_ushort | boolean: %structure_float_and_bool | two-floats: %float_pair
  | exchanged: %structure_int_and_float | wider: %structure_double_and_int | vector-of-exponents: %structure_float_and_int2 | one-member: %float_only
  | three-members: %structure_float_and_int_and_int | the-operand-type: %float} %set FrexpStruct %a_float
%b = OpExtInst %structure_float_and_uint %set FrexpStruct %a_float
%c = OpExtInst {%structure_half2_and_uint2 | one-exponent-for-two: %structure_half2_and_uint | three-exponents-for-two: %structure_half2_and_uint3
  | first-member-a-scalar: %structure_half_and_uint2} %set FrexpStruct %a_half2`,
  ...(
    [
      [
        'glsl-interpolant-pointer',
        'variables of Input are interpolated: floats of 32 bits and their vectors',
        `%a = OpExtInst %float %set InterpolateAtCentroid {%one | private: %own | function: %local | value: %value
  | constant: %float_1}
%b = OpExtInst {%float4 %set InterpolateAtSample %four | integers: %int4 %set InterpolateAtSample %flat4} %a_int
%c = OpExtInst {%float %set InterpolateAtOffset %one | half: %half %set InterpolateAtOffset %small
  | matrix: %float2x2 %set InterpolateAtOffset %columns | array: %floats %set InterpolateAtOffset %list} %a_float2`,
      ],
      [
        'glsl-interpolant-result',
        'the result has the type that the interpolant points to',
        `%a = OpExtInst {%float | vector: %float4 | integer: %int | half: %half} %set InterpolateAtCentroid %one
%b = OpExtInst {%float4 | shorter: %float3 | component: %float | integers: %int4} %set InterpolateAtSample %four %a_int
%c = OpExtInst {%float | offset: %float2} %set InterpolateAtOffset %one %a_float2`,
      ],
      [
        'glsl-interpolate-sample',
        'a sample is an integer of 32 bits',
        `%a = OpExtInst %float %set InterpolateAtSample %one {%a_int | long: %a_long | short: %a_ushort | float: %a_float
  | boolean: %true | vector: %a_int2}
%b = OpExtInst %float4 %set InterpolateAtSample %four {%uint_1 | unsigned-long: %a_ulong}`,
      ],
      [
        'glsl-interpolate-offset',
        'an offset is a vector of two floats of 32 bits',
        `%a = OpExtInst %float %set InterpolateAtOffset %one {%a_float2 | scalar: %a_float | three: %a_float3
  | halves: %a_half2 | doubles: %a_double2 | integers: %a_int2 | array: %a_floats}
%b = OpExtInst %float4 %set InterpolateAtOffset %four %a_float2`,
      ],
    ] as const
  ).map(
    ([rule, summary, body]) =>
      pairOf`${rule}/inputs
${summary}
${fragment}
capabilities: Shader InterpolationFunction
imports: ${imports}
interfaces: %one %four %flat4 %small %columns %list %own
annotations: OpDecorate %flat4 Flat
${located('one', 'four', 'flat4', 'small', 'columns', '', 'list')}
declarations: %one = OpVariable %pointer_Input_float Input
%four = OpVariable %pointer_Input_float4 Input
%flat4 = OpVariable %pointer_Input_int4 Input
%small = OpVariable %pointer_Input_half Input
%columns = OpVariable %pointer_Input_float2x2 Input
%list = OpVariable %pointer_Input_floats Input
%own = OpVariable %pointer_Private_float Private
body: %local = OpVariable %pointer_Function_float Function
%value = OpLoad %float %one
${body}`,
  ),
  ...(
    [
      ['centroid', 'InterpolateAtCentroid %one'],
      ['sample', 'InterpolateAtSample %one %a_int'],
      ['offset', 'InterpolateAtOffset %one %a_float2'],
    ] as const
  ).map(
    ([name, words]) =>
      pairOf`glsl-interpolation-capability/${name}
a module that interpolates declares the capability for it
${fragment}
capabilities: Shader {InterpolationFunction | missing:}
imports: ${imports}
interfaces: %one
annotations: ${located('one')}
declarations: %one = OpVariable %pointer_Input_float Input
body: %at = OpExtInst %float %set ${words}`,
  ),
]
