import { pairOf } from '../pairs/pair-of.ts'

/** A shader with images, which are descriptors, and ray queries, which are opaque but not descriptors. */
const heaps = {
  capabilities: `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpCapability RayQueryKHR`,
  extensions: `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_ray_query"`,
}

/** Pairs of the rules on offsets and strides by id, where opaque types are in the place of descriptors. */
export const pairs = [
  pairOf`offset-id-structure-contains-a-descriptor/opaque-members in spv1.4, spv1.6
a member of a structure with an image gets an offset by an id
${heaps}
annotations: OpMemberDecorateIdEXT %structure 0 OffsetIdEXT %uint_0
declarations: %structure = OpTypeStruct {%image_float_2D_0_0_0_1_Unknown | ray-query: %ray_query}`,
  pairOf`array-stride-id-is-on-an-array-of-descriptors/opaque-elements in spv1.4, spv1.6
an array of images gets a stride by an id
${heaps}
annotations: OpDecorateId %array ArrayStrideIdEXT %uint_8
declarations: %array = OpTypeArray {%image_float_2D_0_0_0_1_Unknown | ray-queries: %ray_query} %uint_2`,
]
