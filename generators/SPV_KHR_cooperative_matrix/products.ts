import { inKernel, inShader } from './shared/matrices.ts'

/** Types, each after its name: component, Scope, Rows, Columns and Use. */
function types(rows: string): string {
  return rows
    .split(/;\s+/)
    .map((row) => {
      const [name, component, ...numbers] = row.split(' ')
      const all = numbers.map((number) => (number.startsWith('%') ? number : `%uint_${number}`))
      return `%${name} = OpTypeCooperativeMatrixKHR %${component} ${all.join(' ')}`
    })
    .join('\n')
}

/** The products are of 16 x 4 and 4 x 8. */
const usual = 'left float 3 16 4 0; right float 3 4 8 1; sum float 3 16 8 2'

/** A product whose slots, the result first, get other types in turn: types after the names of their ways, slots apart. */
function product(others: string): string {
  const slots = { result: '%sum', a: '%a_left', b: '%a_right', c: '%a_sum' } as const
  const all = others.split(/;\s+/)
  const operands = Object.entries(slots).map(([slot, own], at) => {
    const ways = (all[at % all.length] ?? '').split(', ').map((each) => {
      const [way, type] = each.split(' ')
      return ` | ${slot}-${way}: ${slot === 'result' ? '%' : '%a_'}${type}`
    })
    return `{${own}${ways.join('')}}`
  })
  return `%product = OpCooperativeMatrixMulAddKHR ${operands.join(' ')}`
}

const scalars = 'scalar float, vector float4'

const ofSums = 'rows sum_8, columns sum_4, transposed sum_transposed'

const components = types(`${usual};
  whole_left int 3 16 4 0; whole_right uint 3 4 8 1; whole_sum int 3 16 8 2;
  byte_left char 3 16 4 0; byte_right uchar 3 4 8 1; long_sum ulong 3 16 8 2;
  half_left half 3 16 4 0; half_sum half 3 16 8 2`)

const flags = ['A', 'B', 'C', 'Result'] as const

function signed(...names: readonly string[]): string {
  return names.map((name) => `Matrix${name}SignedComponentsKHR`).join('|')
}

const all = signed(...flags)

/** By operand, products in which that matrix alone has integers, and in which it alone has floats. */
const alone = {
  A: ['%sum %a_whole_left %a_right %a_sum', '%whole_sum %a_left %a_whole_right %a_whole_sum'],
  B: ['%sum %a_left %a_whole_right %a_sum', '%whole_sum %a_whole_left %a_right %a_whole_sum'],
  C: ['%sum %a_left %a_right %a_whole_sum', '%whole_sum %a_whole_left %a_whole_right %a_sum'],
  Result: ['%whole_sum %a_left %a_right %a_sum', '%sum %a_whole_left %a_whole_right %a_whole_sum'],
} as const

const oneSigned = flags.map((flag) => {
  const [integers, floats] = alone[flag]
  const rest = signed(...flags.filter((other) => other !== flag))
  const name = flag.toLowerCase()
  return `%with_${name} = OpCooperativeMatrixMulAddKHR ${integers} ${signed(flag)}
%without_${name} = OpCooperativeMatrixMulAddKHR ${floats} {${rest} | ${name}-too: ${all} | ${name}-alone: ${signed(flag)}}`
})

/** Pairs of the rules on OpCooperativeMatrixMulAddKHR. */
export const pairs = [
  inShader`multiply-add-is-of-cooperative-matrices/shader: cooperative matrices are multiplied and added
declarations: ${types(usual)}
body: ${product(`${scalars}, common-matrix float4x4, array float_cs`)}`,
  inKernel`multiply-add-is-of-cooperative-matrices/kernel: a kernel multiplies and adds cooperative matrices
declarations: ${types(usual)}
body: ${product(scalars)}`,
  inShader`multiply-add-matrix-has-its-use/shader: matrices of the three uses are multiplied and added
declarations: ${types(`${usual};
  left_b float 3 16 4 1; left_c float 3 16 4 2; right_a float 3 4 8 0; right_c float 3 4 8 2;
  sum_a float 3 16 8 0; sum_b float 3 16 8 1; sum_signed float 3 16 8 %int_2`)}
body: %by_signed = OpCooperativeMatrixMulAddKHR %sum_signed %a_left %a_right %a_sum_signed
${product(`is-a sum_a, is-b sum_b; is-b left_b, is-accumulator left_c; is-a right_a, is-accumulator right_c;
  is-a sum_a, is-b sum_b`)}`,
  inShader`multiply-add-matrix-has-its-use/null: a null constant is the Use of A
declarations: ${types(`${usual}; left_null float 3 16 4 %null_uint; sum_null float 3 16 8 %null_uint`)}
body: %product = OpCooperativeMatrixMulAddKHR %sum %a_left_null %a_right {%a_sum | for-c: %a_sum_null}`,
  inShader`multiply-add-matrix-has-its-use/specialized
a Use that can be specialized is not known yet; its value is the right one
declarations: ${types(`${usual}; right_open float 3 4 8 %spec_uint_1; sum_a float 3 16 8 0`)}
body: %product = OpCooperativeMatrixMulAddKHR %sum %a_left %a_right_open {%a_sum | c-is-a: %a_sum_a}`,
  inShader`multiply-add-dimensions-agree/shader
rows and columns agree: fixed ones, and ones that can be specialized to do
declarations: ${types(`${usual};
  left_8 float 3 8 4 0; left_2 float 3 16 2 0; right_2 float 3 2 8 1; right_4 float 3 4 4 1;
  sum_8 float 3 8 8 2; sum_4 float 3 16 4 2; sum_transposed float 3 8 16 2;
  left_again float %int_3 %int_16 %int_4 %int_0;
  left_open float 3 %spec_uint_8 %spec_uint_2 0;
  right_open float %spec_uint_2 %spec_uint_2 8 1; sum_open float 3 16 %spec_uint_4 2;
  left_opposite float 3 8 16 0`)}
body: %again = OpCooperativeMatrixMulAddKHR %sum %a_left_again %a_right %a_sum
%narrower = OpCooperativeMatrixMulAddKHR %sum_4 %a_left %a_right_4 %a_sum_4
%shorter = OpCooperativeMatrixMulAddKHR %sum_8 %a_left_8 %a_right %a_sum_8
%inner = OpCooperativeMatrixMulAddKHR %sum %a_left_2 %a_right_2 %a_sum
%open = OpCooperativeMatrixMulAddKHR %sum %a_left_open %a_right_open %a_sum_open
${product(`${ofSums}; rows left_8, columns left_2, rows-and-columns left_opposite;
  rows right_2, columns right_4; ${ofSums}`)}
%whole = OpCooperativeMatrixMulAddKHR {%sum %a_left %a_right %a_sum
| columns-of-result-and-c: %sum_4 %a_left %a_right %a_sum_4
| rows-of-result-and-c: %sum_8 %a_left %a_right %a_sum_8
| beside-an-open-matrix: %sum %a_left_open %a_right_4 %a_sum_open}`,
  inShader`multiply-add-scopes-agree/shader
all matrices have one scope, or one that can be specialized to be the same
declarations: ${types(`${usual};
  left_other float 2 16 4 0; right_other float 2 4 8 1; sum_other float 2 16 8 2;
  left_open float %spec_uint_2 16 4 0; left_signed float %int_3 16 4 0`)}
body: %all_others = OpCooperativeMatrixMulAddKHR %sum_other %a_left_other %a_right_other %a_sum_other
%open = OpCooperativeMatrixMulAddKHR %sum %a_left_open %a_right %a_sum
%signed = OpCooperativeMatrixMulAddKHR %sum %a_left_signed %a_right %a_sum
${product('scope sum_other; scope left_other; scope right_other; scope sum_other')}`,
  inShader`signed-components-are-integers/integers: components of integer types of either sign are signed
declarations: ${components}
body: %every = OpCooperativeMatrixMulAddKHR %whole_sum %a_whole_left %a_whole_right %a_whole_sum ${all}
%small = OpCooperativeMatrixMulAddKHR %long_sum %a_byte_left %a_byte_right %a_whole_sum ${signed('A', 'B')}|SaturatingAccumulationKHR
%none = OpCooperativeMatrixMulAddKHR %whole_sum %a_whole_left %a_whole_right %a_whole_sum NoneKHR
%saturating = OpCooperativeMatrixMulAddKHR %sum %a_left %a_right %a_sum SaturatingAccumulationKHR
%floats = OpCooperativeMatrixMulAddKHR %half_sum %a_half_left %a_right %a_sum {NoneKHR | all: ${all}
| of-half-and-saturating: ${signed('A')}|SaturatingAccumulationKHR}`,
  inShader`signed-components-are-integers/one-at-a-time
one matrix has integers and is signed, or has floats and is not
declarations: ${components}
body: ${oneSigned.join('\n')}`,
]
