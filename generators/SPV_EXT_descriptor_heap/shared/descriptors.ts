import { heaps, withCapabilities } from './pieces.ts'

const rays = {
  ...withCapabilities(heaps, 'RayQueryKHR'),
  extensions: `${heaps.extensions}\nOpExtension "SPV_KHR_ray_query"`,
}

/** Descriptor types, at least one for every instruction that declares some except tensors, and what their modules need. */
export const descriptors = {
  'storage-buffer': { type: '%buffer_StorageBuffer', pieces: heaps },
  'uniform-buffer': { type: '%buffer_Uniform', pieces: heaps },
  'storage-image': { type: '%image_uint_2D_0_0_0_2_R32ui', pieces: heaps },
  'sampled-image-to-be': { type: '%image_float_Cube_0_0_0_1_Unknown', pieces: heaps },
  'arrayed-depth-image': { type: '%image_float_2D_1_1_0_1_Unknown', pieces: heaps },
  'texel-buffer': { type: '%image_float_Buffer_0_0_0_1_Unknown', pieces: heaps },
  'subpass-input': { type: '%image_float_SubpassData_0_0_0_2_Unknown', pieces: heaps },
  sampler: { type: '%sampler', pieces: heaps },
  'acceleration-structure': { type: '%acceleration_structure', pieces: rays },
} as const
