import { enumerantFacts } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_opacity_micromap',
  instructions: [],
  enumerants: [
    ...enumerantFacts('RayFlags', {
      ForceOpacityMicromap2StateKHR: [1024, ['RayTracingOpacityMicromapKHR']],
    }),
    ...enumerantFacts('ExecutionMode', {
      OpacityMicromapIdKHR: [6031, ['RayTracingOpacityMicromapExecutionModeKHR'], 'IdRef Enable'],
    }),
    ...enumerantFacts('Capability', {
      RayTracingOpacityMicromapKHR: [5381, ['Shader']],
      RayTracingOpacityMicromapExecutionModeKHR: [6032, ['Shader']],
    }),
  ],
  differences: [],
}
