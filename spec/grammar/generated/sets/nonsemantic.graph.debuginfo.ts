// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "NonSemantic.Graph.DebugInfo.", 1, [
  [1,"DebugGraph",[],"",["IdRef Graph","IdRef Name"]],
  [2,"DebugOperation",[],"",["IdRef DebugGraph","IdRef Name","IdRef* Instructions"]],
  [3,"DebugTensor",[],"",["IdRef Tensor","IdRef Name","IdRef? Index"]],
  ], [
  ],
]
