/** Annotations of the input variable and of a workgroup size that is given by specialization. */
export const commonAnnotations = `
  OpDecorate %invocation BuiltIn GlobalInvocationId
  OpDecorate %workgroup_size BuiltIn WorkgroupSize
  OpDecorate %size_x SpecId 0
  OpDecorate %size_y SpecId 1
  OpDecorate %size_z SpecId 2
`

/** Types, the workgroup size and the input variable. */
export const commonDeclarations = `
  %void = OpTypeVoid
  %uint = OpTypeInt 32 0
  %float = OpTypeFloat 32
  %uint3 = OpTypeVector %uint 3
  %float4 = OpTypeVector %float 4
  %signature = OpTypeFunction %void
  %zero = OpConstant %uint 0
  %one = OpConstant %uint 1
  %size_x = OpSpecConstant %uint 1
  %size_y = OpSpecConstant %uint 1
  %size_z = OpSpecConstant %uint 1
  %workgroup_size = OpSpecConstantComposite %uint3 %size_x %size_y %size_z
  %input = OpTypePointer Input %uint3
  %input_word = OpTypePointer Input %uint
  %invocation = OpVariable %input Input
`

/** A storage buffer type of floats. */
export const floatsAnnotations = `
  OpDecorate %floats ArrayStride 4
  OpMemberDecorate %buffer 0 Offset 0
  OpDecorate %buffer Block
`

export const floatsDeclarations = `
  %floats = OpTypeRuntimeArray %float
  %buffer = OpTypeStruct %floats
  %buffer_pointer = OpTypePointer StorageBuffer %buffer
  %float_pointer = OpTypePointer StorageBuffer %float
`

/** The binding of a variable. */
export function bound(variable: string, set: number, binding: number): string {
  return `
  OpDecorate %${variable} DescriptorSet ${set}
  OpDecorate %${variable} Binding ${binding}
`
}

/** Beginning of a kernel: `%x_<name>` is the invocation. */
export function opened(name: string): string {
  return `
  %${name} = OpFunction %void None %signature
  %entry_${name} = OpLabel
  %at_${name} = OpAccessChain %input_word %invocation %zero
  %x_${name} = OpLoad %uint %at_${name}
`
}

export const closed = `
  OpReturn
  OpFunctionEnd
`
