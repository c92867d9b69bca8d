import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The instructions that give hints. */
export const signatures: readonly Signature[] = [
  ...signaturesFrom(rows, {
    slots: { Condition: { with: 'bool spec_bool', without: 'bool2 bool_only' } },
  })`assume: OpAssumeTrueKHR`,
  ...signaturesFrom(rows)`expect: OpExpectKHR`,
]
