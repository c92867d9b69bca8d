import { pairOf, tagIn, tagOf, ways } from '../pairs/pair-of.ts'
import { cooperativeMatrices, kernel } from '../pairs/pieces.ts'
import { inKernel, inWide } from '../pairs/tags.ts'

const operations = ['OpUMulExtended', 'OpSMulExtended', 'OpIAddCarry', 'OpISubBorrow'] as const

/** Members of structures that are not of one type, or of a type that none of these operations gives. */
const unlike = {
  sign: '%uint %int',
  'first-wider': '%ulong %uint',
  'second-wider': '%uint %ulong',
  'second-a-vector': '%uint %uint2',
  'second-a-boolean': '%uint %bool',
  'second-a-float': '%uint %float',
  'second-a-structure': '%uint %uint_pair',
  'of-arrays': '%uints %uints',
  'of-matrices': '%float2x2 %float2x2',
} as const

const members = Object.entries(unlike).map(([way, types]) => ` | ${way}: ${types}`)

/** The first operation shows every way, the others a few of them each. */
function membersOf(at: number): readonly string[] {
  return at === 0 ? members : members.slice(2 * at, 2 * at + 2)
}

const inCooperative = tagIn(cooperativeMatrices)`
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%left = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_0
%whole_matrix = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2
%half_matrix = OpTypeCooperativeMatrixKHR %half %uint_3 %uint_8 %uint_8 %uint_2`

const inLong = tagOf`capabilities: Shader LongVectorEXT
declarations: %float8 = OpTypeVector %float 8
%uint8 = OpTypeVector %uint 8
%sized = OpTypeVectorIdEXT %float %uint_8
%other_sized = OpTypeVectorIdEXT %float %uint_4`

/** Pairs on results of extended arithmetic, on cooperative matrices, on long vectors, beside functions and untyped pointers, and in blocks that are not reached. */
export const pairs = [
  ...operations.map(
    (operation, at) =>
      inWide`extended-arithmetic-result/members-of-${operation.slice(2).toLowerCase()}
${operation} gives a structure whose two members are of one type
declarations: %both = OpTypeStruct {%uint %uint${membersOf(at).join('')}}
body: %result = ${operation} %both %a_uint %a_uint`,
  ),
  inCooperative`float-arithmetic-result/cooperative-matrices
cooperative matrices of floats are added, subtracted, multiplied and divided
body: %negated = OpFNegate %half_matrix %a_half_matrix
%sum = OpFAdd {%matrix %a_matrix %a_matrix | sum-of-arrays: %floats %a_floats %a_floats}
%difference = OpFSub %matrix %a_matrix %a_matrix
%product = OpFMul {%left %a_left %a_left | common-matrices: %float2x2 %a_float2x2 %a_float2x2}
%quotient = OpFDiv %matrix %a_matrix %a_matrix`,
  inCooperative`float-arithmetic-operand/cooperative-matrices
cooperative matrices are calculated with others of the same type
body: %sum = OpFAdd %matrix {%a_matrix %a_matrix | other-use: %a_matrix %a_left | narrower: %a_half_matrix %a_matrix}
%quotient = OpFDiv %matrix %a_matrix {%a_matrix | scalar: %a_float}`,
  inCooperative`unsigned-arithmetic-result/cooperative-matrices: cooperative matrices of unsigned integers are divided
body: %quotient = OpUDiv %whole_matrix %a_whole_matrix %a_whole_matrix`,
  inCooperative`matrix-times-scalar/cooperative-matrices
a cooperative matrix is scaled by a scalar of its component type
body: %scaled = OpMatrixTimesScalar %matrix %a_matrix %a_float
%half_scaled = OpMatrixTimesScalar %half_matrix %a_half_matrix %a_half`,
  inLong`integer-arithmetic-operand/long-vectors: vectors of more than four integers are as long as the result
body: %sum = OpIAdd %uint8 {%a_uint8 | float-term: %a_float8} {%a_uint8 | shorter-term: %a_uint5}
%not = OpNot %uint5 {%a_uint5 | longer-not: %a_uint8}`,
  inLong`float-arithmetic-operand/long-vectors
vectors of one float are calculated with, and such with a constant as length
body: %single = OpFAdd {%float1 %a_float1 %a_float1 | scalar: %float1 %a_float %a_float1
  | one-for-scalar: %float %a_float1 %a_float}
%product = OpFMul %sized %a_sized {%a_sized | shorter: %a_other_sized}`,
  inLong`dot-product/long-vectors: vectors of any length have a dot product
body: %product = OpDot {%float %a_float8 %a_float8 | shorter: %float %a_float8 %a_float4
  | integers: %uint %a_uint8 %a_uint8}
%of_sized = OpDot %float {%a_sized | shorter-sized: %a_other_sized} %a_sized`,
  pairOf`integer-arithmetic-operand/where-nobody-comes
rules hold in blocks that are not reached and functions that are not called too
before: %void %uncalled()
%product = OpIMul %int %a_int %a_uint
body: OpReturn
%unreached: %sum = OpIAdd %uint %a_uint %a_uint
${ways({
  'in-a-block': '%sum = OpIAdd %uint %a_uint %a_float',
  'in-a-function': '%product = OpIMul %int %a_int2 %a_uint',
})}`,
  pairOf`integer-arithmetic-operand/beside-a-function: an integer is added to what a function returns
before: %uint %helper()
OpReturnValue %uint_1
body: %call = OpFunctionCall %uint %helper
%sum = OpIAdd %uint {%call | function: %helper} %a_uint`,
  inKernel`integer-arithmetic-result/beside-untyped-pointers: integers are added where pointers have no type
capabilities: ${kernel.capabilities} UntypedPointersKHR
body: %sum = OpIAdd {%uint | sum: %untyped_pointer_CrossWorkgroup} %a_uint %a_uint
%negated = OpSNegate {%uint | negated: %untyped_pointer_CrossWorkgroup} %a_uint`,
]
