import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const flags = {
  ...kernel,
  capabilities: `${kernel.capabilities} UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  declarations: `%untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint`,
}

const scopes = '%uint_2 %uint_0'

const adding = {
  capabilities: `Shader UntypedPointersKHR AtomicFloat32AddEXT AtomicFloat64AddEXT AtomicFloat32MinMaxEXT
AtomicFloat64MinMaxEXT`,
  extensions: `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_shader_atomic_float_add"
OpExtension "SPV_EXT_shader_atomic_float_min_max"`,
  interfaces:
    '%variable_Workgroup_uint %untyped %variable_Workgroup_double %second_variable_Workgroup_uint',
  declarations: `%untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %float
%variable_Workgroup_uint = OpVariable %pointer_Workgroup_float Workgroup`,
}

const atomics = ['Add', 'Min', 'Max']

/** Pairs of the rules on atomic flags, and on floating-point atomics as the text changes them. */
export const pairs = [
  pairOf`atomic-flag-pointer-is-a-pointer/either-kind
flags are behind typed and untyped pointers
${flags}
body: %first = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | number: %uint_0} ${scopes}
%second = OpAtomicFlagTestAndSet %bool {%untyped | boolean: %true | type: %untyped_pointer_Workgroup} ${scopes}
OpAtomicFlagClear {%untyped | cleared-number: %uint_0 | vector: %a_uint2} ${scopes}
OpAtomicFlagClear {%variable_Workgroup_uint | cleared-type: %pointer_Workgroup_uint} ${scopes}`,
  pairOf`atomic-flag-typed-pointer-points-to-a-32-bit-integer/test-and-set
a flag behind a typed pointer is a 32-bit integer, behind an untyped one anything
${flags}
body: %first = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | long: %variable_Workgroup_ulong | short: %variable_Workgroup_ushort
  | float: %variable_Workgroup_float | vector: %variable_Workgroup_uint2 | structure: %variable_Workgroup_uint_only} ${scopes}
%view = OpBitcast %untyped_pointer_Workgroup %variable_Workgroup_ulong
%second = OpAtomicFlagTestAndSet %bool {%view | long-itself: %variable_Workgroup_ulong} ${scopes}`,
  pairOf`atomic-flag-typed-pointer-points-to-a-32-bit-integer/clear in spv1.0
in the oldest version, too, a cleared flag behind a typed pointer is a 32-bit integer
${flags}
body: OpAtomicFlagClear {%variable_Workgroup_uint | long: %variable_Workgroup_ulong | short: %variable_Workgroup_ushort | float: %variable_Workgroup_float
  | vector: %variable_Workgroup_uint2 | structure: %variable_Workgroup_uint_only} ${scopes}
OpAtomicFlagClear {%untyped | typed-float: %variable_Workgroup_float} ${scopes}`,
  ...atomics.flatMap((name) => {
    const opcode = `OpAtomicF${name}EXT`
    const low = name.toLowerCase()
    return [
      pairOf`float-atomic-value-has-the-result-type/${low}
the value has the type of the result, behind typed and untyped pointers
${adding}
body: %first = ${opcode} %float %variable_Workgroup_uint ${scopes} {%float_1 | integer: %uint_1 | double: %a_double
  | vector: %a_float2}
%second = ${opcode} %double %untyped ${scopes} {%a_double | float: %float_1 | long: %a_ulong}
%third = ${opcode} %float %untyped ${scopes} {%float_2 | signed: %int_1 | boolean: %true}`,
      pairOf`float-atomic-typed-pointer-points-to-the-result-type/${low}
a typed pointer points to the type of the result, an untyped one to anything
${adding}
body: %first = ${opcode} %float {%variable_Workgroup_uint | double: %variable_Workgroup_double | integer: %second_variable_Workgroup_uint} ${scopes} %float_1
%second = ${opcode} %double {%variable_Workgroup_double | float: %variable_Workgroup_uint | integer-for-double: %second_variable_Workgroup_uint} ${scopes} %a_double
%third = ${opcode} %double {%untyped | typed: %variable_Workgroup_uint} ${scopes} %a_double`,
    ]
  }),
]
