import { pairIn } from '../pairs/pair-of.ts'
import { inKernel, inReplicated, inShader, shader, withUntyped } from './shared/matrices.ts'

const constants = `%other_matrix = OpConstantComposite %float_c %float_1`

const holder = '%holder = OpTypeStruct %uint %float_cs %half_a'

/** Pairs of the rules on cooperative matrices as composites. */
export const pairs = [
  inReplicated`matrix-has-one-constituent/shader: matrices are made of one constituent, constant or not
declarations: %constant = OpConstantComposite %float_c {%float_1 | constant-two: %float_1 %float_1 | constant-none:
| constant-row: %float_0 %float_1 %float_0 %float_1}
%of_null = OpConstantComposite %uint_a %null_uint
%replicated = OpConstantCompositeReplicateEXT %half_b %half_1
body: %made = OpCompositeConstruct %float_c {%a_float | two: %a_float %a_float | none:
| row: %a_float %float_1 %a_float %float_1}
%of_open = OpCompositeConstruct %int_a_open {%a_int | two-of-open: %a_int %a_int}
%by_replication = OpCompositeConstructReplicateEXT %half_b %a_half`,
  inReplicated`constituent-has-the-component-type/construct: matrices are made of a scalar of their component type
declarations: ${holder}
body: %made = OpCompositeConstruct %float_c {%a_float | integer: %a_uint | narrower: %a_half | wider: %a_double
| boolean: %a_bool | vector: %a_float2 | long-vector: %a_float4 | array: %a_floats | matrix-itself: %a_float_c
| common-matrix: %a_float2x2}
%of_signed = OpCompositeConstruct %int_a {%a_int | other-sign: %a_uint | float: %a_float}
%by_replication = OpCompositeConstructReplicateEXT %int_a %a_int
%two = OpCompositeConstruct %float_cs %made %a_float_c
%whole = OpCompositeConstruct %holder %a_uint %two %null_half_a`,
  inReplicated`constituent-has-the-component-type/constant: constant matrices are made of a constant of their component type
declarations: ${constants}
%constant = OpConstantComposite %float_c {%float_2 | integer: %uint_1 | narrower: %half_1 | wider: %double_1
| boolean: %true | vector: %float2_0_1 | null-matrix: %null_float_c | matrix-itself: %other_matrix}
%of_null = OpConstantComposite %uchar_b {%null_uchar | null-of-other-sign: %null_char}
%of_undefined = OpConstantComposite %int_c_open {%a_int | undefined-of-other-sign: %a_uint}
%by_replication = OpConstantCompositeReplicateEXT %uchar_b %uchar_1
%two = OpConstantComposite %float_cs %constant %other_matrix`,
  inShader`component-has-the-component-type/extract
components of matrices are extracted, with any index and from within composites
declarations: ${holder}
body: %component = OpCompositeExtract {%float | integer: %uint | narrower: %half | wider: %double | vector: %float2
| matrix-itself: %float_c} %a_float_c 0
%far = OpCompositeExtract {%float | far-integer: %int} %a_float_c 1000
%of_open = OpCompositeExtract {%int | other-sign: %uint} %a_int_b_open 7
%of_array = OpCompositeExtract {%float | of-array-integer: %uint} %a_float_cs 1 3
%of_structure = OpCompositeExtract {%half | of-structure-wider: %float} %a_holder 2 0
%deep = OpCompositeExtract {%float %a_holder 1 0 5 | further: %float %a_holder 1 0 5 0 | deep-matrix: %float_c %a_holder 1 0 5}
%matrix = OpCompositeExtract %float_c %a_holder 1 0
%last = OpCompositeExtract %float %a_float_c {5 | second-index: 5 0}`,
  inShader`component-has-the-component-type/insert
components of matrices are inserted, with any index and into composites
declarations: ${holder}
body: %changed = OpCompositeInsert %float_c {%a_float | integer: %a_uint | narrower: %a_half | wider: %a_double
| vector: %a_float2 | matrix-itself: %a_float_c} %a_float_c 0
%far = OpCompositeInsert %int_b_open {%a_int | other-sign: %a_uint} %a_int_b_open 1000
%in_array = OpCompositeInsert %float_cs {%a_float | of-array-integer: %a_uint} %a_float_cs 1 3
%deep = OpCompositeInsert %holder {%a_half %a_holder 2 0 | of-structure-wider: %a_float %a_holder 2 0
| further: %a_half %a_holder 2 0 0}
%matrix = OpCompositeInsert %holder %a_float_c %a_holder 1 0`,
  inShader`component-has-the-component-type/constant: components of constant matrices are extracted and inserted
declarations: ${constants}
%component = OpSpecConstantOp {%float | integer: %uint | matrix-itself: %float_c} CompositeExtract %other_matrix 3
%changed = OpSpecConstantOp %float_c CompositeInsert {%float_2 | insert-integer: %uint_1 | insert-pair: %float2_0_1} %other_matrix 0`,
  inShader`pointer-to-a-component-has-the-component-type/chains
pointers lead to components of matrices, with any index
declarations: ${holder}
body: %component = OpAccessChain {%pointer_Private_float | integer: %pointer_Private_uint | narrower: %pointer_Private_half
| wider: %pointer_Private_double | vector: %pointer_Private_float4 | matrix-itself: %pointer_Private_float_c
| array: %pointer_Private_float_cs} %variable_Private_float_c %uint_1000
%dynamic = OpAccessChain {%pointer_Private_float | dynamic-integer: %pointer_Private_int} %variable_Private_float_c %a_int
%inbounds = OpInBoundsAccessChain {%pointer_Private_float | inbounds-vector: %pointer_Private_float2} %variable_Private_float_c %spec_uint
%deep = OpAccessChain %pointer_Private_float %variable_Private_holder_array2 %uint_1 %uint_1 %uint_0 %uint_5
%of_half = OpAccessChain {%pointer_Private_half | deep-wider: %pointer_Private_float} %variable_Private_holder_array2 %a_uint %uint_2 %uint_0
%to_whole = OpAccessChain %pointer_Private_float_c %variable_Private_holder_array2 %uint_1 %uint_1 %uint_0
%from_whole = OpAccessChain %pointer_Private_float %to_whole {%uint_0 | further: %uint_0 %uint_0}
%far = OpInBoundsAccessChain %pointer_Private_float %variable_Private_float_c {%uint_0 | inbounds-further: %uint_0 %uint_1}`,
  inKernel`pointer-to-a-component-has-the-component-type/kernel
a kernel points to components of a matrix in a function
body: %component = OpAccessChain {%pointer_Function_float | integer: %pointer_Function_uint} %variable_Function_float_c %uint_0
%wide = OpInBoundsAccessChain {%pointer_Function_float | vector: %pointer_Function_float2} %variable_Function_float_c %a_ulong`,
  pairIn(withUntyped(shader))`pointer-to-a-component-has-the-component-type/beside-untyped
typed pointers lead to components where others are untyped
body: %component = OpAccessChain {%pointer_Private_float | integer: %pointer_Private_uint} %variable_Private_float_c %uint_0
%of_untyped = OpUntypedAccessChainKHR %untyped_pointer_Private %float_c %untyped_Private_float_c %uint_0
%far = OpAccessChain %pointer_Private_float %variable_Private_float_c {%uint_3 | further: %uint_3 %uint_0}`,
]
