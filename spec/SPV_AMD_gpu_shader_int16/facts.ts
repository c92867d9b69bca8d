import type { Facts } from '../rule.ts'

/** The text has no tables: it changes sentences about instructions of core and of GLSL.std.450. */
export const facts: Facts = {
  extension: 'SPV_AMD_gpu_shader_int16',
  instructions: [],
  enumerants: [],
  differences: [],
}
