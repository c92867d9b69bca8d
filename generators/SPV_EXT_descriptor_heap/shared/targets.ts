/** Ids that are neither arrays nor structures, and one of the latter. */
export const noArrays = [
  ...['%uint', '%float4', '%sampler_only', '%sampler', '%buffer_StorageBuffer'],
  ...['%untyped_pointer_UniformConstant', '%pointer_UniformConstant_sampler'],
  ...['%uint_1', '%resource_heap', '%main'],
]

/** Types without descriptors, among them pointers to descriptors, and ray queries, which are opaque but no descriptors. */
export const withoutDescriptors = [
  ...['%uint', '%float4', '%uints', '%uint_only', '%nested', '%pointer_UniformConstant_sampler'],
  ...['%structure_of_a_pointer', '%untyped_pointer_UniformConstant', '%ray_query'],
]

/** Those of these types that the stock has no name for. */
export const nested = `%structures = OpTypeArray %uint_only %uint_2
%nested = OpTypeStruct %structures %float
%structure_of_a_pointer = OpTypeStruct %pointer_UniformConstant_sampler`

/** Descriptors of several kinds, by what they are called in cases. */
export const others = [
  ['buffers', '%buffer_StorageBuffer'],
  ['images', '%image_float_2D_0_0_0_1_Unknown'],
  ['structures', '%acceleration_structure'],
] as const
