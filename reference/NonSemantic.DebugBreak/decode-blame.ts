import type { DecodeBlame } from '../decode-blames.ts'
import { importName } from './debug-break.ts'

/** The row of DebugBreak: it has no operands. */
export const blame: DecodeBlame = ({ fault, extended }) =>
  extended?.set === importName && fault === 'operand-excess'
    ? 'NonSemantic.DebugBreak/no-operands'
    : undefined
