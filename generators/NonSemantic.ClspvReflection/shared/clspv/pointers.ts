import { closed, commonAnnotations, commonDeclarations, opened } from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { describe, describedArgument, speak } from './speak.ts'

/** Buffers by their addresses, which are all in the push constants. */
export const pointers: Program = {
  since: 5,
  assembly: (minor) => `
${prologue({
  minor,
  capabilities: ['Int64', 'PhysicalStorageBufferAddresses'],
  extensions: { SPV_KHR_physical_storage_buffer: 5 },
  memoryModel: 'PhysicalStorageBuffer64 GLSL450',
  kernels: { follow: ['addresses'] },
})}
${commonAnnotations}
  OpMemberDecorate %block 0 Offset 0
  OpMemberDecorate %block 1 Offset 8
  OpMemberDecorate %block 2 Offset 16
  OpMemberDecorate %block 3 Offset 24
  OpDecorate %block Block
${commonDeclarations}
  %ulong = OpTypeInt 64 0
  %block = OpTypeStruct %ulong %ulong %ulong %ulong
  %block_pointer = OpTypePointer PushConstant %block
  %ulong_pointer = OpTypePointer PushConstant %ulong
  %physical = OpTypePointer PhysicalStorageBuffer %float
  %addresses = OpVariable %block_pointer PushConstant
${opened('follow')}
  %in_block = OpAccessChain %ulong_pointer %addresses %zero
  %address = OpLoad %ulong %in_block
  %place = OpConvertUToPtr %physical %address
  %value = OpLoad %float %place Aligned 4
  OpStore %place %value Aligned 4
${closed}
`,
  reflect(reflection, idOf) {
    const { add, ground } = reflection
    const { builder, constant } = ground
    const follow = reflection.addKernel(idOf('follow'), 'follow', { numArguments: 1, flags: 1 })
    const target = describe(reflection, 'target', 'float*', 'global')
    describedArgument(reflection, 'ArgumentPointerPushConstant', follow, [0, 0, 8], target)
    const table = builder.string('0000803f')
    add('ConstantDataPointerPushConstant', constant(8), constant(8), table)
    const variables = builder.string('00000000')
    add('ProgramScopeVariablePointerPushConstant', constant(16), constant(8), variables)
    speak(reflection, 'PrintfBufferPointerPushConstant', [], 24, 8, 0x10_0000)
    add('PrintfInfo', constant(0), builder.string('%p\n'), constant(8))
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
