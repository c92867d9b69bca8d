import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows.ts'

/** The instruction that extracts bits; values of other encodings are in pairs. */
export const signatures = signaturesFrom(rows, {
  // Its extension is the one that the text requires.
  capabilities: ['Float8EXT'],
})`extraction: OpBitcastExtractEXT`
