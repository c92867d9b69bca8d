import { pair } from '../pairs/pair.ts'
import { fragment, wide } from '../pairs/pieces.ts'

const imports = '%set = OpExtInstImport "GLSL.std.450"'

/** Pairs on the instructions of GLSL.std.450 with pointers and structures (2). */
export const pairs = [
  pair('glsl-modf-pointer', 'variables', 'whole parts are stored through pointers to Result Type', {
    ...wide,
    imports,
    body: `%one = OpVariable %pointer_Function_float Function
%three = OpVariable %pointer_Function_float3 Function
%wide = OpVariable %pointer_Function_double Function
%word = OpVariable %pointer_Function_uint Function
%two = OpVariable %pointer_Function_float2 Function
%a = OpExtInst %float %set Modf %a_float {%one | to-a-wider-float: %wide | to-an-integer: %word | to-a-vector: %two
  | float: %a_float | integer: %uint_1}
%b = OpExtInst %float3 %set Modf %a_float3 {%three | to-a-shorter-vector: %two | to-a-component: %one
  | vector: %a_float3}
%c = OpExtInst %double %set Modf %a_double {%wide | to-a-narrower-float: %one}`,
  }),
  pair(
    'glsl-frexp-pointer',
    'variables',
    'exponents are stored through pointers to integers of 32 bits',
    {
      ...wide,
      imports,
      body: `%unsigned = OpVariable %pointer_Function_uint Function
%signed = OpVariable %pointer_Function_int3 Function
%to_long = OpVariable %pointer_Function_ulong Function
%to_short = OpVariable %pointer_Function_short Function
%two = OpVariable %pointer_Function_int2 Function
%real = OpVariable %pointer_Function_float Function
%a = OpExtInst %float %set Frexp %a_float {%unsigned | to-64-bits: %to_long | to-16-bits: %to_short | to-a-float: %real
  | to-a-vector: %two | integer: %uint_1}
%b = OpExtInst %half3 %set Frexp %a_half3 {%signed | to-a-shorter-vector: %two | to-a-component: %unsigned}
%c = OpExtInst %double %set Frexp %a_double {%unsigned | double-to-64-bits: %to_long}`,
    },
  ),
  pair('glsl-struct-operand', 'structures', 'floating-point numbers are taken apart', {
    ...wide,
    imports,
    declarations: `%exponent = OpTypeStruct %float %int
%exponents = OpTypeStruct %float2 %uint2
%integers = OpTypeStruct %uint %uint
%integer = OpTypeStruct %uint %int
%booleans = OpTypeStruct %bool2 %int2`,
    body: `%a = OpExtInst {%float_pair %set ModfStruct %a_float | integer: %integers %set ModfStruct %a_uint
  | structure: %float_only_pair %set ModfStruct %a_float_only}
%b = OpExtInst {%half3_pair %set ModfStruct %a_half3 | matrix: %float2x2_pair %set ModfStruct %a_float2x2}
%c = OpExtInst {%exponent %set FrexpStruct %a_float | exponent-of-an-integer: %integer %set FrexpStruct %a_uint}
%d = OpExtInst {%exponents %set FrexpStruct %a_float2 | exponents-of-booleans: %booleans %set FrexpStruct %a_bool2}`,
  }),
  pair('glsl-modf-struct-result', 'structures', 'the result has two members of the type of x', {
    ...wide,
    imports,
    declarations: `%mixed = OpTypeStruct %float %uint
%first_wide = OpTypeStruct %double %float
%second_wide = OpTypeStruct %float %double
%scalar_first = OpTypeStruct %float %float2
%scalar_second = OpTypeStruct %float2 %float
%none = OpTypeStruct`,
    body: `%a = OpExtInst {%float_pair | integer-second: %mixed | first-wider: %first_wide | second-wider: %second_wide
  | both-wider: %double_pair | one-member: %float_only | three-members: %float_three | no-member: %none
  | array: %floats | the-operand-type: %float | a-vector: %float2} %set ModfStruct %a_float
%b = OpExtInst {%float2_pair | scalar-first: %scalar_first | scalar-second: %scalar_second
  | longer: %float3_pair} %set ModfStruct %a_float2`,
  }),
  pair(
    'glsl-frexp-struct-result',
    'structures',
    'the result has a member of the type of x, and one of integers of 32 bits',
    {
      ...wide,
      imports,
      declarations: `%signed = OpTypeStruct %float %int
%unsigned = OpTypeStruct %float %uint
%with_long = OpTypeStruct %float %long
%with_short = OpTypeStruct %float %ushort
%boolean = OpTypeStruct %float %bool
%exchanged = OpTypeStruct %int %float
%wider = OpTypeStruct %double %int
%three = OpTypeStruct %float %int %int
%spread = OpTypeStruct %float %int2
%of_two = OpTypeStruct %half2 %uint2
%of_one = OpTypeStruct %half2 %uint
%of_three = OpTypeStruct %half2 %uint3
%half_first = OpTypeStruct %half %uint2`,
      body: `%a = OpExtInst {%signed | 64-bits: %with_long | 16-bits: %with_short | boolean: %boolean | two-floats: %float_pair
  | exchanged: %exchanged | wider: %wider | vector-of-exponents: %spread | one-member: %float_only
  | three-members: %three | the-operand-type: %float} %set FrexpStruct %a_float
%b = OpExtInst %unsigned %set FrexpStruct %a_float
%c = OpExtInst {%of_two | one-exponent-for-two: %of_one | three-exponents-for-two: %of_three
  | first-member-a-scalar: %half_first} %set FrexpStruct %a_half2`,
    },
  ),
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
  ).map(([rule, summary, body]) =>
    pair(rule, 'inputs', summary, {
      ...fragment,
      capabilities: 'OpCapability Shader\nOpCapability InterpolationFunction',
      imports,
      interfaces: '%one %four %flat4 %small %columns %list %own',
      annotations: 'OpDecorate %flat4 Flat',
      declarations: `%one = OpVariable %pointer_Input_float Input
%four = OpVariable %pointer_Input_float4 Input
%flat4 = OpVariable %pointer_Input_int4 Input
%small = OpVariable %pointer_Input_half Input
%columns = OpVariable %pointer_Input_float2x2 Input
%list = OpVariable %pointer_Input_floats Input
%own = OpVariable %pointer_Private_float Private`,
      body: `%local = OpVariable %pointer_Function_float Function
%value = OpLoad %float %one
${body}`,
    }),
  ),
  ...(
    [
      ['centroid', 'InterpolateAtCentroid %one'],
      ['sample', 'InterpolateAtSample %one %a_int'],
      ['offset', 'InterpolateAtOffset %one %a_float2'],
    ] as const
  ).map(([name, words]) =>
    pair(
      'glsl-interpolation-capability',
      name,
      'a module that interpolates declares the capability for it',
      {
        ...fragment,
        capabilities: 'OpCapability Shader\n{OpCapability InterpolationFunction | missing:}',
        imports,
        interfaces: '%one',
        declarations: '%one = OpVariable %pointer_Input_float Input',
        body: `%at = OpExtInst %float %set ${words}`,
      },
    ),
  ),
]
