import type { DecodeBlame } from '../decode-blames.ts'
import { isImportName } from './shared/debug-info.ts'

const debugTypeEnum = 9

/** Operands of an `OpExtInst` that executes DebugTypeEnum up to *Flags*: *Set*, *Instruction*, and eight more. */
const operandsBeforeEnumerators = 10

/** The tables of operands of each instruction, and DebugTypeEnum, whose enumerators are pairs. */
export const blame: DecodeBlame = ({ fault, extended }, instruction) => {
  if (extended === undefined || !isImportName(extended.set)) return undefined
  if (fault === 'operand-excess') return 'NonSemantic.Shader.DebugInfo/no-operands-beyond-the-last'
  if (fault !== 'operand-missing') return undefined
  const hasEnumerators =
    extended.number === debugTypeEnum &&
    (instruction?.operands.length ?? 0) > operandsBeforeEnumerators
  return hasEnumerators
    ? 'NonSemantic.Shader.DebugInfo/enumerators-are-pairs'
    : 'NonSemantic.Shader.DebugInfo/required-operands-are-present'
}
