import { pairOf } from '../pairs/pair-of.ts'
import { inKernel, inShader, kernelWith, shader } from './shared/matrices.ts'

const ofFloats = ['FNegate', 'FAdd', 'FSub', 'FMul', 'FDiv']
const ofIntegers = ['SNegate', 'IAdd', 'ISub', 'IMul', 'SDiv', 'UDiv']

/** Operations on matrices of one type, and of another one where that breaks the rule. */
function linesOf(operations: readonly string[], type: string, other: string): string {
  const lines = operations.map((operation) => {
    const [own, broken] = [type, other].map((each) =>
      [`%${each}`, `%a_${each}`, ...(operation.endsWith('Negate') ? [] : [`%a_${each}`])].join(' '),
    )
    return `%of_${operation} = Op${operation} {${own} | ${operation.toLowerCase()}: ${broken}}`
  })
  return lines.join('\n')
}

const constants = `%halves = OpConstantComposite %half_a %half_1
%uints = OpConstantComposite %uint_a %uint_1
%others = OpConstantComposite %uint_b %uint_1`

const uints = ['%uint2 %a_uint2 %a_uint2', '%uint_c %a_uint_c %a_uint_c'] as const
const ints = ['%int2 %a_int2 %a_int2', '%int_c %a_int_c %a_int_c'] as const
const floats = ['%float2 %a_float2 %a_float2', '%float_c %a_float_c %a_float_c'] as const

/** Result Type and operands of operations, then with cooperative matrices. */
const others: Readonly<
  Record<string, Readonly<Record<string, readonly [valid: string, broken: string]>>>
> = {
  'of-remainders': { UMod: uints, SRem: ints, SMod: ints, FRem: floats, FMod: floats },
  'of-products': {
    VectorTimesScalar: ['%float4 %a_float4 %a_float', '%float_c %a_float_c %a_float'],
    VectorTimesMatrix: ['%float4 %a_float4 %a_float4x4', floats[1]],
    MatrixTimesVector: ['%float4 %a_float4x4 %a_float4', floats[1]],
    MatrixTimesMatrix: ['%float4x4 %a_float4x4 %a_float4x4', '%float_c %a_float_a %a_float_b'],
    OuterProduct: ['%float4x4 %a_float4 %a_float4', '%float_c %a_float4 %a_float4'],
    Transpose: ['%float4x4 %a_float4x4', '%float_c %a_float_c'],
  },
  'of-bits': {
    ShiftRightLogical: uints,
    ShiftRightArithmetic: uints,
    ShiftLeftLogical: uints,
    BitwiseOr: uints,
    BitwiseXor: uints,
    BitwiseAnd: uints,
    Not: ['%uint2 %a_uint2', '%uint_c %a_uint_c'],
  },
  'of-bit-fields': {
    BitFieldInsert: [`${uints[0]} %uint_0 %uint_3`, `${uints[1]} %uint_0 %uint_3`],
    BitFieldSExtract: ['%int2 %a_int2 %uint_0 %uint_3', '%int_c %a_int_c %uint_0 %uint_3'],
    BitFieldUExtract: ['%uint2 %a_uint2 %uint_0 %uint_3', '%uint_c %a_uint_c %uint_0 %uint_3'],
    BitReverse: ['%uint2 %a_uint2', '%uint_c %a_uint_c'],
    BitCount: ['%uint2 %a_uint2', '%uint_c %a_uint_c'],
  },
  'of-saturated': {
    SatConvertSToU: ['%uint2 %a_ushort2', '%uint_c %a_ushort_c'],
    SatConvertUToS: ['%uint2 %a_ushort2', '%uint_c %a_ushort_c'],
  },
}

const otherPairs = Object.entries(others).map(([name, operations]) => {
  const lines = Object.entries(operations).map(
    ([operation, [valid, broken]]) =>
      `%of_${operation} = Op${operation} {${valid} | ${operation.toLowerCase()}: ${broken}}`,
  )
  return pairOf`other-operations-result-in-no-matrix/${name}
operations ${name.replaceAll('-', ' ')} have scalars, vectors and common matrices
${name === 'of-saturated' ? kernelWith : shader}
body: %sum = OpIAdd %uint_c %a_uint_c %a_uint_c
${lines.join('\n')}`
})

/** Pairs of the rules on arithmetic with cooperative matrices. */
export const pairs = [
  inShader`arithmetic-components-are-appropriate/floats: cooperative matrices of floats are calculated with as floats
body: ${linesOf(ofFloats, 'half_a', 'uint_a')}`,
  inShader`arithmetic-components-are-appropriate/signed
cooperative matrices of signed integers are calculated with as integers
body: ${linesOf(ofIntegers.slice(0, -1), 'int_b', 'float_b')}`,
  inShader`arithmetic-components-are-appropriate/unsigned
cooperative matrices of unsigned integers are calculated with as integers
body: ${linesOf(ofIntegers, 'ulong_c_open', 'double_c_open')}`,
  inShader`arithmetic-components-are-appropriate/constants: constant matrices of integers are added and negated
declarations: ${constants}
%sum = OpSpecConstantOp {%uint_a IAdd %uints %uints | sum: %half_a IAdd %halves %halves}
%negated = OpSpecConstantOp {%uint_a SNegate %uints | negated: %half_a SNegate %halves}`,
  inShader`unsigned-division-is-of-unsigned-components/shader: cooperative matrices of unsigned integers are divided
body: %quotient = OpUDiv {%uint_c %a_uint_c %a_uint_c | signed: %int_c %a_int_c %a_int_c
| signed-of-16-bits: %short_a %a_short_a %a_short_a}`,
  inShader`unsigned-division-is-of-unsigned-components/constants: constant matrices of unsigned integers are divided
declarations: ${constants}
%ints = OpConstantComposite %int_a %int_1
%quotient = OpSpecConstantOp {%uint_a UDiv %uints %uints | signed: %int_a UDiv %ints %ints}`,
  inShader`arithmetic-components-are-appropriate/constant-division: constant matrices of unsigned integers are divided
declarations: ${constants}
%quotient = OpSpecConstantOp {%uint_a UDiv %uints %uints | quotient: %half_a UDiv %halves %halves}`,
  inKernel`arithmetic-components-are-appropriate/kernel-constants
a kernel adds and negates constant matrices of floats
declarations: ${constants}
%sum = OpSpecConstantOp {%half_a FAdd %halves %halves | sum: %uint_a FAdd %uints %uints}
%negated = OpSpecConstantOp {%half_a FNegate %halves | negated: %uint_a FNegate %uints}`,
  inShader`integer-arithmetic-is-of-matching-matrices/operands
both operands have one type; dimensions of the result are the same, or specialized to be
body: %sum = OpIAdd %uint_c %a_uint_c {%a_uint_c | rows: %a_uint_c_rows | columns: %a_uint_c_columns
| scope: %a_uint_c_scope | use: %a_uint_a | other-sign: %a_int_c | narrower: %a_ushort_c | floats: %a_float_c
| same-numbers: %a_uint_c_again | specialized-numbers: %a_uint_c_open | scalar: %a_uint | vector: %a_uint4}
%difference = OpISub %uint_c {%a_uint_c | first-scalar: %a_uint | first-rows: %a_uint_c_rows} %a_uint_c
%of_other_sign = OpIMul %uint_c %a_int_c %a_int_c
%of_same_numbers = OpIMul %uint_c %a_uint_c_again %a_uint_c_again
%of_specialized = OpSDiv %uint_c_open %a_int_c %a_int_c
%negated = OpSNegate %int_c_again %a_uint_c_open`,
  inShader`integer-arithmetic-is-of-matching-matrices/results
results have the dimensions of the operands and components of their width
body: %sum = OpIAdd %uint_c {%a_uint_c %a_uint_c | rows: %a_uint_c_rows %a_uint_c_rows
| columns: %a_uint_c_columns %a_uint_c_columns | scope: %a_uint_c_scope %a_uint_c_scope | use: %a_uint_a %a_uint_a
| narrower: %a_ushort_c %a_ushort_c | floats: %a_float_c %a_float_c | scalars: %a_uint %a_uint
| vectors: %a_uint4 %a_uint4}
%negated = OpSNegate %int_a {%a_int_a | negated-rows: %a_int_a_rows | negated-use: %a_int_b | negated-wider: %a_long_a
| negated-vector: %a_int4 | negated-floats: %a_float_a}
%product = OpIMul {%uint4 %a_uint4 %a_uint4 | to-a-vector: %uint4 %a_uint_c %a_uint_c}
%quotient = OpSDiv {%int %a_int %a_int | to-a-scalar: %int %a_int_a %a_int_a | one-matrix: %int %a_int %a_int_a}
%opposite = OpSNegate {%int %a_int | negated-to-a-scalar: %int %a_int_a}`,
  inShader`integer-arithmetic-is-of-matching-matrices/constants: constant matrices of one type are added
declarations: ${constants}
%sum = OpSpecConstantOp %uint_a IAdd %uints {%uints | use: %others | scalar: %uint_1}
%negated = OpSpecConstantOp {%uint_a | other-use: %uint_c} SNegate %uints`,
  inShader`matrix-times-scalar-fits/shader: cooperative matrices are multiplied by a scalar of their component type
body: %scaled = OpMatrixTimesScalar %float_c %a_float_c {%a_float | narrower: %a_half | wider: %a_double
| integer: %a_uint | boolean: %a_bool | vector: %a_float4 | common-matrix: %a_float4x4 | matrix-itself: %a_float_c}
%of_half = OpMatrixTimesScalar %half_a_open {%a_half_a_open | rows: %a_half_a_rows | columns: %a_half_a_columns
| use: %a_half_b_open | wider-components: %a_float_a_open | matrix-of-integers: %a_uint_a_open
| from-a-common-matrix: %a_float4x4 | from-a-vector: %a_float4 | from-a-scalar: %a_half} %a_half
%common = OpMatrixTimesScalar %float4x4 {%a_float4x4 %a_float | to-a-common-matrix: %a_float_c %a_float
| scalar-is-a-matrix: %a_float4x4 %a_float_c}`,
  ...otherPairs,
  inShader`other-operations-result-in-no-matrix/of-constants: operations on constants have scalars
declarations: ${constants}
%modulo = OpSpecConstantOp {%uint UMod %uint_8 %uint_3 | umod: %uint_a UMod %uints %uints}
%shifted = OpSpecConstantOp {%uint ShiftLeftLogical %uint_8 %uint_3 | shift: %uint_a ShiftLeftLogical %uints %uints}
%either = OpSpecConstantOp {%uint BitwiseOr %uint_8 %uint_3 | bits: %uint_a BitwiseOr %uints %uints}
%not = OpSpecConstantOp {%uint Not %uint_8 | not: %uint_a Not %uints}`,
]
