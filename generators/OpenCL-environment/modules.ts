import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inOpenCL, kernelWith } from './shared/kernels.ts'

const kernel = kernelWith()

/** Pairs of the rules on what a whole module declares. */
export const pairs = [
  pairIn(kernel)`execution-model-kernel/one ${inOpenCL}: the entry point of a module is a kernel
capabilities: Kernel Addresses {| compute: Shader | vertex: Shader}
entryPoints: OpEntryPoint {Kernel | compute: GLCompute | vertex: Vertex} %main "main"
modes: {| compute: OpExecutionMode %main LocalSize 1 1 1}`,
  pairIn(kernel)`addressing-model-physical/kernel ${inOpenCL}: addresses have 64 bits
capabilities: Kernel Addresses
memoryModel: OpMemoryModel {Physical64 | logical: Logical} OpenCL`,
  pairOf`addressing-model-physical/linked ${inOpenCL}: addresses have 32 bits in a module without kernels
${{ ...kernelWith('Linkage'), entryPoints: '' }}
memoryModel: OpMemoryModel {Physical32 | logical: Logical} OpenCL`,
  pairOf`memory-model-opencl/linked ${inOpenCL}: the memory model of functions for kernels is that of OpenCL
${{ ...kernelWith('Linkage'), entryPoints: '' }}
capabilities: Kernel Addresses Linkage {| simple: Shader | glsl: Shader}
memoryModel: OpMemoryModel Physical64 {OpenCL | simple: Simple | glsl: GLSL450}`,
  pairIn(kernel)`extension-of-spirv/names ${inOpenCL}: the extension of a module is one of SPIR-V
extensions: OpExtension "SPV_KHR_no_integer_wrap_decoration"
{| khronos: OpExtension "cl_khr_fp16" | vendor: OpExtension "cl_intel_subgroups" | embedded: OpExtension "cles_khr_int64"}`,
]
