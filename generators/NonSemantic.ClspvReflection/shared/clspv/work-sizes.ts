import { bound, closed, floatsAnnotations, floatsDeclarations, opened } from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { describe, describedArgument, speak } from './speak.ts'

/** What is asked about, by name, in the order in which it lies in the push constants; each takes 16 bytes. */
const asked = [
  'PushConstantGlobalOffset',
  'PushConstantEnqueuedLocalSize',
  'PushConstantGlobalSize',
  'PushConstantRegionOffset',
  'PushConstantNumWorkgroups',
  'PushConstantRegionGroupOffset',
]

/** A required workgroup size, and everything about sizes and offsets that only the client knows. */
export const workSizes: Program = {
  since: 1,
  assembly: (minor) => `
${prologue({
  minor,
  kernels: { locate: ['target', 'sizes'] },
  modes: ['%locate LocalSize 8 4 1'],
})}
  OpDecorate %invocation BuiltIn GlobalInvocationId
  OpDecorate %offset_x SpecId 0
  OpDecorate %offset_y SpecId 1
  OpDecorate %offset_z SpecId 2
  OpDecorate %dimensions SpecId 3
  OpDecorate %subgroup_size SpecId 4
${floatsAnnotations}
${bound('target', 0, 0)}
${asked.map((_, member) => `  OpMemberDecorate %block ${member} Offset ${16 * member}`).join('\n')}
  OpDecorate %block Block
  %void = OpTypeVoid
  %uint = OpTypeInt 32 0
  %float = OpTypeFloat 32
  %uint3 = OpTypeVector %uint 3
  %signature = OpTypeFunction %void
  %zero = OpConstant %uint 0
  %offset_x = OpSpecConstant %uint 0
  %offset_y = OpSpecConstant %uint 0
  %offset_z = OpSpecConstant %uint 0
  %dimensions = OpSpecConstant %uint 3
  %subgroup_size = OpSpecConstant %uint 0
  %input = OpTypePointer Input %uint3
  %input_word = OpTypePointer Input %uint
  %invocation = OpVariable %input Input
${floatsDeclarations}
  %block = OpTypeStruct ${asked.map(() => '%uint3').join(' ')}
  %block_pointer = OpTypePointer PushConstant %block
  %word_pointer = OpTypePointer PushConstant %uint
  %target = OpVariable %buffer_pointer StorageBuffer
  %sizes = OpVariable %block_pointer PushConstant
${opened('locate')}
  %in_sizes = OpAccessChain %word_pointer %sizes %zero %zero
  %offset = OpLoad %uint %in_sizes
  %shifted = OpIAdd %uint %offset %offset_x
  %turned = OpIMul %uint %dimensions %subgroup_size
  %sum = OpIAdd %uint %shifted %turned
  %number = OpConvertUToF %float %sum
  %to = OpAccessChain %float_pointer %target %zero %x_locate
  OpStore %to %number
${closed}
`,
  reflect(reflection, idOf) {
    const locate = reflection.addKernel(idOf('locate'), 'locate', {
      numArguments: 1,
      attributes: 'reqd_work_group_size(8,4,1)',
    })
    const target = describe(reflection, 'target', 'float*', 'global')
    describedArgument(reflection, 'ArgumentStorageBuffer', locate, [0, 0, 0], target)
    speak(reflection, 'PropertyRequiredWorkgroupSize', [locate], 8, 4, 1)
    speak(reflection, 'SpecConstantGlobalOffset', [], 0, 1, 2)
    speak(reflection, 'SpecConstantWorkDim', [], 3)
    if (reflection.version >= 2) speak(reflection, 'SpecConstantSubgroupMaxSize', [], 4)
    for (const [member, name] of asked.entries()) speak(reflection, name, [], 16 * member, 12)
  },
}
