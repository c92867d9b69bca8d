import type { ReflectedParts } from './reflected.ts'

/** A storage buffer of a run-time array at set 0, binding 1, and the argument that it is. */
export const buffer: ReflectedParts = {
  annotations: `OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %words ArrayStride 4`,
  types: `%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %to_block StorageBuffer`,
  fill: `%first = OpAccessChain %to_uint %buffer %uint_0 %uint_0
OpStore %first %uint_8`,
  reflection: '%arg = R ArgumentStorageBuffer %kernel %uint_0 %uint_0 %uint_1',
}

/** A variable of an opaque type at set 0, binding 1. */
export function opaque(type: string, reflection: string): ReflectedParts {
  return {
    capabilities: 'OpCapability SampledBuffer\nOpCapability ImageBuffer',
    annotations: 'OpDecorate %object DescriptorSet 0\nOpDecorate %object Binding 1',
    types: `%opaque = ${type}
%to_opaque = OpTypePointer UniformConstant %opaque
%object = OpVariable %to_opaque UniformConstant`,
    fill: '%loaded = OpLoad %opaque %object',
    reflection,
  }
}

/** The type of a sampled image of two dimensions. */
export const sampled2d = 'OpTypeImage %float 2D 0 0 0 1 Unknown'
/** A sampled image at set 0, binding 1, and the argument that it is. */
export const image = opaque(
  sampled2d,
  '%arg = R ArgumentSampledImage %kernel %uint_0 %uint_0 %uint_1',
)

/** A push constant block { uint at 0, uvec3 at 16, vec4 at 32 }. */
export function pushed(reflection: string): ReflectedParts {
  return {
    annotations: `OpDecorate %push Block
OpMemberDecorate %push 0 Offset 0
OpMemberDecorate %push 1 Offset 16
OpMemberDecorate %push 2 Offset 32`,
    types: `%push = OpTypeStruct %uint %v3uint %v4float
%to_push = OpTypePointer PushConstant %push
%to_member = OpTypePointer PushConstant %uint
%constants = OpVariable %to_push PushConstant`,
    fill: `%member = OpAccessChain %to_member %constants %uint_0
%value = OpLoad %uint %member`,
    reflection,
  }
}

/** A uniform block { uint at 0, uint at 8 } with plain data. */
export const uniform: ReflectedParts = {
  annotations: `OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8`,
  types: `%block = OpTypeStruct %uint %uint
%to_block = OpTypePointer Uniform %block
%buffer = OpVariable %to_block Uniform`,
  reflection: `%arg = R ArgumentPodUniform %kernel %uint_0 %uint_0 %uint_1 %uint_0 %uint_4
%brg = R ArgumentPodUniform %kernel %uint_1 %uint_0 %uint_1 %uint_8 %uint_4`,
}

/** A workgroup size and the length of a Workgroup array that are specialized. */
export const specialized: ReflectedParts = {
  modes: '',
  annotations: `OpDecorate %x SpecId 0
OpDecorate %y SpecId 1
OpDecorate %z SpecId 2
OpDecorate %length SpecId 3
OpDecorate %size BuiltIn WorkgroupSize`,
  types: `%x = OpSpecConstant %uint 1
%y = OpSpecConstant %uint 1
%z = OpSpecConstant %uint 1
%length = OpSpecConstant %uint 1
%size = OpSpecConstantComposite %v3uint %x %y %z
%words = OpTypeArray %uint %length
%to_words = OpTypePointer Workgroup %words
%local = OpVariable %to_words Workgroup`,
  reflection: `%sizes = R SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
%arg = R ArgumentWorkgroup %kernel %uint_0 %uint_3 %uint_4`,
}

/** Constant data of twelve bytes for the uniform block. */
export const data: ReflectedParts = {
  ...uniform,
  strings: '%bytes = OpString "0123456789abcdef01234567"',
  reflection: '%constants = R ConstantDataUniform %uint_0 %uint_1 %bytes',
}

/** Program scope variables of sixteen bytes with a pointer in them. */
export const relocated: ReflectedParts = {
  ...buffer,
  strings: '%bytes = OpString "00000000000000000000000000000000"',
  reflection: `%scope = R ProgramScopeVariablesStorageBuffer %uint_0 %uint_1 %bytes
%relocation = R ProgramScopeVariablePointerRelocation %uint_0 %uint_8 %uint_8`,
}

/** A printf format of two conversions. */
export const printf: ReflectedParts = {
  strings: '%format = OpString "%d of %5.2f%%"',
  reflection: '%info = R PrintfInfo %uint_0 %format %uint_4 %uint_8',
}

/** The workgroup size of the entry point, required. */
export const required: ReflectedParts = {
  reflection: '%needed = R PropertyRequiredWorkgroupSize %kernel %uint_8 %uint_4 %uint_1',
}

/** The same, where the built-in goes before the execution mode. */
export const builtIn: ReflectedParts = {
  ...required,
  annotations: 'OpDecorate %built BuiltIn WorkgroupSize',
  types: '%built = OpConstantComposite %v3uint %uint_8 %uint_4 %uint_1',
}

/** A sampler, a number, and the mask of the sampler. */
export const samplers: ReflectedParts = {
  ...pushed(''),
  annotations: `${pushed('').annotations}
OpDecorate %object DescriptorSet 0
OpDecorate %object Binding 1`,
  types: `${pushed('').types}
%opaque = OpTypeSampler
%to_opaque = OpTypePointer UniformConstant %opaque
%object = OpVariable %to_opaque UniformConstant`,
  reflection: `%arg = R ArgumentSampler %kernel %uint_0 %uint_0 %uint_1
%number = R ArgumentPodPushConstant %kernel %uint_1 %uint_16 %uint_4
%mask = R NormalizedSamplerMaskPushConstant %kernel %uint_0 %uint_0 %uint_4`,
}

/** A range of push constants that all kernels have. */
export const push = (name: string, offset: number, size: number) =>
  `%range = R ${name} %uint_${offset} %uint_${size}`
/** Plain data in push constants. */
export const pod = (ordinal: number, offset: number, size: number) =>
  `%pod_${ordinal} = R ArgumentPodPushConstant %kernel %uint_${ordinal} %uint_${offset} %uint_${size}`
