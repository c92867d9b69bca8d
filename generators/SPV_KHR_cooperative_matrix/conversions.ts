import { inKernel, inShader } from './shared/matrices.ts'

/** Component types of the result and of the operand of each conversion. */
const conversions = {
  ConvertFToU: ['uint', 'float'],
  ConvertFToS: ['int', 'float'],
  ConvertSToF: ['float', 'int'],
  ConvertUToF: ['float', 'uint'],
  UConvert: ['uint', 'ushort'],
  SConvert: ['int', 'short'],
  FConvert: ['half', 'float'],
  Bitcast: ['uint', 'int'],
} as const

const between = Object.entries(conversions).map(([name, [to, from]]) => {
  const own = name.toLowerCase()
  return `%of_${own} = Op${name} {%${to}_c %a_${from}_c | ${own}-from-a-scalar: %${to}_c %a_${from}
| ${own}-to-a-vector: %${to}4 %a_${from}_c}`
})

const suffixes = ['c_rows', 'c_columns', 'c_scope', 'a'] as const

/** A conversion whose result, and one whose operand, has another dimension or Use. */
const shapes = (['ConvertFToU', 'Bitcast'] as const).map((name) => {
  const [to, from] = conversions[name]
  const others = (side: string, type: string) =>
    suffixes.map((suffix) => `| ${side}-${suffix.replace('_', '-')}: ${type}_${suffix}`).join(' ')
  return inShader`conversion-keeps-the-shape/${name.toLowerCase()}
Op${name} keeps dimensions, which may be given by other constants
body: %first = Op${name} {%${to}_c ${others('result', `%${to}`)}} %a_${from}_c
%second = Op${name} %${to}_c {%a_${from}_c ${others('operand', `%a_${from}`)}}
%again = Op${name} %${to}_b %a_${from}_b_again
%specialized = Op${name} %${to}_b_open %a_${from}_b`
})

const oneDimension = Object.entries(conversions)
  .filter(([name]) => name !== 'ConvertFToU' && name !== 'Bitcast')
  .map(([name, [to, from]], at) => {
    const own = name.toLowerCase()
    return `%of_${own} = Op${name} %${to}_c {%a_${from}_c | ${own}: %a_${from}_${suffixes[at % 4]}}`
  })

const constants = `%uints = OpConstantComposite %uint_c %uint_1
%halves = OpConstantComposite %half_c %half_1
%others = OpConstantComposite %uint_a %uint_1`

/** Pairs of the rules on conversions and bitcasts of cooperative matrices. */
export const pairs = [
  inShader`conversion-is-between-matrices/shader: cooperative matrices are converted to cooperative matrices
body: ${between.join('\n')}`,
  inShader`conversion-is-between-matrices/bitcast
vectors are cast to vectors, cooperative matrices to cooperative matrices
body: %vector = OpBitcast %uint2 {%a_ulong | matrix-to-a-vector: %a_uint_c}
%scalar = OpBitcast %float {%a_uint | matrix-to-a-scalar: %a_uint_c}
%matrix = OpBitcast %uint_c {%a_int_c | vector-to-a-matrix: %a_int4 | scalar-to-a-matrix: %a_int}`,
  inShader`conversion-is-between-matrices/constants: constant matrices are converted to matrices
declarations: ${constants}
%wider = OpSpecConstantOp %ulong_c UConvert {%uints | scalar: %uint_1}
%narrower = OpSpecConstantOp %ushort UConvert {%uint_2 | matrix-to-a-scalar: %uints}`,
  ...shapes,
  inShader`conversion-keeps-the-shape/one-dimension: every conversion keeps rows, columns, scope and use
body: ${oneDimension.join('\n')}`,
  inShader`conversion-keeps-the-shape/constants: converted constant matrices keep their use
declarations: ${constants}
%wider = OpSpecConstantOp %ulong_c UConvert {%uints | use: %others}`,
  inShader`converted-components-are-appropriate/floats-to-integers: components are converted from floats to integers
body: %to_unsigned = OpConvertFToU {%ushort_c %a_float_c | ftou-to-signed: %short_c %a_float_c
| ftou-to-floats: %half_c %a_float_c | ftou-from-integers: %ushort_c %a_uint_c}
%to_signed = OpConvertFToS {%int_c %a_half_c | ftos-to-floats: %float_c %a_half_c | ftos-from-integers: %int_c %a_short_c}
%to_either = OpConvertFToS %ulong_c %a_half_c
%same_width = OpConvertFToU %uint_c %a_float_c`,
  inShader`converted-components-are-appropriate/integers-to-floats
components are converted from integers of either sign to floats
body: %from_signed = OpConvertSToF {%half_c %a_int_c | stof-to-integers: %short_c %a_int_c
| stof-from-floats: %half_c %a_float_c}
%from_unsigned = OpConvertUToF {%float_c %a_ulong_c | utof-to-integers: %uint_c %a_ulong_c
| utof-from-floats: %float_c %a_half_c}
%of_other_sign = OpConvertSToF %float_c %a_uint_c
%of_signed = OpConvertUToF %float_c %a_int_c`,
  inShader`converted-components-are-appropriate/widths: components are converted to another width
body: %zeros = OpUConvert {%uint_c %a_ushort_c | uconvert-to-signed: %int_c %a_ushort_c
| uconvert-of-one-width: %uint_c %a_int_c | uconvert-to-floats: %float_c %a_ushort_c | uconvert-from-floats: %uint_c %a_half_c}
%signs = OpSConvert {%int_c %a_short_c | sconvert-of-one-width: %int_c %a_uint_c | sconvert-to-floats: %float_c %a_short_c
| sconvert-from-floats: %int_c %a_half_c}
%rounded = OpFConvert {%half_c %a_float_c | fconvert-of-one-width: %half_c %a_half_c_again
| fconvert-to-integers: %ushort_c %a_float_c | fconvert-from-integers: %half_c %a_uint_c}
%shorter = OpUConvert %uchar_c %a_short_c
%to_unsigned = OpSConvert %ulong_c %a_uint_c
%longer = OpFConvert %double_c %a_half_c`,
  inKernel`converted-components-are-appropriate/kernel-constants: a kernel converts components of constant matrices
declarations: ${constants}
%numbers = OpSpecConstantOp %uint_c ConvertFToU {%halves | from-integers: %uints}
%wider = OpSpecConstantOp {%float_c | to-integers: %ulong_c} FConvert %halves`,
  inShader`bitcast-components-are-integers-of-one-width/shader
components of one width are seen with the other sign, or in a type with other constants
body: %cast = OpBitcast %uint_c {%a_int_c | of-floats: %a_float_c | narrower: %a_ushort_c | wider: %a_long_c}
%back = OpBitcast %long_b {%a_ulong_b | of-doubles: %a_double_b | narrower-back: %a_int_b}
%again = OpBitcast %uint_a %a_uint_a_again
%of_bytes = OpBitcast {%char_a %a_uchar_a | to-floats: %half_a %a_short_a | between-floats: %half_a %a_half_a_again
| between-widths-of-floats: %float_a %a_half_a}`,
  inKernel`bitcast-components-are-integers-of-one-width/kernel
components of a kernel are seen in a type with other constants
declarations: ${constants}
body: %cast = OpBitcast %uint_c_open {%uints | of-halves: %halves | of-floats: %a_float_c}`,
]
