// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "SPV_AMD_shader_ballot", 0, [
  [1,"SwizzleInvocationsAMD",[],"",["IdRef data","IdRef offset"],[65536,null,[],["SPV_AMD_shader_ballot"],0]],
  [2,"SwizzleInvocationsMaskedAMD",[],"",["IdRef data","IdRef mask"],[65536,null,[],["SPV_AMD_shader_ballot"],0]],
  [3,"WriteInvocationAMD",[],"",["IdRef inputValue","IdRef writeValue","IdRef invocationIndex"],[65536,null,[],["SPV_AMD_shader_ballot"],0]],
  [4,"MbcntAMD",[],"",["IdRef mask"],[65536,null,[],["SPV_AMD_shader_ballot"],0]],
  ], [
  ],
]
