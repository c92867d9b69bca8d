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

/** Two kernels on buffers, one of them with a number in the push constants. */
export const buffers: Program = {
  since: 1,
  assembly: (minor) => `
${prologue({
  minor,
  kernels: { copy: ['source', 'target'], fill: ['target', 'arguments'] },
})}
${commonAnnotations}
${floatsAnnotations}
${bound('source', 0, 0)}
${bound('target', 0, 1)}
  OpMemberDecorate %block 0 Offset 0
  OpDecorate %block Block
${commonDeclarations}
${floatsDeclarations}
  %source = OpVariable %buffer_pointer StorageBuffer
  %target = OpVariable %buffer_pointer StorageBuffer
  %block = OpTypeStruct %float
  %block_pointer = OpTypePointer PushConstant %block
  %value_pointer = OpTypePointer PushConstant %float
  %arguments = OpVariable %block_pointer PushConstant
${opened('copy')}
  %from = OpAccessChain %float_pointer %source %zero %x_copy
  %moved = OpLoad %float %from
  %to = OpAccessChain %float_pointer %target %zero %x_copy
  OpStore %to %moved
${closed}
${opened('fill')}
  %given = OpAccessChain %value_pointer %arguments %zero
  %value = OpLoad %float %given
  %place = OpAccessChain %float_pointer %target %zero %x_fill
  OpStore %place %value
${closed}
`,
  reflect(reflection, idOf) {
    const copy = reflection.addKernel(idOf('copy'), 'copy', { numArguments: 2 })
    const source = describe(reflection, 'source', 'float*', 'global')
    describedArgument(reflection, 'ArgumentStorageBuffer', copy, [0, 0, 0], source)
    const target = describe(reflection, 'target', 'float*', 'global')
    describedArgument(reflection, 'ArgumentStorageBuffer', copy, [1, 0, 1], target)

    const fill = reflection.addKernel(idOf('fill'), 'fill', { numArguments: 2 })
    describedArgument(reflection, 'ArgumentStorageBuffer', fill, [0, 0, 1], target)
    const value = describe(reflection, 'value', 'float', 'private')
    describedArgument(reflection, 'ArgumentPodPushConstant', fill, [1, 0, 4], value)
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
