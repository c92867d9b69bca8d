import type { Pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { inKernel, inShader, kernelWith, withUntyped } from './shared/matrices.ts'

const numbers = 'char uchar short ushort int uint long ulong half double'.split(' ')

/** Operands of the type by name, with a number that each may be. */
const operands = { scope: 3, rows: 16, columns: 16, use: 2 } as const

type Operand = keyof typeof operands

function lineWith(operand: Operand, text: string, component = '%float'): string {
  const all = Object.entries(operands).map(([name, number]) =>
    name === operand ? text : `%uint_${number}`,
  )
  return `OpTypeCooperativeMatrixKHR ${component} ${all.join(' ')}`
}

/** Matrices whose operand comes from every constant instruction, and one whose operand is replaced. */
function constantPairs(operand: Operand): readonly Pair[] {
  const number = operands[operand]
  const isScope = operand === 'scope'
  const rule = isScope ? 'scope-is-a-constant' : `${operand}-is-a-32-bit-integer-constant`
  const forms = ['%computed', `%int_${number}`, `%spec_uint_${number}`, `%spec_int_${number}`]
  const others = `| narrower: %ushort_${number} | wider: %ulong_${number} | signed-and-wider: %long_${number}
| specialized-and-wider: %spec_ulong_${number} | null-of-16-bits: %null_ushort | float: %float_${number}
| boolean: %true | vector: %pair | undefined-and-narrower: %a_ushort | variable: %variable_Private_uint`
  const shaders = [
    inShader`${rule}/shader: the ${operand} of a matrix type comes from any constant instruction
declarations: %computed = OpSpecConstantOp %uint IAdd %spec_uint_${String(number)} %uint_0
%pair = OpConstantComposite %uint2 %uint_${String(number)} %uint_${String(number)}
${forms.map((form, at) => `%form_${at} = ${lineWith(operand, form)}`).join('\n')}
%matrix = ${lineWith(operand, `{%uint_${number} | undefined: %a_uint ${isScope ? '' : others}}`)}
%signed = ${lineWith(operand, `{%int_${number} | undefined-signed: %a_int}`, '%half')}`,
  ]
  if (!isScope) return shaders
  return [
    ...shaders,
    inKernel`${rule}/kernel: the scope of a matrix type in a kernel is a constant or specialization constant
declarations: %specialized = ${lineWith(operand, '%spec_uint_3')}
%matrix = ${lineWith(operand, '{%uint_3 | undefined: %a_uint}')}`,
  ]
}

const useLine = 'OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_16'

/** Types that are or contain matrices. */
const kinds = {
  matrix: ['%float_c_only', 'a structure of a matrix'],
  alone: ['%float_c', 'a matrix'],
  array: ['%float_cs', 'an array of matrices'],
  nested: ['%float_cs_pair', 'a structure of arrays of matrices'],
} as const

const variables = Object.entries(kinds).map(([name, [type, summary]]) => {
  const classes = '{Private | workgroup: Workgroup | input: Input | output: Output}'
  return inShader`variable-is-in-function-or-private/${name}: variables of ${summary} are in Private and Function
declarations: %to = OpTypePointer ${classes} ${type}
%variable = OpVariable %to ${classes}
body: %local = OpVariable %pointer_Function_${type.slice(1)} Function`
})

/** Pairs of the rules on types of cooperative matrices and variables of them. */
export const pairs = [
  inShader`component-type-is-numerical/shader: matrices have integers and floats of all widths
declarations: ${numbers.map((name) => `%of_${name} = OpTypeCooperativeMatrixKHR %${name} %uint_3 %uint_8 %uint_8 %uint_0`).join('\n')}
%matrix = OpTypeCooperativeMatrixKHR {%float | boolean: %bool | vector-of-floats: %float2
| vector-of-integers: %uint4 | common-matrix: %float2x2 | array: %floats | run-time-array: %float_runtime_array
| structure: %float_only | pointer: %pointer_Workgroup_float | cooperative-matrix: %of_half | void: %void
| image: %image_float_2D_0_0_0_1_Unknown} %uint_3 %uint_8 %uint_8 %uint_2`,
  ...(Object.keys(operands) as Operand[]).flatMap(constantPairs),
  inShader`use-is-an-enumerant/values: matrices of every use, by constants of both signs
declarations: %left = ${useLine} {%uint_0 | one-more: %uint_3 | large: %uint_4294967295}
%right = ${useLine} %uint_1
%accumulator = ${useLine} %uint_2
%by_null = ${useLine} %null_uint
%by_signed = ${useLine} {%int_2 | signed-one-more: %int_3 | negative: %int_minus_1}
%specialized = ${useLine} %spec_uint_2`,
  ...variables,
  inKernel`variable-is-in-function-or-private/pointers: a kernel has pointers to matrices outside of functions
declarations: %variable = OpVariable {%pointer_Workgroup_pointer_Function_float_c_only | matrix: %pointer_Workgroup_float_c_only} Workgroup`,
  pairOf`variable-is-in-function-or-private/kernel: kernels have matrices in functions alone
${withUntyped(kernelWith)}
declarations: %typed = OpVariable {%pointer_Workgroup_float_only | in-workgroup: %pointer_Workgroup_float_c_only} Workgroup
%global = OpVariable {%pointer_CrossWorkgroup_uint | in-cross-workgroup: %pointer_CrossWorkgroup_float_c} CrossWorkgroup
%without_type = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup {%float_only | untyped-structure: %float_c_only | untyped-matrix: %float_c}
body: %local = OpVariable %pointer_Function_float_c Function
%untyped_variable = OpUntypedVariableKHR %untyped_pointer_Function Function %float_c`,
  inShader`length-is-an-unsigned-32-bit-integer/shader: the length of matrices is an unsigned integer
body: %length = OpCooperativeMatrixLengthKHR {%uint | signed: %int | narrower: %ushort | wider: %ulong
| float: %float | boolean: %bool | vector: %uint2 | matrix: %uint_c} %uint_c
%other = OpCooperativeMatrixLengthKHR %uint %half_a_open`,
  inShader`length-is-of-a-cooperative-matrix-type/shader: types of matrices have lengths
body: %length = OpCooperativeMatrixLengthKHR %uint {%float_c | value: %a_float_c | null: %null_float_c | number: %uint_3
| array-of-matrices: %float_cs | common-matrix: %float4x4 | array: %floats | vector: %float4 | component: %float}
%of_open = OpCooperativeMatrixLengthKHR %uint %int_b_open`,
]
