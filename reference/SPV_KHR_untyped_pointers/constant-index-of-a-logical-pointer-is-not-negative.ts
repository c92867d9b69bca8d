import type { Check } from '../check.ts'
import { hasVariablePointers } from '../core/pointers/variable-pointers.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { operandType } from '../core/shared/operand.ts'
import { isSigned } from '../core/shared/scalar-type.ts'
import type { Module, Operand } from '../module.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { chainOperand } from './shared/chain.ts'
import { accessChains } from './shared/instructions.ts'
import { walkOf } from './shared/walk.ts'

function isNegative(module: Module, { value }: Operand): boolean {
  if (module.definition(value)?.name !== 'OpConstant' || !isSigned(module.typeOf(value)))
    return false
  return (module.integerValue(value) ?? 0n) < 0n
}

/** Universal Validation Rules, logical pointers without variable pointers. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/constant-index-of-a-logical-pointer-is-not-negative',
  at: accessChains,
  judge(instruction, module, report) {
    if (hasVariablePointers(module)) return
    if (!isLogicalPointerType(module, operandType(module, instruction, chainOperand.base))) return
    for (const { index, into } of walkOf(module, instruction).steps)
      if (!isStructType(into) && isNegative(module, index))
        report(index.word, `the index into %${into.result} has its sign bit set`)
  },
}
