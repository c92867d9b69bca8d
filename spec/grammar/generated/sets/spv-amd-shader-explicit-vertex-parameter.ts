// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "SPV_AMD_shader_explicit_vertex_parameter", 0, [
  [1,"InterpolateAtVertexAMD",[],"",["IdRef interpolant","IdRef vertexIdx"],[65536,null,[],["SPV_AMD_shader_explicit_vertex_parameter"],0]],
  ], [
  ],
]
