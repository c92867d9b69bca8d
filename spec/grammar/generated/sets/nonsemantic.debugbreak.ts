// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "NonSemantic.DebugBreak", 0, [
  [1,"DebugBreak",[],"",[]],
  ], [
  ],
]
