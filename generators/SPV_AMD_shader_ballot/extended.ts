import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

const set = 'SPV_AMD_shader_ballot'

/** Pairs alone show which instruction a constant is the result of. */
const shown = rows.filter(({ facts }) => facts.every(({ shape }) => shape !== 'origin'))

/** The instructions with a constant operand. */
function swizzle(slot: string, content: string) {
  return signaturesFrom(shown, { slots: { [slot]: { with: content } }, set, hasPairs: true })
}

/** The instructions of the set. */
export const signatures: readonly Signature[] = [
  ...swizzle('offset', 'null_uint4')`swizzle: SwizzleInvocationsAMD`,
  ...swizzle('mask', 'null_uint3')`masked-swizzle: SwizzleInvocationsMaskedAMD`,
  ...signaturesFrom(shown, { set, hasPairs: true })`
write: WriteInvocationAMD
count: MbcntAMD`,
]
