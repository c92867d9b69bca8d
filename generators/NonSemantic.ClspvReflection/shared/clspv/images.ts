import { bound, closed, commonAnnotations, commonDeclarations, opened } from './common-text.ts'
import type { Program } from './program.ts'
import { prologue } from './prologue.ts'
import { describe, describedArgument, speak } from './speak.ts'

/** Samples one image with a sampler that is an argument and one that is literal, and writes another. */
export const images: Program = {
  since: 1,
  assembly: (minor) => `
${prologue({
  minor,
  capabilities: ['StorageImageWriteWithoutFormat'],
  kernels: { resample: ['source', 'filter', 'target', 'literal', 'queried'] },
})}
${commonAnnotations}
${bound('source', 0, 0)}
${bound('filter', 0, 1)}
${bound('target', 0, 2)}
${bound('literal', 1, 0)}
  OpDecorate %target NonReadable
  OpMemberDecorate %block 0 Offset 0
  OpMemberDecorate %block 1 Offset 4
  OpMemberDecorate %block 2 Offset 8
  OpDecorate %block Block
${commonDeclarations}
  %float3 = OpTypeVector %float 3
  %origin = OpConstant %float 0
  %corner = OpConstantComposite %float3 %origin %origin %origin
  %voxel = OpConstantComposite %uint3 %zero %zero %zero
  %sampled_type = OpTypeImage %float 3D 0 0 0 1 Unknown
  %stored_type = OpTypeImage %float 3D 0 0 0 2 Unknown
  %sampler_type = OpTypeSampler
  %combined = OpTypeSampledImage %sampled_type
  %sampled_pointer = OpTypePointer UniformConstant %sampled_type
  %stored_pointer = OpTypePointer UniformConstant %stored_type
  %sampler_pointer = OpTypePointer UniformConstant %sampler_type
  %source = OpVariable %sampled_pointer UniformConstant
  %filter = OpVariable %sampler_pointer UniformConstant
  %literal = OpVariable %sampler_pointer UniformConstant
  %target = OpVariable %stored_pointer UniformConstant
  %block = OpTypeStruct %uint %uint %uint
  %block_pointer = OpTypePointer PushConstant %block
  %queried = OpVariable %block_pointer PushConstant
${opened('resample')}
  %image = OpLoad %sampled_type %source
  %with = OpLoad %sampler_type %filter
  %first_pair = OpSampledImage %combined %image %with
  %first = OpImageSampleExplicitLod %float4 %first_pair %corner Lod %origin
  %fixed = OpLoad %sampler_type %literal
  %second_pair = OpSampledImage %combined %image %fixed
  %second = OpImageSampleExplicitLod %float4 %second_pair %corner Lod %origin
  %both = OpFAdd %float4 %first %second
  %onto = OpLoad %stored_type %target
  OpImageWrite %onto %voxel %both
${closed}
`,
  reflect(reflection, idOf) {
    const kernel = reflection.addKernel(idOf('resample'), 'resample', { numArguments: 3 })
    const source = describe(reflection, 'source', 'image3d_t', 'read-only-image')
    describedArgument(reflection, 'ArgumentSampledImage', kernel, [0, 0, 0], source)
    const filter = describe(reflection, 'filter', 'sampler_t', 'private')
    describedArgument(reflection, 'ArgumentSampler', kernel, [1, 0, 1], filter)
    const target = describe(reflection, 'target', 'image3d_t', 'write-only-image')
    describedArgument(reflection, 'ArgumentStorageImage', kernel, [2, 0, 2], target)
    speak(reflection, 'LiteralSampler', [], 1, 0, 0x13)
    if (reflection.version >= 3) {
      speak(reflection, 'ImageArgumentInfoChannelOrderPushConstant', [kernel], 0, 0, 4)
      speak(reflection, 'ImageArgumentInfoChannelDataTypePushConstant', [kernel], 0, 4, 4)
    }
    if (reflection.version >= 6) {
      speak(reflection, 'NormalizedSamplerMaskPushConstant', [kernel], 1, 8, 4)
    }
    speak(reflection, 'SpecConstantWorkgroupSize', [], 0, 1, 2)
  },
}
