import {
  bound,
  closed,
  commonAnnotations,
  commonDeclarations,
  floatsAnnotations,
  floatsDeclarations,
  opened,
} from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { describe, describedArgument, speak } from './speak.ts'

/** Numbers by value, two of them in one uniform block and one in a storage buffer, and an array of constants. */
export const uniforms: Program = {
  since: 1,
  assembly: (minor) => `
${prologue({
  minor,
  kernels: { scale: ['target', 'table', 'numbers', 'bias'] },
})}
${commonAnnotations}
${floatsAnnotations}
${bound('target', 0, 0)}
${bound('table', 0, 1)}
${bound('numbers', 0, 2)}
${bound('bias', 0, 3)}
  OpDecorate %four_vectors ArrayStride 16
  OpMemberDecorate %table_block 0 Offset 0
  OpDecorate %table_block Block
  OpMemberDecorate %numbers_block 0 Offset 0
  OpMemberDecorate %numbers_block 1 Offset 16
  OpDecorate %numbers_block Block
  OpMemberDecorate %bias_block 0 Offset 0
  OpDecorate %bias_block Block
${commonDeclarations}
${floatsDeclarations}
  %four = OpConstant %uint 4
  %four_vectors = OpTypeArray %float4 %four
  %table_block = OpTypeStruct %four_vectors
  %table_pointer = OpTypePointer Uniform %table_block
  %uniform_float = OpTypePointer Uniform %float
  %numbers_block = OpTypeStruct %uint %float4
  %numbers_pointer = OpTypePointer Uniform %numbers_block
  %bias_block = OpTypeStruct %float
  %bias_pointer = OpTypePointer StorageBuffer %bias_block
  %target = OpVariable %buffer_pointer StorageBuffer
  %table = OpVariable %table_pointer Uniform
  %numbers = OpVariable %numbers_pointer Uniform
  %bias = OpVariable %bias_pointer StorageBuffer
${opened('scale')}
  %in_table = OpAccessChain %uniform_float %table %zero %zero %zero
  %factor = OpLoad %float %in_table
  %in_numbers = OpAccessChain %uniform_float %numbers %one %zero
  %summand = OpLoad %float %in_numbers
  %in_bias = OpAccessChain %float_pointer %bias %zero
  %base = OpLoad %float %in_bias
  %product = OpFMul %float %factor %summand
  %sum = OpFAdd %float %product %base
  %to = OpAccessChain %float_pointer %target %zero %x_scale
  OpStore %to %sum
${closed}
`,
  reflect(reflection, idOf) {
    const scale = reflection.addKernel(idOf('scale'), 'scale', { numArguments: 5 })
    const target = describe(reflection, 'target', 'float*', 'global')
    describedArgument(reflection, 'ArgumentStorageBuffer', scale, [0, 0, 0], target)
    const table = describe(reflection, 'table', 'float4*', 'constant-data')
    describedArgument(reflection, 'ArgumentUniform', scale, [1, 0, 1], table)
    const count = describe(reflection, 'count', 'uint', 'private')
    describedArgument(reflection, 'ArgumentPodUniform', scale, [2, 0, 2, 0, 4], count)
    const shift = describe(reflection, 'shift', 'float4', 'private')
    describedArgument(reflection, 'ArgumentPodUniform', scale, [3, 0, 2, 16, 16], shift)
    const bias = describe(reflection, 'bias', 'float', 'private')
    describedArgument(reflection, 'ArgumentPodStorageBuffer', scale, [4, 0, 3, 0, 4], bias)
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
