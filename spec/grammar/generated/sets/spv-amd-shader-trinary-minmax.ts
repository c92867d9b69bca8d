// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "SPV_AMD_shader_trinary_minmax", 0, [
  [1,"FMin3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [2,"UMin3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [3,"SMin3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [4,"FMax3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [5,"UMax3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [6,"SMax3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [7,"FMid3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [8,"UMid3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  [9,"SMid3AMD",[],"",["IdRef x","IdRef y","IdRef z"],[65536,null,[],["SPV_AMD_shader_trinary_minmax"],0]],
  ], [
  ],
]
