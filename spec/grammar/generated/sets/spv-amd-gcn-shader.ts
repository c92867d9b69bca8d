// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "SPV_AMD_gcn_shader", 0, [
  [1,"CubeFaceIndexAMD",[],"",["IdRef P"],[65536,null,[],["SPV_AMD_gcn_shader"],0]],
  [2,"CubeFaceCoordAMD",[],"",["IdRef P"],[65536,null,[],["SPV_AMD_gcn_shader"],0]],
  [3,"TimeAMD",[],"",[],[65536,null,[],["SPV_AMD_gcn_shader"],0]],
  ], [
  ],
]
