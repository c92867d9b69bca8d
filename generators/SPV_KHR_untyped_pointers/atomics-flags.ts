import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const flags = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  interfaces: '%typed %untyped %long_one %short_one %float_one %vector_one %structure_one',
  declarations: `%to_local = OpTypeUntypedPointerKHR Workgroup
%untyped = OpUntypedVariableKHR %to_local Workgroup %uint
%typed = OpVariable %pointer_Workgroup_uint Workgroup
%long_one = OpVariable %pointer_Workgroup_ulong Workgroup
%short_one = OpVariable %pointer_Workgroup_ushort Workgroup
%float_one = OpVariable %pointer_Workgroup_float Workgroup
%vector_one = OpVariable %pointer_Workgroup_uint2 Workgroup
%structure_one = OpVariable %pointer_Workgroup_uint_only Workgroup`,
}

const scopes = '%uint_2 %uint_0'

const adding = {
  capabilities: `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability AtomicFloat32AddEXT
OpCapability AtomicFloat64AddEXT
OpCapability AtomicFloat32MinMaxEXT
OpCapability AtomicFloat64MinMaxEXT`,
  extensions: `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_shader_atomic_float_add"
OpExtension "SPV_EXT_shader_atomic_float_min_max"`,
  interfaces: '%typed %untyped %double_one %number',
  declarations: `%to_local = OpTypeUntypedPointerKHR Workgroup
%untyped = OpUntypedVariableKHR %to_local Workgroup %float
%typed = OpVariable %pointer_Workgroup_float Workgroup
%double_one = OpVariable %pointer_Workgroup_double Workgroup
%number = OpVariable %pointer_Workgroup_uint Workgroup`,
}

const atomics = ['Add', 'Min', 'Max']

/** Pairs of the rules on atomic flags, and on floating-point atomics as the text changes them. */
export const pairs = [
  pairOf`atomic-flag-pointer-is-a-pointer/either-kind
flags are behind typed and untyped pointers
${flags}
body: %first = OpAtomicFlagTestAndSet %bool {%typed | number: %uint_0} ${scopes}
%second = OpAtomicFlagTestAndSet %bool {%untyped | boolean: %true | type: %to_local} ${scopes}
OpAtomicFlagClear {%untyped | cleared-number: %uint_0 | vector: %a_uint2} ${scopes}
OpAtomicFlagClear {%typed | cleared-type: %pointer_Workgroup_uint} ${scopes}`,
  pairOf`atomic-flag-typed-pointer-points-to-a-32-bit-integer/test-and-set
a flag behind a typed pointer is a 32-bit integer, behind an untyped one anything
${flags}
body: %first = OpAtomicFlagTestAndSet %bool {%typed | long: %long_one | short: %short_one
  | float: %float_one | vector: %vector_one | structure: %structure_one} ${scopes}
%view = OpBitcast %to_local %long_one
%second = OpAtomicFlagTestAndSet %bool {%view | long-itself: %long_one} ${scopes}`,
  pairOf`atomic-flag-typed-pointer-points-to-a-32-bit-integer/clear in spv1.0
in the oldest version, too, a cleared flag behind a typed pointer is a 32-bit integer
${flags}
entryPoints: OpEntryPoint Kernel %main "main"
body: OpAtomicFlagClear {%typed | long: %long_one | short: %short_one | float: %float_one
  | vector: %vector_one | structure: %structure_one} ${scopes}
OpAtomicFlagClear {%untyped | typed-float: %float_one} ${scopes}`,
  ...atomics.flatMap((name) => {
    const opcode = `OpAtomicF${name}EXT`
    const low = name.toLowerCase()
    return [
      pairOf`float-atomic-value-has-the-result-type/${low}
the value has the type of the result, behind typed and untyped pointers
${adding}
body: %first = ${opcode} %float %typed ${scopes} {%float_1 | integer: %uint_1 | double: %a_double
  | vector: %a_float2}
%second = ${opcode} %double %untyped ${scopes} {%a_double | float: %float_1 | long: %a_ulong}
%third = ${opcode} %float %untyped ${scopes} {%float_2 | signed: %int_1 | boolean: %true}`,
      pairOf`float-atomic-typed-pointer-points-to-the-result-type/${low}
a typed pointer points to the type of the result, an untyped one to anything
${adding}
body: %first = ${opcode} %float {%typed | double: %double_one | integer: %number} ${scopes} %float_1
%second = ${opcode} %double {%double_one | float: %typed | integer-for-double: %number} ${scopes} %a_double
%third = ${opcode} %double {%untyped | typed: %typed} ${scopes} %a_double`,
    ]
  }),
]
