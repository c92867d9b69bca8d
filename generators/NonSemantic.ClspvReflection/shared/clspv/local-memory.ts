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

/** A local array whose length is set when the pipeline is made. */
export const localMemory: Program = {
  since: 1,
  assembly: (minor) => `
${prologue({ minor, kernels: { reduce: ['target', 'scratch'] } })}
${commonAnnotations}
${floatsAnnotations}
${bound('target', 0, 0)}
  OpDecorate %length SpecId 3
${commonDeclarations}
${floatsDeclarations}
  %length = OpSpecConstant %uint 1
  %local_array = OpTypeArray %float %length
  %local_pointer = OpTypePointer Workgroup %local_array
  %local_float = OpTypePointer Workgroup %float
  %target = OpVariable %buffer_pointer StorageBuffer
  %scratch = OpVariable %local_pointer Workgroup
  %two = OpConstant %uint 2
  %semantics = OpConstant %uint 264
${opened('reduce')}
  %from = OpAccessChain %float_pointer %target %zero %x_reduce
  %mine = OpLoad %float %from
  %slot = OpAccessChain %local_float %scratch %zero
  OpStore %slot %mine
  OpControlBarrier %two %two %semantics
  %seen = OpLoad %float %slot
  OpStore %from %seen
${closed}
`,
  reflect(reflection, idOf) {
    const reduce = reflection.addKernel(idOf('reduce'), 'reduce', { numArguments: 2 })
    const target = describe(reflection, 'target', 'float*', 'global')
    describedArgument(reflection, 'ArgumentStorageBuffer', reduce, [0, 0, 0], target)
    const scratch = describe(reflection, 'scratch', 'float*', 'local')
    describedArgument(reflection, 'ArgumentWorkgroup', reduce, [1, 3, 4], scratch)
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
