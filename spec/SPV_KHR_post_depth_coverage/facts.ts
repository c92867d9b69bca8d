import type { Facts } from '../rule.ts'

/** Transcribed from the list of numbers and the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_post_depth_coverage',
  instructions: [],
  enumerants: [
    {
      kind: 'ExecutionMode',
      name: 'PostDepthCoverage',
      value: 4446,
      capabilities: ['SampleMaskPostDepthCoverage'],
      parameters: [],
    },
    {
      kind: 'Capability',
      name: 'SampleMaskPostDepthCoverage',
      value: 4447,
      capabilities: [],
      parameters: [],
    },
  ],
  differences: [],
}
