import type { ClspvProgram } from './program.ts'

const floats = 'StorageBuffer_block_stride4_float_runtime_array'
const sampled = 'image_float_3D_0_0_0_1_Unknown'
const stored = 'image_float_3D_0_0_0_2_Unknown'
const read = 'image_float_Buffer_0_0_0_1_Unknown'
const written = 'image_float_Buffer_0_0_0_2_Unknown'
const log = 'StorageBuffer_block_stride4_uint_runtime_array'
const queried = 'PushConstant_block_uint_and_uint_and_uint'
const addresses = 'PushConstant_block_ulong_and_ulong_and_ulong_and_ulong'

/** A pointer to an element of floats in a buffer. */
function element(result: string, variable: string, index: string): string {
  return `${result} = OpAccessChain %pointer_StorageBuffer_float %${variable} %uint_0 ${index}`
}

/** The subjects of questions, by name, in the order in which they lie in the push constants; each takes 16 bytes. */
const asked =
  'GlobalOffset EnqueuedLocalSize GlobalSize RegionOffset NumWorkgroups RegionGroupOffset'.split(
    ' ',
  )

/** By the name of the choice. */
export const programs: Readonly<Record<string, ClspvProgram>> = {
  // Two kernels on buffers, one of them with a number in the push constants.
  buffers: {
    since: 1,
    kernels: {
      copy: `${element('%from', `variable_${floats}_bound_0`, '%at_copy')}
%moved = OpLoad %float %from
${element('%to', `variable_${floats}_bound_1`, '%at_copy')}
OpStore %to %moved`,
      fill: `%given = OpAccessChain %pointer_PushConstant_float %variable_PushConstant_block_float %uint_0
%value = OpLoad %float %given
${element('%place', `variable_${floats}_bound_1`, '%at_fill')}
OpStore %place %value`,
    },
    reflect({ argument, kernel }) {
      const copy = kernel('copy', { numArguments: 2 })
      argument('StorageBuffer', copy, [0, 0, 0], 'global float* source')
      const target = argument('StorageBuffer', copy, [1, 0, 1], 'global float* target')

      const fill = kernel('fill', { numArguments: 2 })
      argument('StorageBuffer', fill, [0, 0, 1], target)
      argument('PodPushConstant', fill, [1, 0, 4], 'private float value')
    },
  },
  // Numbers by value, two of them in one uniform block and one in a storage buffer, and an array of constants.
  uniforms: {
    since: 1,
    kernels: {
      scale: `%in_table = OpAccessChain %pointer_Uniform_float %variable_Uniform_block_stride16_float4_array4_bound_1 %uint_0 %uint_0 %uint_0
%factor = OpLoad %float %in_table
%in_numbers = OpAccessChain %pointer_Uniform_float %variable_Uniform_block_uint_and_float4_bound_2 %uint_1 %uint_0
%summand = OpLoad %float %in_numbers
%in_bias = OpAccessChain %pointer_StorageBuffer_float %variable_StorageBuffer_block_float_bound_3 %uint_0
%base = OpLoad %float %in_bias
%product = OpFMul %float %factor %summand
%sum = OpFAdd %float %product %base
${element('%to', `variable_${floats}_bound_0`, '%at_scale')}
OpStore %to %sum`,
    },
    reflect({ argument, kernel }) {
      const scale = kernel('scale', { numArguments: 5 })
      argument('StorageBuffer', scale, [0, 0, 0], 'global float* target')
      argument('Uniform', scale, [1, 0, 1], 'constant-data float4* table')
      argument('PodUniform', scale, [2, 0, 2, 0, 4], 'private uint count')
      argument('PodUniform', scale, [3, 0, 2, 16, 16], 'private float4 shift')
      argument('PodStorageBuffer', scale, [4, 0, 3, 0, 4], 'private float bias')
    },
  },
  // Samples one image with a sampler that is an argument and one that is literal, and writes another.
  images: {
    since: 1,
    capabilities: 'StorageImageWriteWithoutFormat',
    annotations: `%variable_UniformConstant_${stored}_bound_2 NonReadable
%variable_UniformConstant_sampler DescriptorSet 1, Binding 0`,
    kernels: {
      resample: `%image = OpLoad %${sampled} %variable_UniformConstant_${sampled}_bound_0
%with = OpLoad %sampler %variable_UniformConstant_sampler_bound_1
%first_pair = OpSampledImage %sampled_${sampled} %image %with
%first = OpImageSampleExplicitLod %float4 %first_pair %float3_0_0_0 Lod %float_0
%fixed = OpLoad %sampler %variable_UniformConstant_sampler
%second_pair = OpSampledImage %sampled_${sampled} %image %fixed
%second = OpImageSampleExplicitLod %float4 %second_pair %float3_0_0_0 Lod %float_0
%both = OpFAdd %float4 %first %second
%onto = OpLoad %${stored} %variable_UniformConstant_${stored}_bound_2
OpImageWrite %onto %uint3_0_0_0 %both
%queried = OpCopyObject %pointer_${queried} %variable_${queried}`,
    },
    reflect({ add, argument, kernel, version }) {
      const resample = kernel('resample', { numArguments: 3 })
      argument('SampledImage', resample, [0, 0, 0], 'read-only-image image3d_t source')
      argument('Sampler', resample, [1, 0, 1], 'private sampler_t filter')
      argument('StorageImage', resample, [2, 0, 2], 'write-only-image image3d_t target')
      add('LiteralSampler', 1, 0, 0x13)
      if (version >= 3) {
        add('ImageArgumentInfoChannelOrderPushConstant', resample, 0, 0, 4)
        add('ImageArgumentInfoChannelDataTypePushConstant', resample, 0, 4, 4)
      }
      if (version >= 6) add('NormalizedSamplerMaskPushConstant', resample, 1, 8, 4)
    },
  },
  // A local array whose length is set when the pipeline is made.
  'local-memory': {
    since: 1,
    annotations: '%length SpecId 3',
    declarations: `%length = OpSpecConstant %uint 1
%scratch = OpTypeArray %float %length`,
    kernels: {
      reduce: `${element('%from', `variable_${floats}_bound_0`, '%at_reduce')}
%mine = OpLoad %float %from
%slot = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_scratch %uint_0
OpStore %slot %mine
OpControlBarrier %uint_2 %uint_2 %uint_264
%seen = OpLoad %float %slot
OpStore %from %seen`,
    },
    reflect({ argument, kernel }) {
      const reduce = kernel('reduce', { numArguments: 2 })
      argument('StorageBuffer', reduce, [0, 0, 0], 'global float* target')
      argument('Workgroup', reduce, [1, 3, 4], 'local float* scratch')
    },
  },
  // A table of the source and, from version 3 on, variables of program scope, each in a buffer of its own.
  'constant-data': {
    since: 1,
    annotations: `%variable_${floats} DescriptorSet 1, Binding 0
%second_variable_${floats} DescriptorSet 1, Binding 1`,
    kernels: {
      look_up: `${element('%in_table', `variable_${floats}`, '%uint_1')}
%found = OpLoad %float %in_table
${element('%in_variables', `second_variable_${floats}`, '%uint_1')}
%state = OpLoad %float %in_variables
%sum = OpFAdd %float %found %state
${element('%to', `variable_${floats}_bound_0`, '%at_look_up')}
OpStore %to %sum`,
    },
    reflect({ add, argument, kernel, string, version }) {
      const lookUp = kernel('look_up', { numArguments: 1 })
      argument('StorageBuffer', lookUp, [0, 0, 0], 'global float* target')
      add('ConstantDataStorageBuffer', 1, 0, string('0000803f00000040'))
      if (version >= 3) {
        const variables = string('000000000000803f0000000000000000')
        add('ProgramScopeVariablesStorageBuffer', 1, 1, variables)
        add('ProgramScopeVariablePointerRelocation', 4, 8, 8)
      }
    },
  },
  // A kernel that prints: space in a buffer is reserved by an atomic addition.
  'formatted-output': {
    since: 5,
    annotations: `%variable_${log} DescriptorSet 1, Binding 0`,
    kernels: {
      greet: `%head = OpAccessChain %pointer_StorageBuffer_uint %variable_${log} %uint_0 %uint_0
%next = OpAtomicIAdd %uint %head %uint_1 %uint_0 %uint_2
%index = OpIAdd %uint %next %uint_1
%slot = OpAccessChain %pointer_StorageBuffer_uint %variable_${log} %uint_0 %index
OpStore %slot %uint_0`,
    },
    reflect({ add, kernel, string }) {
      kernel('greet', { numArguments: 0, flags: 1, attributes: 'kernel_arg_info' })
      add('PrintfInfo', 0, string('hello\n'))
      add('PrintfInfo', 1, string('%s is %d of %v4f\n'), 4, 4, 16)
      add('PrintfInfo', 2, string('work item'))
      add('PrintfBufferStorageBuffer', 1, 0, 0x10_0000)
    },
  },
  // Images on buffers, one read and one written.
  'texel-buffers': {
    since: 4,
    capabilities: 'StorageImageWriteWithoutFormat',
    annotations: `%variable_UniformConstant_${written}_bound_1 NonReadable`,
    kernels: {
      convert: `%from = OpLoad %${read} %variable_UniformConstant_${read}_bound_0
%texel = OpImageFetch %float4 %from %at_convert
%onto = OpLoad %${written} %variable_UniformConstant_${written}_bound_1
OpImageWrite %onto %at_convert %texel`,
    },
    reflect({ argument, kernel }) {
      const convert = kernel('convert', { numArguments: 2 })
      argument('UniformTexelBuffer', convert, [0, 0, 0], 'read-only-image image1d_buffer_t source')
      argument('StorageTexelBuffer', convert, [1, 0, 1], 'write-only-image image1d_buffer_t target')
    },
  },
  // A required workgroup size, and everything about sizes and offsets that only the client knows.
  'work-sizes': {
    since: 1,
    modes: '%locate LocalSize 8 4 1',
    annotations: `%offset_x SpecId 0
%offset_y SpecId 1
%offset_z SpecId 2
%dimensions SpecId 3
%subgroup_size SpecId 4`,
    declarations: `%offset_x = OpSpecConstant %uint 0
%offset_y = OpSpecConstant %uint 0
%offset_z = OpSpecConstant %uint 0
%dimensions = OpSpecConstant %uint 3
%subgroup_size = OpSpecConstant %uint 0`,
    kernels: {
      locate: `%in_sizes = OpAccessChain %pointer_PushConstant_uint %variable_PushConstant_block_${asked.map(() => 'uint3').join('_and_')} %uint_0 %uint_0
%offset = OpLoad %uint %in_sizes
%shifted = OpIAdd %uint %offset %offset_x
%turned = OpIMul %uint %dimensions %subgroup_size
%sum = OpIAdd %uint %shifted %turned
%number = OpConvertUToF %float %sum
${element('%to', `variable_${floats}_bound_0`, '%at_locate')}
OpStore %to %number`,
    },
    reflect({ add, argument, kernel, version }) {
      const locate = kernel('locate', {
        numArguments: 1,
        attributes: 'reqd_work_group_size(8,4,1)',
      })
      argument('StorageBuffer', locate, [0, 0, 0], 'global float* target')
      add('PropertyRequiredWorkgroupSize', locate, 8, 4, 1)
      add('SpecConstantGlobalOffset', 0, 1, 2)
      add('SpecConstantWorkDim', 3)
      if (version >= 2) add('SpecConstantSubgroupMaxSize', 4)
      for (const [member, name] of asked.entries()) add(`PushConstant${name}`, 16 * member, 12)
    },
  },
  // Buffers by their addresses, which are all in the push constants.
  pointers: {
    since: 5,
    // The extension that brings the addresses requires it.
    sinceMinor: 3,
    capabilities: 'PhysicalStorageBufferAddresses',
    memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
    kernels: {
      follow: `%in_block = OpAccessChain %pointer_PushConstant_ulong %variable_${addresses} %uint_0
%address = OpLoad %ulong %in_block
%place = OpConvertUToPtr %pointer_PhysicalStorageBuffer_float %address
%value = OpLoad %float %place Aligned 4
OpStore %place %value Aligned 4`,
    },
    reflect({ add, argument, kernel, string }) {
      const follow = kernel('follow', { numArguments: 1, flags: 1 })
      argument('PointerPushConstant', follow, [0, 0, 8], 'global float* target')
      add('ConstantDataPointerPushConstant', 8, 8, string('0000803f'))
      add('ProgramScopeVariablePointerPushConstant', 16, 8, string('00000000'))
      add('PrintfBufferPointerPushConstant', 24, 8, 0x10_0000)
      add('PrintfInfo', 0, string('%p\n'), 8)
    },
  },
}
