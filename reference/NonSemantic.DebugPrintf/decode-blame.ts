import type { DecodeBlame } from '../decode-blames.ts'
import { importName } from './debug-printf.ts'

/** The row of DebugPrintf: Format is not optional. */
export const blame: DecodeBlame = ({ fault, extended }) =>
  extended?.set === importName && fault === 'operand-missing'
    ? 'NonSemantic.DebugPrintf/format-is-present'
    : undefined
