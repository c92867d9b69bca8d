import { enumerantFacts } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_opacity_micromap',
  instructions: [],
  enumerants: [
    ...enumerantFacts('RayFlags', {
      ForceOpacityMicromap2StateEXT: [1024, ['RayTracingOpacityMicromapEXT']],
    }),
    ...enumerantFacts('Capability', { RayTracingOpacityMicromapEXT: [5381, ['Shader']] }),
  ],
  differences: [],
}
