import { pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'
import { untypedKernel } from './shared/pieces.ts'

/** Constants of all kinds. */
const constants = `%seven = OpConstant %uint 7
%wide = OpConstant %ulong 7
%half = OpConstant %float 0.5
%specialized = OpSpecConstant %uint 9
%sum = OpSpecConstantOp %uint IAdd %specialized %seven
%structure = OpTypeStruct %float %uint
%same_structure = OpTypeStruct %float %uint
%array = OpTypeArray %uint %uint_3
%arrays = OpTypeArray %array %uint_1
%composite = OpConstantComposite %structure %half %seven
%special = OpSpecConstantComposite %structure %half %specialized
%undefined = OpUndef %structure
%null_same = OpConstantNull %same_structure
%no_array = OpConstantNull %array
%no_arrays = OpConstantNull %arrays`

const layout = `OpMemberDecorate %structure 0 Offset 0
OpMemberDecorate %structure 1 Offset 4
OpMemberDecorate %same_structure 0 Offset 0
OpMemberDecorate %same_structure 1 Offset 4
OpDecorate %array ArrayStride 4
OpDecorate %arrays ArrayStride 12`

const takesPointers = {
  ...untypedKernel,
  declarations: `%to_function = OpTypeUntypedPointerKHR Function
%to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_global_again = OpTypeUntypedPointerKHR CrossWorkgroup
%to_function_again = OpTypeUntypedPointerKHR Function
%to_uint = OpTypePointer CrossWorkgroup %uint
%to_float = OpTypePointer CrossWorkgroup %float
%to_local = OpTypePointer Function %uint
%no_global = OpConstantNull %to_global
%no_other_global = OpConstantNull %to_global_again
%no_uint = OpConstantNull %to_uint
%no_local = OpConstantNull %to_local
%no_function = OpConstantNull %to_function
%no_other_function = OpConstantNull %to_function_again
%variable = OpVariable %to_uint CrossWorkgroup
%untyped = OpUntypedVariableKHR %to_global CrossWorkgroup %uint
%other = OpUntypedVariableKHR %to_global_again CrossWorkgroup %uint
%floats = OpVariable %to_float CrossWorkgroup
%takes_pointers = OpTypeFunction %void %to_uint %to_global`,
  interfaces: '%variable %untyped %other %floats',
  main: `%main = OpFunction %void None %takes_pointers
%typed_parameter = OpFunctionParameter %to_uint
%parameter = OpFunctionParameter %to_global
%entry = OpLabel`,
}

/** Pairs of the rules on initializers. */
export const pairs = [
  ...(
    [
      ['private', 'Private', untypedPointers],
      ['storage-buffer', 'StorageBuffer', untypedPointers],
    ] as const
  ).map(
    ([name, storageClass, pieces]) =>
      pairOf`initializer-is-a-constant-or-a-global-variable/${name}
variables begin with constants of many kinds
${pieces}
interfaces: %one %two %three %four %five %six %seventh
annotations: ${layout}
OpDecorate %specialized SpecId 0
declarations: ${constants}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%one = OpUntypedVariableKHR %pointer ${storageClass} %uint {%seven | undef: %a_uint
  | its-data-type: %uint}
%two = OpUntypedVariableKHR %pointer ${storageClass} %ulong %wide
%three = OpUntypedVariableKHR %pointer ${storageClass} %uint %specialized
%four = OpUntypedVariableKHR %pointer ${storageClass} %structure {%composite
  | undefined-structure: %undefined}
%five = OpUntypedVariableKHR %pointer ${storageClass} %structure %special
%six = OpUntypedVariableKHR %pointer ${storageClass} %uint %sum
%seventh = OpUntypedVariableKHR %pointer ${storageClass} %array %no_array`,
  ),
  pairOf`initializer-is-a-constant-or-a-global-variable/booleans
Boolean variables begin with a constant
${untypedPointers}
interfaces: %one %two
declarations: %pointer = OpTypeUntypedPointerKHR Private
%to_function = OpTypeUntypedPointerKHR Function
%one = OpUntypedVariableKHR %pointer Private %bool {%true | undef: %a_bool}
%specialized = OpSpecConstantFalse %bool
%two = OpUntypedVariableKHR %pointer Private %bool %specialized
body: %three = OpUntypedVariableKHR %to_function Function %bool {%true | local-undef: %a_bool
  | its-data-type: %bool}`,
  pairOf`initializer-is-a-constant-or-a-global-variable/kernel
variables begin with the address of another variable
${takesPointers}
declarations: ${takesPointers.declarations}
%constants = OpTypeUntypedPointerKHR UniformConstant
%undefined = OpUndef %to_uint
%global = OpUntypedVariableKHR %to_global CrossWorkgroup %to_uint {%variable
  | undef: %undefined | its-data-type: %to_uint}
%constant = OpUntypedVariableKHR %constants UniformConstant %to_global %untyped
interfaces: ${takesPointers.interfaces} %global %constant
body: %local = OpVariable %to_local Function
%own = OpUntypedVariableKHR %to_function Function %uint
%first = OpUntypedVariableKHR %to_function Function %to_uint {%variable
  | parameter: %typed_parameter}
%second = OpUntypedVariableKHR %to_function Function %to_global {%untyped
  | untyped-parameter: %parameter}
%third = OpUntypedVariableKHR %to_function Function %to_local {%no_local
  | typed-local-variable: %local}
%fourth = OpUntypedVariableKHR %to_function Function %to_function {%no_function
  | untyped-local-variable: %own}`,
  pairOf`initializer-has-the-data-type/private
variables begin with constants of their type
${untypedPointers}
interfaces: %one %two %three %four
declarations: ${constants}
%pointer = OpTypeUntypedPointerKHR Private
%one = OpUntypedVariableKHR %pointer Private %uint {%seven | floating-point: %half
  | vector: %null_uint2 | signedness: %null_int | array-of-it: %no_array}
%two = OpUntypedVariableKHR %pointer Private %ulong {%wide | width: %null_uint}
%three = OpUntypedVariableKHR %pointer Private %structure {%composite
  | structure-with-the-same-members: %null_same | integer: %seven}
%four = OpUntypedVariableKHR %pointer Private %array {%no_array | array-of-it: %no_arrays}`,
  pairOf`initializer-has-the-data-type/kernel
variables that hold pointers begin with null or with an address of that type
${takesPointers}
body: %first = OpUntypedVariableKHR %to_function Function %to_uint {%no_uint
  | other-kind-of-pointer: %no_global | integer: %uint_1}
%second = OpUntypedVariableKHR %to_function Function %to_global {%no_global
  | second-untyped-pointer-type: %no_other_global | typed-pointer: %no_uint}
%third = OpUntypedVariableKHR %to_function Function %to_uint {%variable
  | variable-of-floats: %floats | untyped-variable: %untyped}
%fourth = OpUntypedVariableKHR %to_function Function %to_global {%untyped
  | typed-variable: %variable | variable-of-a-second-type: %other}
%fifth = OpUntypedVariableKHR %to_function Function %to_function {%no_function
  | null-of-a-second-type: %no_other_function}`,
]
