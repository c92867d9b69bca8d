import { bound, closed, commonAnnotations, commonDeclarations, opened } from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { describe, describedArgument, speak } from './speak.ts'

/** Images on buffers, one read and one written. */
export const texelBuffers: Program = {
  since: 4,
  assembly: (minor) => `
${prologue({
  minor,
  capabilities: ['SampledBuffer', 'ImageBuffer', 'StorageImageWriteWithoutFormat'],
  kernels: { convert: ['source', 'target'] },
})}
${commonAnnotations}
${bound('source', 0, 0)}
${bound('target', 0, 1)}
  OpDecorate %target NonReadable
${commonDeclarations}
  %read_type = OpTypeImage %float Buffer 0 0 0 1 Unknown
  %written_type = OpTypeImage %float Buffer 0 0 0 2 Unknown
  %read_pointer = OpTypePointer UniformConstant %read_type
  %written_pointer = OpTypePointer UniformConstant %written_type
  %source = OpVariable %read_pointer UniformConstant
  %target = OpVariable %written_pointer UniformConstant
${opened('convert')}
  %from = OpLoad %read_type %source
  %texel = OpImageFetch %float4 %from %x_convert
  %onto = OpLoad %written_type %target
  OpImageWrite %onto %x_convert %texel
${closed}
`,
  reflect(reflection, idOf) {
    const convert = reflection.addKernel(idOf('convert'), 'convert', { numArguments: 2 })
    const source = describe(reflection, 'source', 'image1d_buffer_t', 'read-only-image')
    describedArgument(reflection, 'ArgumentUniformTexelBuffer', convert, [0, 0, 0], source)
    const target = describe(reflection, 'target', 'image1d_buffer_t', 'write-only-image')
    describedArgument(reflection, 'ArgumentStorageTexelBuffer', convert, [1, 0, 1], target)
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
