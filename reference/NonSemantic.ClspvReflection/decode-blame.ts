import type { DecodeBlame } from '../decode-blames.ts'
import { isImportName } from './shared/reflection.ts'

/** Binary Form, the operands of each instruction. */
export const blame: DecodeBlame = ({ fault, extended }) => {
  if (extended === undefined || !isImportName(extended.set)) return undefined
  if (fault === 'operand-missing')
    return 'NonSemantic.ClspvReflection/required-operands-are-present'
  return fault === 'operand-excess'
    ? 'NonSemantic.ClspvReflection/no-operands-beyond-the-last'
    : undefined
}
