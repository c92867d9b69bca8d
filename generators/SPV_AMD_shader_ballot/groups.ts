import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The group operations. */
export const signatures: readonly Signature[] = signaturesFrom(rows, {
  slots: {
    Execution: { with: 'uint_3 uint_2', without: 'uint_1' },
    Operation: { with: 'Reduce InclusiveScan ExclusiveScan' },
  },
  hasPairs: true,
})`integer-groups: OpGroupIAddNonUniformAMD OpGroupUMinNonUniformAMD OpGroupSMinNonUniformAMD
  OpGroupUMaxNonUniformAMD OpGroupSMaxNonUniformAMD
float-groups: OpGroupFAddNonUniformAMD OpGroupFMinNonUniformAMD OpGroupFMaxNonUniformAMD`
