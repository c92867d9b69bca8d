const body = `%void = OpTypeVoid
%signature = OpTypeFunction %void
%main = OpFunction %void None %signature
%label = OpLabel
OpReturn
OpFunctionEnd
`

/**
 * Assembly of modules that no tool may fail at: a shader, a kernel and a library, of the first version. Each tool has use
 * for one of them at least.
 */
export const simplestModules: readonly string[] = [
  `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
${body}`,
  `OpCapability Kernel
OpCapability Addresses
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
${body}`,
  `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %main LinkageAttributes "main" Export
${body}`,
]
