import type { RayTracingText } from '../../shared/ray-storage.ts'

/** SPV_NV_ray_tracing; SPV_KHR_ray_tracing speaks on what both have where its capability is declared as well. */
export const nv: RayTracingText = {
  text: 'SPV_NV_ray_tracing',
  capability: 'RayTracingNV',
  speaks: ({ capabilities }) => !capabilities.has('RayTracingKHR'),
}
