import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** Pairs alone show which instruction a constant is the result of. */
const shown = rows.filter(({ facts }) => facts.every(({ shape }) => shape !== 'origin'))

/** The instructions of the set with a constant operand. */
function swizzle(slot: string, content: string) {
  return signaturesFrom(shown, {
    slots: { [slot]: { with: content } },
    set: 'SPV_AMD_shader_ballot',
    hasPairs: true,
  })
}

/** The group operations, and the instructions of the set. */
export const signatures: readonly Signature[] = [
  ...signaturesFrom(shown, {
    slots: {
      Execution: { with: 'uint_3 uint_2', without: 'uint_1' },
      Operation: { with: 'Reduce InclusiveScan ExclusiveScan' },
    },
    hasPairs: true,
  })`integer-groups: OpGroupIAddNonUniformAMD OpGroupUMinNonUniformAMD OpGroupSMinNonUniformAMD
  OpGroupUMaxNonUniformAMD OpGroupSMaxNonUniformAMD
float-groups: OpGroupFAddNonUniformAMD OpGroupFMinNonUniformAMD OpGroupFMaxNonUniformAMD`,
  ...swizzle('offset', 'null_uint4')`swizzle: SwizzleInvocationsAMD`,
  ...swizzle('mask', 'null_uint3')`masked-swizzle: SwizzleInvocationsMaskedAMD`,
  ...signaturesFrom(shown, { set: 'SPV_AMD_shader_ballot', hasPairs: true })`
write: WriteInvocationAMD
count: MbcntAMD`,
]
