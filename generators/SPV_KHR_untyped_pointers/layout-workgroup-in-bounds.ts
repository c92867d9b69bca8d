import { inPhysicalShader, inUntypedPhysical } from './shared/pieces.ts'

/** Base types with as much of a layout as the storage class asks for, and what may be missing of it. */
const layout = `{OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16 | without-offsets:}
{OpDecorate %uint_array4 ArrayStride 4 | without-stride:}
%float2x2_only 0 Offset 0, 0 ColMajor
{OpMemberDecorate %float2x2_only 0 MatrixStride 8 | without-matrix-stride:}`

/** The same with all that may be wrong. */
const allOfLayout = `{OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16 | without-offsets: | without-second-offset: OpMemberDecorate
  %block 0 Offset 0 | same-offsets: OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 0 | overlapping: OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 12}
{OpDecorate %uint_array4 ArrayStride 4 | without-stride: | stride-of-zero: OpDecorate %uint_array4 ArrayStride 0}
{OpMemberDecorate %float2x2_only 0 Offset 0
%float2x2_only 0 ColMajor, 0 MatrixStride 8 | without-matrix-stride: OpMemberDecorate %float2x2_only 0 Offset 0
%float2x2_only 0 ColMajor | without-majorness: OpMemberDecorate %float2x2_only 0 Offset 0
OpMemberDecorate %float2x2_only 0 MatrixStride 8}`

const types = `%block = OpTypeStruct %uint4 %uint`

const chain = (base: string) => `OpUntypedInBoundsPtrAccessChainKHR %strided ${base} %uint_1`

const body = `%first = ${chain('%block %bytes')} %uint_1
%second = ${chain('%uint_array4 %bytes')}
%third = ${chain('%float2x2_only %bytes')} %uint_0 %uint_1`

const rule = 'in-bounds-ptr-access-chain-base-type-is-explicitly-laid-out'

const withData = ['Uniform', 'StorageBuffer', 'PushConstant', 'Workgroup'].map((storageClass) => {
  const isBound = storageClass === 'Uniform' || storageClass === 'StorageBuffer'
  const dataType = storageClass === 'Workgroup' ? ' %uint4' : ''
  const binding = 'OpDecorate %bytes DescriptorSet 0\nOpDecorate %bytes Binding 0'
  return inPhysicalShader`${rule}/${storageClass.toLowerCase()}
base types of in-bounds chains into ${storageClass} are laid out explicitly
annotations: %strided ArrayStride 32
${isBound ? binding : ''}
${storageClass === 'StorageBuffer' ? allOfLayout : layout}
declarations: ${types}
%strided = OpTypeUntypedPointerKHR ${storageClass}
%bytes = OpUntypedVariableKHR %strided ${storageClass}${dataType}
body: ${body}`
})

/** Pairs of the rule on the layout of what in-bounds pointer access chains walk. */
export const pairs = [
  ...withData,
  inUntypedPhysical`${rule}/physicalstoragebuffer
base types of in-bounds chains into PhysicalStorageBuffer are laid out explicitly
annotations: %strided ArrayStride 32
${layout}
declarations: ${types}
%strided = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %bytes = OpConvertUToPtr %strided %a_ulong
${body}`,
]
