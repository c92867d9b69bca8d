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
  declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%query = OpTypeRayQueryKHR`,
}

/** Pairs of the rules on offsets and strides by id, where opaque types are in the place of descriptors. */
export const pairs = [
  pairOf`offset-id-structure-contains-a-descriptor/opaque-members in spv1.4, spv1.6
a member of a structure with an image gets an offset by an id
${heaps}
annotations: OpMemberDecorateIdEXT %structure 0 OffsetIdEXT %uint_0
declarations: ${heaps.declarations}
%structure = OpTypeStruct {%image | ray-query: %query}`,
  pairOf`array-stride-id-is-on-an-array-of-descriptors/opaque-elements in spv1.4, spv1.6
an array of images gets a stride by an id
${heaps}
annotations: OpDecorateId %array ArrayStrideIdEXT %uint_8
declarations: ${heaps.declarations}
%array = OpTypeArray {%image | ray-queries: %query} %uint_2`,
]
