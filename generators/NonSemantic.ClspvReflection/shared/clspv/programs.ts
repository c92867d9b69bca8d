import type { Program } from './program.ts'

/** Two kernels on buffers, one of them with a number in the push constants. */
const buffers: Program = {
  since: 1,
  kernels: { copy: ['source', 'target'], fill: ['target', 'arguments'] },
  hasFloats: true,
  bindings: { source: [0, 0], target: [0, 1] },
  annotations: `%block 0 Offset 0, Block`,
  declarations: `%source = OpVariable %buffer_pointer StorageBuffer
%target = OpVariable %buffer_pointer StorageBuffer
%block = OpTypeStruct %float
%block_pointer = OpTypePointer PushConstant %block
%value_pointer = OpTypePointer PushConstant %float
%arguments = OpVariable %block_pointer PushConstant`,
  bodies: [
    `%from = OpAccessChain %float_pointer %source %zero %x_copy
%moved = OpLoad %float %from
%to = OpAccessChain %float_pointer %target %zero %x_copy
OpStore %to %moved`,
    `%given = OpAccessChain %value_pointer %arguments %zero
%value = OpLoad %float %given
%place = OpAccessChain %float_pointer %target %zero %x_fill
OpStore %place %value`,
  ],
  reflect({ argument, kernel }) {
    const copy = kernel('copy', { numArguments: 2 })
    argument('StorageBuffer', copy, [0, 0, 0], 'global float* source')
    const target = argument('StorageBuffer', copy, [1, 0, 1], 'global float* target')

    const fill = kernel('fill', { numArguments: 2 })
    argument('StorageBuffer', fill, [0, 0, 1], target)
    argument('PodPushConstant', fill, [1, 0, 4], 'private float value')
  },
}

/** Numbers by value, two of them in one uniform block and one in a storage buffer, and an array of constants. */
const uniforms: Program = {
  since: 1,
  kernels: { scale: ['target', 'table', 'numbers', 'bias'] },
  hasFloats: true,
  bindings: { target: [0, 0], table: [0, 1], numbers: [0, 2], bias: [0, 3] },
  annotations: `%four_vectors ArrayStride 16
%table_block 0 Offset 0, Block
%numbers_block 0 Offset 0, 1 Offset 16, Block
%bias_block 0 Offset 0, Block`,
  declarations: `%four = OpConstant %uint 4
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
%bias = OpVariable %bias_pointer StorageBuffer`,
  bodies: [
    `%in_table = OpAccessChain %uniform_float %table %zero %zero %zero
%factor = OpLoad %float %in_table
%in_numbers = OpAccessChain %uniform_float %numbers %one %zero
%summand = OpLoad %float %in_numbers
%in_bias = OpAccessChain %float_pointer %bias %zero
%base = OpLoad %float %in_bias
%product = OpFMul %float %factor %summand
%sum = OpFAdd %float %product %base
%to = OpAccessChain %float_pointer %target %zero %x_scale
OpStore %to %sum`,
  ],
  reflect({ argument, kernel }) {
    const scale = kernel('scale', { numArguments: 5 })
    argument('StorageBuffer', scale, [0, 0, 0], 'global float* target')
    argument('Uniform', scale, [1, 0, 1], 'constant-data float4* table')
    argument('PodUniform', scale, [2, 0, 2, 0, 4], 'private uint count')
    argument('PodUniform', scale, [3, 0, 2, 16, 16], 'private float4 shift')
    argument('PodStorageBuffer', scale, [4, 0, 3, 0, 4], 'private float bias')
  },
}

/** Samples one image with a sampler that is an argument and one that is literal, and writes another. */
const images: Program = {
  since: 1,
  capabilities: ['StorageImageWriteWithoutFormat'],
  kernels: { resample: ['source', 'filter', 'target', 'literal', 'queried'] },
  bindings: { source: [0, 0], filter: [0, 1], target: [0, 2], literal: [1, 0] },
  annotations: `%target NonReadable
%block 0 Offset 0, 1 Offset 4, 2 Offset 8, Block`,
  declarations: `%float3 = OpTypeVector %float 3
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
%queried = OpVariable %block_pointer PushConstant`,
  bodies: [
    `%image = OpLoad %sampled_type %source
%with = OpLoad %sampler_type %filter
%first_pair = OpSampledImage %combined %image %with
%first = OpImageSampleExplicitLod %float4 %first_pair %corner Lod %origin
%fixed = OpLoad %sampler_type %literal
%second_pair = OpSampledImage %combined %image %fixed
%second = OpImageSampleExplicitLod %float4 %second_pair %corner Lod %origin
%both = OpFAdd %float4 %first %second
%onto = OpLoad %stored_type %target
OpImageWrite %onto %voxel %both`,
  ],
  reflect({ argument, kernel, speak, version }) {
    const resample = kernel('resample', { numArguments: 3 })
    argument('SampledImage', resample, [0, 0, 0], 'read-only-image image3d_t source')
    argument('Sampler', resample, [1, 0, 1], 'private sampler_t filter')
    argument('StorageImage', resample, [2, 0, 2], 'write-only-image image3d_t target')
    speak('LiteralSampler', [], 1, 0, 0x13)
    if (version >= 3) {
      speak('ImageArgumentInfoChannelOrderPushConstant', [resample], 0, 0, 4)
      speak('ImageArgumentInfoChannelDataTypePushConstant', [resample], 0, 4, 4)
    }
    if (version >= 6) {
      speak('NormalizedSamplerMaskPushConstant', [resample], 1, 8, 4)
    }
  },
}

/** A local array whose length is set when the pipeline is made. */
const localMemory: Program = {
  since: 1,
  kernels: { reduce: ['target', 'scratch'] },
  hasFloats: true,
  bindings: { target: [0, 0] },
  annotations: `%length SpecId 3`,
  declarations: `%length = OpSpecConstant %uint 1
%local_array = OpTypeArray %float %length
%local_pointer = OpTypePointer Workgroup %local_array
%local_float = OpTypePointer Workgroup %float
%target = OpVariable %buffer_pointer StorageBuffer
%scratch = OpVariable %local_pointer Workgroup
%two = OpConstant %uint 2
%semantics = OpConstant %uint 264`,
  bodies: [
    `%from = OpAccessChain %float_pointer %target %zero %x_reduce
%mine = OpLoad %float %from
%slot = OpAccessChain %local_float %scratch %zero
OpStore %slot %mine
OpControlBarrier %two %two %semantics
%seen = OpLoad %float %slot
OpStore %from %seen`,
  ],
  reflect({ argument, kernel }) {
    const reduce = kernel('reduce', { numArguments: 2 })
    argument('StorageBuffer', reduce, [0, 0, 0], 'global float* target')
    argument('Workgroup', reduce, [1, 3, 4], 'local float* scratch')
  },
}

/** A table of the source and, from version 3 on, variables of program scope, each in a buffer of its own. */
const constantData: Program = {
  since: 1,
  kernels: { look_up: ['target', 'table', 'variables'] },
  hasFloats: true,
  bindings: { target: [0, 0], table: [1, 0], variables: [1, 1] },
  declarations: `%target = OpVariable %buffer_pointer StorageBuffer
%table = OpVariable %buffer_pointer StorageBuffer
%variables = OpVariable %buffer_pointer StorageBuffer`,
  bodies: [
    `%in_table = OpAccessChain %float_pointer %table %zero %one
%entry = OpLoad %float %in_table
%in_variables = OpAccessChain %float_pointer %variables %zero %one
%state = OpLoad %float %in_variables
%sum = OpFAdd %float %entry %state
%to = OpAccessChain %float_pointer %target %zero %x_look_up
OpStore %to %sum`,
  ],
  reflect({ add, argument, constant, kernel, speak, string, version }) {
    const places = [1, 0].map(constant)
    const lookUp = kernel('look_up', { numArguments: 1 })
    argument('StorageBuffer', lookUp, [0, 0, 0], 'global float* target')
    add('ConstantDataStorageBuffer', ...places, string('0000803f00000040'))
    if (version >= 3) {
      const others = [1, 1].map(constant)
      const variables = string('000000000000803f0000000000000000')
      add('ProgramScopeVariablesStorageBuffer', ...others, variables)
      speak('ProgramScopeVariablePointerRelocation', [], 4, 8, 8)
    }
  },
}

/** A kernel that prints: space in a buffer is reserved by an atomic addition. */
const formattedOutput: Program = {
  since: 5,
  kernels: { greet: ['output'] },
  bindings: { output: [1, 0] },
  annotations: `%words ArrayStride 4
%log 0 Offset 0, Block`,
  declarations: `%words = OpTypeRuntimeArray %uint
%log = OpTypeStruct %words
%log_pointer = OpTypePointer StorageBuffer %log
%word_pointer = OpTypePointer StorageBuffer %uint
%output = OpVariable %log_pointer StorageBuffer
%two = OpConstant %uint 2`,
  bodies: [
    `%head = OpAccessChain %word_pointer %output %zero %zero
%next = OpAtomicIAdd %uint %head %one %zero %two
%index = OpIAdd %uint %next %one
%slot = OpAccessChain %word_pointer %output %zero %index
OpStore %slot %zero`,
  ],
  reflect({ add, constant, kernel, speak, string }) {
    kernel('greet', {
      numArguments: 0,
      flags: 1,
      attributes: 'kernel_arg_info',
    })
    const info = (id: number, text: string, ...sizes: readonly number[]) =>
      add('PrintfInfo', constant(id), string(text), ...sizes.map(constant))
    info(0, 'hello\n')
    info(1, '%s is %d of %v4f\n', 4, 4, 16)
    info(2, 'work item')
    speak('PrintfBufferStorageBuffer', [], 1, 0, 0x10_0000)
  },
}

/** Images on buffers, one read and one written. */
const texelBuffers: Program = {
  since: 4,
  capabilities: ['SampledBuffer', 'ImageBuffer', 'StorageImageWriteWithoutFormat'],
  kernels: { convert: ['source', 'target'] },
  bindings: { source: [0, 0], target: [0, 1] },
  annotations: `%target NonReadable`,
  declarations: `%read_type = OpTypeImage %float Buffer 0 0 0 1 Unknown
%written_type = OpTypeImage %float Buffer 0 0 0 2 Unknown
%read_pointer = OpTypePointer UniformConstant %read_type
%written_pointer = OpTypePointer UniformConstant %written_type
%source = OpVariable %read_pointer UniformConstant
%target = OpVariable %written_pointer UniformConstant`,
  bodies: [
    `%from = OpLoad %read_type %source
%texel = OpImageFetch %float4 %from %x_convert
%onto = OpLoad %written_type %target
OpImageWrite %onto %x_convert %texel`,
  ],
  reflect({ argument, kernel }) {
    const convert = kernel('convert', { numArguments: 2 })
    argument('UniformTexelBuffer', convert, [0, 0, 0], 'read-only-image image1d_buffer_t source')
    argument('StorageTexelBuffer', convert, [1, 0, 1], 'write-only-image image1d_buffer_t target')
  },
}

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
const workSizes: Program = {
  since: 1,
  kernels: { locate: ['target', 'sizes'] },
  modes: ['%locate LocalSize 8 4 1'],
  ground: [
    `%invocation BuiltIn GlobalInvocationId
%offset_x SpecId 0
%offset_y SpecId 1
%offset_z SpecId 2
%dimensions SpecId 3
%subgroup_size SpecId 4`,
    `%void = OpTypeVoid
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
%invocation = OpVariable %input Input`,
  ],
  hasFloats: true,
  bindings: { target: [0, 0] },
  annotations: `%block ${asked.map((_, member) => `${member} Offset ${16 * member}`).join(', ')}, Block`,
  declarations: `%block = OpTypeStruct ${asked.map(() => '%uint3').join(' ')}
%block_pointer = OpTypePointer PushConstant %block
%word_pointer = OpTypePointer PushConstant %uint
%target = OpVariable %buffer_pointer StorageBuffer
%sizes = OpVariable %block_pointer PushConstant`,
  bodies: [
    `%in_sizes = OpAccessChain %word_pointer %sizes %zero %zero
%offset = OpLoad %uint %in_sizes
%shifted = OpIAdd %uint %offset %offset_x
%turned = OpIMul %uint %dimensions %subgroup_size
%sum = OpIAdd %uint %shifted %turned
%number = OpConvertUToF %float %sum
%to = OpAccessChain %float_pointer %target %zero %x_locate
OpStore %to %number`,
  ],
  reflect({ argument, kernel, speak, version }) {
    const locate = kernel('locate', {
      numArguments: 1,
      attributes: 'reqd_work_group_size(8,4,1)',
    })
    argument('StorageBuffer', locate, [0, 0, 0], 'global float* target')
    speak('PropertyRequiredWorkgroupSize', [locate], 8, 4, 1)
    speak('SpecConstantGlobalOffset', [], 0, 1, 2)
    speak('SpecConstantWorkDim', [], 3)
    if (version >= 2) speak('SpecConstantSubgroupMaxSize', [], 4)
    for (const [member, name] of asked.entries()) speak(name, [], 16 * member, 12)
  },
}

/** Buffers by their addresses, which are all in the push constants. */
const pointers: Program = {
  since: 5,
  capabilities: ['Int64', 'PhysicalStorageBufferAddresses'],
  extensions: { SPV_KHR_physical_storage_buffer: 5 },
  memoryModel: 'PhysicalStorageBuffer64 GLSL450',
  kernels: { follow: ['addresses'] },
  bindings: {},
  annotations: `%block 0 Offset 0, 1 Offset 8, 2 Offset 16, 3 Offset 24, Block`,
  declarations: `%ulong = OpTypeInt 64 0
%block = OpTypeStruct %ulong %ulong %ulong %ulong
%block_pointer = OpTypePointer PushConstant %block
%ulong_pointer = OpTypePointer PushConstant %ulong
%physical = OpTypePointer PhysicalStorageBuffer %float
%addresses = OpVariable %block_pointer PushConstant`,
  bodies: [
    `%in_block = OpAccessChain %ulong_pointer %addresses %zero
%address = OpLoad %ulong %in_block
%place = OpConvertUToPtr %physical %address
%value = OpLoad %float %place Aligned 4
OpStore %place %value Aligned 4`,
  ],
  reflect({ add, argument, constant, kernel, speak, string }) {
    const follow = kernel('follow', { numArguments: 1, flags: 1 })
    argument('PointerPushConstant', follow, [0, 0, 8], 'global float* target')
    const table = string('0000803f')
    add('ConstantDataPointerPushConstant', constant(8), constant(8), table)
    const variables = string('00000000')
    add('ProgramScopeVariablePointerPushConstant', constant(16), constant(8), variables)
    speak('PrintfBufferPointerPushConstant', [], 24, 8, 0x10_0000)
    add('PrintfInfo', constant(0), string('%p\n'), constant(8))
  },
}

/** By the name of the choice. */
export const programs: Readonly<Record<string, Program>> = {
  buffers,
  uniforms,
  images,
  'local-memory': localMemory,
  'constant-data': constantData,
  'formatted-output': formattedOutput,
  'texel-buffers': texelBuffers,
  'work-sizes': workSizes,
  pointers,
}
