import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A descriptor heap with an array of descriptors of type `%thing`. */
function heap(builtIn: string): Pieces {
  return piecesOf`capabilities: Shader UntypedPointersKHR DescriptorHeapEXT
extensions: OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
annotations: %heap BuiltIn ${builtIn}
OpDecorateId %thing_runtime_array ArrayStrideIdEXT %size`
}

const heapVariables = `%size = OpConstantSizeOfEXT %uint %thing
%heap = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant`

const chain =
  '%chain = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %thing_runtime_array %heap %uint_1'

/** Texels of an image in a heap that an atomic instruction accesses. */
function texel(format: string, type: string, way: string) {
  return pairOf`untyped-texel-pointer-format/${format.toLowerCase()} ${inVulkan}
an atomic instruction accesses a texel in ${format}
${heap('ResourceHeapEXT')}
declarations: %thing = OpTypeImage ${type} 2D 0 0 0 2 {${format} | ${way.toLowerCase()}: ${way}}
${heapVariables}
body: ${chain}
%texel = OpUntypedImageTexelPointerEXT %untyped_pointer_Image %thing %chain %null_uint2 %uint_0
%old = OpAtomicLoad ${type} %texel %uint_1 %uint_0`
}

/** Pairs of the rules on images and where they are loaded from. */
export const pairs = [
  pairOf`load-sampler/bound ${inVulkan}: a sampler is loaded from the variable that it is bound to
interfaces: %variable_UniformConstant_sampler_bound_0 %variable_Private_sampler
body: %same = OpCopyObject %pointer_Function_sampler %variable_Function_sampler
%loaded = OpLoad %sampler {%variable_UniformConstant_sampler_bound_0 | private: %variable_Private_sampler | function: %variable_Function_sampler | copied-pointer: %same}`,
  pairOf`load-image/bound ${inVulkan}: an image is loaded from the variable that it is bound to
interfaces: %variable %own %images
annotations: ${bindingOf('variable')}
declarations: %to_array = OpTypePointer Private %image_float_2D_0_0_0_1_Unknown_array2
%images = OpVariable %to_array Private
%variable = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant
%own = OpVariable %pointer_Private_image_float_2D_0_0_0_1_Unknown Private
body: %element = OpAccessChain %pointer_Private_image_float_2D_0_0_0_1_Unknown %images %uint_0
%loaded = OpLoad %image_float_2D_0_0_0_1_Unknown {%variable | private: %own | function: %variable_Function_image_float_2D_0_0_0_1_Unknown | element-of-an-array: %element}`,
  pairOf`load-sampler/heap ${inVulkan}: a sampler is loaded from the heap of samplers
${heap('SamplerHeapEXT')}
changed: OpDecorate %heap BuiltIn {SamplerHeapEXT | heap-of-resources: ResourceHeapEXT}
declarations: %thing = OpTypeSampler
${heapVariables}
body: ${chain}
%loaded = OpLoad %thing %chain`,
  pairOf`load-image/heap ${inVulkan}: an image is loaded from the heap of resources
${heap('ResourceHeapEXT')}
changed: OpDecorate %heap BuiltIn {ResourceHeapEXT | heap-of-samplers: SamplerHeapEXT}
declarations: %thing = OpTypeImage %float 2D 0 0 0 1 Unknown
${heapVariables}
body: ${chain}
%loaded = OpLoad %thing %chain`,
  pairIn(stage('RayGenerationKHR'))`load-acceleration-structure/bound ${inVulkan}
an acceleration structure is loaded from the variable that it is bound to
entryPoints: OpEntryPoint RayGenerationKHR %main "main" %variable_UniformConstant_acceleration_structure %variable_Private_acceleration_structure %variable_RayPayloadKHR_acceleration_structure
annotations: ${bindingOf('variable_UniformConstant_acceleration_structure')}
body: %kept = OpLoad %acceleration_structure %variable_Private_acceleration_structure
%loaded = OpLoad %acceleration_structure {%variable_UniformConstant_acceleration_structure | ray-payload: %variable_RayPayloadKHR_acceleration_structure}`,
  pairOf`load-acceleration-structure/heap ${inVulkan}: an acceleration structure is loaded from the heap of resources
${heap('ResourceHeapEXT')}
capabilities: ${heap('').capabilities ?? ''} RayQueryKHR
extensions: ${heap('').extensions ?? ''}
OpExtension "SPV_KHR_ray_query"
changed: OpDecorate %heap BuiltIn {ResourceHeapEXT | heap-of-samplers: SamplerHeapEXT}
declarations: %thing = OpTypeAccelerationStructureKHR
${heapVariables}
body: ${chain}
%loaded = OpLoad %thing %chain`,
  pairOf`no-rect-images/types ${inVulkan}: the dimensions of images are those of Vulkan
capabilities: Shader {| rectangle: SampledRect} Sampled1D SampledBuffer
declarations: %image = OpTypeImage %float {2D | rectangle: Rect} 0 0 0 1 Unknown
%line = OpTypeImage %float 1D 0 0 0 1 Unknown
%cube = OpTypeImage %float Cube 0 0 0 1 Unknown
%buffer = OpTypeImage %float Buffer 0 0 0 1 Unknown`,
  texel('R32ui', '%uint', 'Rgba32ui'),
  texel('R32i', '%int', 'Rgba32i'),
  texel('R32f', '%float', 'Rgba32f'),
]
