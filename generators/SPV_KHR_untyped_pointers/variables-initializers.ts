import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'
import { inUntypedPointers, untypedKernel } from './shared/pieces.ts'

/** Constants of all kinds. */
const constants = `%sum = OpSpecConstantOp %uint IAdd %spec_uint_9 %uint_7
%structure = OpTypeStruct %float %uint
%composite = OpConstantComposite %structure %float_0_5 %uint_7
%special = OpSpecConstantComposite %structure %float_0_5 %spec_uint_9
%undefined = OpUndef %structure
%null_same = OpConstantNull %structure_float_and_uint
%no_arrays = OpConstantNull %uint_array3_array1`

const layout = `%structure 0 Offset 0, 1 Offset 4
%structure_float_and_uint 0 Offset 0, 1 Offset 4
OpDecorate %uint_array3 ArrayStride 4
OpDecorate %uint_array3_array1 ArrayStride 12`

const inTakesPointers = pairIn({
  ...untypedKernel,
  declarations: `%no_global = OpConstantNull %untyped_pointer_CrossWorkgroup
%no_other_global = OpConstantNull %second_untyped_pointer_CrossWorkgroup
%no_uint = OpConstantNull %pointer_CrossWorkgroup_uint
%no_local = OpConstantNull %pointer_Function_uint
%no_other_function = OpConstantNull %second_untyped_pointer_Function
%untyped = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint
%other = OpUntypedVariableKHR %second_untyped_pointer_CrossWorkgroup CrossWorkgroup %uint
%takes_pointers = OpTypeFunction %void %pointer_CrossWorkgroup_uint %untyped_pointer_CrossWorkgroup`,
  interfaces: '%variable_CrossWorkgroup_uint %untyped %other %variable_CrossWorkgroup_float',
  main: `%main = OpFunction %void None %takes_pointers
%typed_parameter = OpFunctionParameter %pointer_CrossWorkgroup_uint
%parameter = OpFunctionParameter %untyped_pointer_CrossWorkgroup
%entry:`,
})

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
%spec_uint_9 SpecId 0
declarations: ${constants}
%one = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint {%uint_7 | undef: %a_uint
  | its-data-type: %uint}
%two = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %ulong %ulong_7
%three = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint %spec_uint_9
%four = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %structure {%composite
  | undefined-structure: %undefined}
%five = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %structure %special
%six = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint %sum
%seventh = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_array3 %null_uint_array3`,
  ),
  inUntypedPointers`initializer-is-a-constant-or-a-global-variable/booleans
Boolean variables begin with a constant
interfaces: %one %two
declarations: %one = OpUntypedVariableKHR %untyped_pointer_Private Private %bool {%true | undef: %a_bool}
%specialized = OpSpecConstantFalse %bool
%two = OpUntypedVariableKHR %untyped_pointer_Private Private %bool %specialized
body: %three = OpUntypedVariableKHR %untyped_pointer_Function Function %bool {%true | local-undef: %a_bool
  | its-data-type: %bool}`,
  inTakesPointers`initializer-is-a-constant-or-a-global-variable/kernel
variables begin with the address of another variable
+declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %pointer_CrossWorkgroup_uint {%variable_CrossWorkgroup_uint
  | undef: %a_pointer_CrossWorkgroup_uint | its-data-type: %pointer_CrossWorkgroup_uint}
%constant = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %untyped_pointer_CrossWorkgroup %untyped
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%first = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_CrossWorkgroup_uint {%variable_CrossWorkgroup_uint
  | parameter: %typed_parameter}
%second = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_CrossWorkgroup {%untyped
  | untyped-parameter: %parameter}
%third = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_Function_uint {%no_local
  | typed-local-variable: %variable_Function_uint}
%fourth = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_Function {%null_untyped_pointer_Function
  | untyped-local-variable: %own}`,
  inUntypedPointers`initializer-has-the-data-type/private
variables begin with constants of their type
interfaces: %one %two %three %four
declarations: ${constants}
%one = OpUntypedVariableKHR %untyped_pointer_Private Private %uint {%uint_7 | floating-point: %float_0_5
  | vector: %null_uint2 | signedness: %null_int | array-of-it: %null_uint_array3}
%two = OpUntypedVariableKHR %untyped_pointer_Private Private %ulong {%ulong_7 | width: %null_uint}
%three = OpUntypedVariableKHR %untyped_pointer_Private Private %structure {%composite
  | structure-with-the-same-members: %null_same | integer: %uint_7}
%four = OpUntypedVariableKHR %untyped_pointer_Private Private %uint_array3 {%null_uint_array3 | array-of-it: %no_arrays}`,
  inTakesPointers`initializer-has-the-data-type/kernel
variables that hold pointers begin with null or with an address of that type
body: %first = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_CrossWorkgroup_uint {%no_uint
  | other-kind-of-pointer: %no_global | integer: %uint_1}
%second = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_CrossWorkgroup {%no_global
  | second-untyped-pointer-type: %no_other_global | typed-pointer: %no_uint}
%third = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_CrossWorkgroup_uint {%variable_CrossWorkgroup_uint
  | variable-of-floats: %variable_CrossWorkgroup_float | untyped-variable: %untyped}
%fourth = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_CrossWorkgroup {%untyped
  | typed-variable: %variable_CrossWorkgroup_uint | variable-of-a-second-type: %other}
%fifth = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_Function {%null_untyped_pointer_Function
  | null-of-a-second-type: %no_other_function}`,
]
