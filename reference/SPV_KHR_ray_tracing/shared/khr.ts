import type { RayTracingText } from '../../shared/ray-storage.ts'

/** SPV_KHR_ray_tracing, which speaks wherever its capability is declared. */
export const khr: RayTracingText = {
  text: 'SPV_KHR_ray_tracing',
  capability: 'RayTracingKHR',
  speaks: () => true,
}
