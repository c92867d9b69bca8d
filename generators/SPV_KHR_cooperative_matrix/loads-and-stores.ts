import { accessesOf, inTyped, inUntyped } from './shared/accesses.ts'

const load = 'OpCooperativeMatrixLoadKHR %float_c %first'
const store = 'OpCooperativeMatrixStoreKHR %first %loaded'

const strides = ['%uchar_16', '%short_16', '%ulong_16', '%spec_uint_16', '%computed', '%a_uint']

/** Pairs of the rules on what is loaded and stored, and how it lies in memory. */
export const pairs = [
  inTyped`load-result-type-is-a-cooperative-matrix/typed
matrices of every use and of another component type are loaded
+body: %left = OpCooperativeMatrixLoadKHR %float_a %first %uint_1 %uint_16
%right = OpCooperativeMatrixLoadKHR %uint_b_open %first %uint_1 %uint_16
%value = OpCooperativeMatrixLoadKHR {%half_c | scalar: %float | vector: %float4 | common-matrix: %float4x4
| array: %float_cs | structure: %float_c_only} %first %uint_0 %uint_16`,
  inUntyped`load-result-type-is-a-cooperative-matrix/untyped: a matrix is loaded through an untyped pointer
+body: %value = OpCooperativeMatrixLoadKHR {%half_c | scalar: %float | vector: %float4} %first %uint_0 %uint_64`,
  inTyped`stored-object-is-a-cooperative-matrix/typed: matrices of every use and of another component type are stored
+body: OpCooperativeMatrixStoreKHR %first %null_float_a %uint_1 %uint_16
OpCooperativeMatrixStoreKHR %first %a_uint_b_open %uint_1 %uint_16
OpCooperativeMatrixStoreKHR %first {%loaded | scalar: %a_float | vector: %a_float4 | common-matrix: %a_float4x4
| array: %a_float_cs | structure: %a_float_c_only | integer: %uint_1} %uint_0 %uint_16`,
  inUntyped`stored-object-is-a-cooperative-matrix/untyped: a matrix is stored through an untyped pointer
+body: OpCooperativeMatrixStoreKHR %first {%loaded | scalar: %a_float | vector: %a_float4} %uint_0 %uint_64`,
  inTyped`memory-layout-is-a-32-bit-integer-constant/typed: layouts are from constant instructions
+body: %computed = OpIAdd %uint %uint_0 %uint_0
%as_signed = ${load} %int_1 %uint_16
%as_null = ${load} %null_uint %uint_16
%as_specialized = ${load} %spec_uint_1 %uint_16
${accessesOf(
  '%uint_0',
  '%uint_16',
  `undefined: %a_uint | computed: %computed | narrower: %ushort_0 | wider: %ulong_0
  | float: %float_0 | boolean: %false | null-of-floats: %null_float | vector: %null_uint2`,
)}`,
  inUntyped`memory-layout-is-a-32-bit-integer-constant/untyped
layouts are from constant instructions, through untyped pointers
+body: ${accessesOf('%spec_uint_1', '%uint_16', 'undefined: %a_uint | wider: %ulong_0')}`,
  inTyped`memory-layout-is-an-enumerant/typed: layouts are by row or by column
+body: ${accessesOf('%uint_1', '%uint_16', 'one-more: %uint_2 | large: %uint_4294967295')}
${accessesOf('%int_0', '%uint_16', 'negative: %int_minus_1 | signed: %int_2', '_signed')}`,
  inUntyped`memory-layout-is-an-enumerant/untyped: layouts are by row or by column, through untyped pointers
+body: ${accessesOf('%uint_1', '%uint_16', 'one-more: %uint_2')}`,
  inTyped`stride-is-a-scalar-integer/typed: strides are integers of every width, from anywhere
+body: %computed = OpIAdd %int %int_8 %int_8
${strides.map((stride, at) => `%value_${at} = ${load} %uint_0 ${stride}`).join('\n')}
${accessesOf(
  '%uint_0 %int_16',
  '',
  `float: %uint_0 %float_16 | boolean: %uint_0 %true | vector: %uint_0 %a_uint2
  | longer-vector: %uint_0 %a_uint4 | matrix: %uint_0 %a_uint_c | array: %uint_0 %a_uints`,
)}
%with_operands = ${load} %uint_0 {%uint_16 | before-memory-operands: %float_16} Volatile`,
  inTyped`stride-is-present/typed: matrices by row and by column have a stride; a layout that is specialized need not
+body: ${accessesOf('%uint_0 %uint_16', '', 'by-row: %uint_0')}
${accessesOf('%uint_1 %uint_16', '', 'by-column: %uint_1', '_by_column')}
${accessesOf('%null_int %uint_16', '', 'by-null: %null_int', '_by_null')}
${accessesOf('%int_1 %uint_16', '', 'signed: %int_1', '_signed')}
%specialized = ${load} %spec_uint_1
${store} %spec_uint_1`,
  inUntyped`stride-is-present/untyped: matrices have a stride, through untyped pointers
+body: ${accessesOf('%uint_0 %uint_16', '', 'by-row: %uint_0 | by-column: %uint_1')}`,
  inTyped`stride-of-a-load-is-not-negative/typed: strides of loads are 0 and more
+body: %at_null = ${load} %uint_0 %null_int
%at_zero = ${load} %uint_0 {%int_0 | minus-one: %int_minus_1}
%by_column = ${load} %uint_1 {%long_1 | of-64-bits: %long_minus_1}
%narrow = ${load} %null_uint {%short_0 | of-16-bits: %short_minus_32768}
%large = ${load} %int_1 {%uint_4294967295 | signed: %int_minus_2147483648}
%specialized = ${load} %uint_0 %spec_int_minus_1`,
  inUntyped`stride-of-a-load-is-not-negative/untyped: strides of loads are 0 and more, through untyped pointers
+body: %value = ${load} %uint_0 {%int_0 | minus-one: %int_minus_1}`,
  inTyped`stride-of-a-store-is-not-zero/typed: strides of stores are 1 and more
+body: ${store} %uint_0 {%int_1 | zero: %int_0 | null: %null_int}
${store} %uint_1 {%uint_1 | unsigned-zero: %uint_0 | null-by-column: %null_uint}
${store} %null_uint {%long_1 | zero-of-64-bits: %ulong_0}
${store} %int_1 %ushort_65535
${store} %uint_0 %uint_4294967295
${store} %uint_0 %spec_int_0`,
  inUntyped`stride-of-a-store-is-not-zero/untyped: strides of stores are 1 and more, through untyped pointers
+body: ${store} %uint_1 {%int_1 | zero: %int_0}`,
  inTyped`stride-of-a-store-is-positive/typed: strides of stores have no sign bit where their type is signed
+body: ${store} %uint_0 {%int_1 | minus-one: %int_minus_1}
${store} %null_uint {%long_1 | of-64-bits: %long_minus_1}
${store} %int_1 {%ushort_65535 | of-16-bits: %short_minus_1}
${store} %uint_0 %uint_4294967295
${store} %uint_0 %spec_int_minus_1`,
  inUntyped`stride-of-a-store-is-positive/untyped: strides of stores have no sign bit, through untyped pointers
+body: ${store} %uint_1 {%int_1 | minus-one: %int_minus_1}`,
]
