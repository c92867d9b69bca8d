/** A module in assembly. */
export interface Program {
  readonly text: string
  /** The environment that it is for, and judged in. */
  readonly environment: string
}

/** What a program says beside what every one says; each part is lines of assembly. */
export interface Parts {
  readonly environment?: string
  /** Beside Shader. */
  readonly capabilities?: readonly string[]
  readonly extensions?: readonly string[]
  readonly imports?: string
  /** Ids in the interface of the entry point, beside the heaps. */
  readonly interface?: string
  readonly names?: string
  readonly annotations?: string
  /** Instead of the built-ins of the two heaps. */
  readonly heaps?: string
  readonly declarations?: string
  /** In the block of the entry point. */
  readonly body?: string
  /** After the entry point. */
  readonly functions?: string
}

const types = `
%void = OpTypeVoid
%main_type = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%v2u = OpTypeVector %u32 2
%v3u = OpTypeVector %u32 3
%v4f = OpTypeVector %f32 4
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%u2 = OpConstant %u32 2
%u4 = OpConstant %u32 4
%u16 = OpConstant %u32 16
%u64 = OpConstant %u32 64
%i4 = OpConstant %i32 4
%f4 = OpConstant %f32 4
%spec = OpSpecConstant %u32 16
%uv0 = OpConstantComposite %v2u %u0 %u0
%uvw0 = OpConstantComposite %v3u %u0 %u0 %u0
%p_constant = OpTypeUntypedPointerKHR UniformConstant
%p_buffer = OpTypeUntypedPointerKHR StorageBuffer
%p_uniform = OpTypeUntypedPointerKHR Uniform
%p_image = OpTypeUntypedPointerKHR Image
%p_private = OpTypeUntypedPointerKHR Private
%sampler_heap = OpUntypedVariableKHR %p_constant UniformConstant
%resource_heap = OpUntypedVariableKHR %p_constant UniformConstant
`

/** A buffer in StorageBuffer, an image and a sampler, each with its size and a run-time array of it. */
const descriptors = `
%buffer = OpTypeBufferEXT StorageBuffer
%image = OpTypeImage %u32 2D 0 0 0 2 R32ui
%sampler = OpTypeSampler
%buffer_size = OpConstantSizeOfEXT %u32 %buffer
%image_size = OpConstantSizeOfEXT %u32 %image
%buffers = OpTypeRuntimeArray %buffer
%images = OpTypeRuntimeArray %image
`

const strides = `
OpDecorateId %buffers ArrayStrideIdEXT %buffer_size
OpDecorateId %images ArrayStrideIdEXT %image_size
`

const builtIns = `
OpDecorate %sampler_heap BuiltIn SamplerHeapEXT
OpDecorate %resource_heap BuiltIn ResourceHeapEXT
`

/** The extensions that a module with heaps declares. */
export const heapExtensions: readonly string[] = [
  'SPV_KHR_untyped_pointers',
  'SPV_EXT_descriptor_heap',
]

/**
 * A compute shader with the two heaps. `%buffers` and `%images` are run-time arrays of `%buffer` and `%image`, to be
 * used as Base Type; `%p_...` are untyped pointer types; `%u0` to `%u64` are constants, `%spec` is one of 16 that may be
 * specialized.
 */
export function shader(parts: Parts): Program {
  const { environment = 'spv1.6', capabilities = ['DescriptorHeapEXT'] } = parts
  // Before version 1.4 interfaces have no variables in UniformConstant.
  const hasAll = environment > 'spv1.3'
  const lines = [
    ...['Shader', ...capabilities].map((name) => `OpCapability ${name}`),
    ...(parts.extensions ?? heapExtensions).map((name) => `OpExtension "${name}"`),
    parts.imports,
    'OpMemoryModel Logical GLSL450',
    `OpEntryPoint GLCompute %main "main" ${parts.interface ?? ''} ${hasAll ? '%sampler_heap %resource_heap' : ''}`,
    'OpExecutionMode %main LocalSize 1 1 1',
    parts.names,
    parts.heaps ?? builtIns,
    strides,
    parts.annotations,
    types,
    descriptors,
    parts.declarations,
    '%main = OpFunction %void None %main_type',
    '%entry = OpLabel',
    parts.body,
    'OpReturn',
    'OpFunctionEnd',
    parts.functions,
  ]
  const text = `${lines.filter((line) => line !== undefined).join('\n')}\n`
  return { environment, text }
}
