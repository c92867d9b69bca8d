import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The votes of a quad. */
export const signatures: readonly Signature[] = signaturesFrom(rows, { since: 3, hasPairs: true })`
quad-votes: OpGroupNonUniformQuadAllKHR OpGroupNonUniformQuadAnyKHR`
