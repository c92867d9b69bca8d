import type { Facts } from '../rule.ts'

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_AMD_texture_gather_bias_lod',
  instructions: [],
  enumerants: [
    {
      kind: 'Capability',
      name: 'ImageGatherBiasLodAMD',
      value: 5009,
      capabilities: ['Shader'],
      parameters: [],
    },
  ],
  differences: [],
}
