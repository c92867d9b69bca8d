import { pairOf } from '../pairs/pair-of.ts'
import { kernel, library } from '../pairs/pieces.ts'

const imports = '%set = OpExtInstImport "OpenCL.std"'

const format = '%a_pointer_UniformConstant_uchar'

/** Pairs of the rules on modules that import OpenCL.std: their memory model, and what its addressing model makes of sizes. */
export const pairs = [
  pairOf`opencl-memory-model/library
a module that imports the set has the memory model OpenCL, whatever its capabilities allow
${library}
capabilities: Shader Kernel Addresses Linkage {| vulkan: VulkanMemoryModel}
imports: ${imports}
memoryModel: OpMemoryModel {Physical64 OpenCL | simple: Physical64 Simple | glsl: Logical GLSL450
  | glsl-with-addresses: Physical64 GLSL450 | vulkan: Logical Vulkan}`,
  pairOf`opencl-size-operand/narrow-addresses
sizes have 32 bits where addresses do
${kernel}
imports: ${imports}
memoryModel: OpMemoryModel Physical32 OpenCL
body: %loaded = OpExtInst %float2 %set vloadn {%a_uint | load-of-64-bits: %a_ulong
  | vector: %a_uint2} %a_pointer_CrossWorkgroup_float 2
%stored = OpExtInst %void %set vstoren %a_float2 {%a_uint | store-of-64-bits: %a_ulong
  | float: %a_float} %a_pointer_CrossWorkgroup_float
%half_loaded = OpExtInst %float %set vload_half {%a_uint | half-load-of-64-bits: %a_ulong
  | half-load-of-16-bits: %a_ushort} %a_pointer_CrossWorkgroup_half
%half_stored = OpExtInst %void %set vstore_half %a_float {%a_uint
  | half-store-of-64-bits: %a_ulong} %a_pointer_CrossWorkgroup_half
%rounded = OpExtInst %void %set vstorea_halfn_r %a_float2 {%a_uint
  | rounded-of-64-bits: %a_ulong} %a_pointer_CrossWorkgroup_half RTZ
%fetched = OpExtInst %void %set prefetch %a_pointer_CrossWorkgroup_float {%a_uint | prefetch-of-64-bits: %a_ulong}`,
  pairOf`opencl-printf-result/more-arguments
printf takes any number of arguments of any types, and results in 32 bits
${kernel}
imports: ${imports}
body: %none = OpExtInst %uint %set printf %a_pointer_UniformConstant_uchar
%some = OpExtInst {%uint | of-64-bits: %ulong
  | as-its-argument: %float} %set printf %a_pointer_UniformConstant_uchar %a_float %a_ulong %a_float4
%same = OpExtInst {%uint
  | void: %void} %set printf %a_pointer_UniformConstant_uchar %a_pointer_UniformConstant_uchar`,
  pairOf`opencl-printf-argument/objects
numbers, pointers and nothing are printed
${kernel}
imports: %set = OpExtInstImport "OpenCL.std"
before: %void %helper()
%helper_block:
body: %called = OpFunctionCall %void %helper
%none = OpExtInst %uint %set printf ${format}
%some = OpExtInst %uint %set printf ${format} {%uint_1 | type: %uint | nothing: %called} {%a_float4
  | label: %helper_block | function: %helper}
%same = OpExtInst %uint %set printf ${format} {${format} | set: %set | pointer-type: %pointer_UniformConstant_uchar}`,
]
