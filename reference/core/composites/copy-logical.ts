import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { constituentType, isArrayType, isStructType } from '../shared/composite-type.ts'
import { operandDefinition, operandType } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'

const at = ['OpCopyLogical']
/** Whether two different types logically match. */
function matches(module: Module, to: Instruction, from: Instruction): boolean {
  const open: (readonly [Instruction | undefined, Instruction | undefined])[] = [[to, from]]
  // Every pair is looked at once: types of types of types have more paths than words.
  const seen = new Set<string>()
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [one, other] = pair
    if (one === undefined || other === undefined || one === other) continue
    const key = `${one.index} ${other.index}`
    if (seen.has(key)) continue
    seen.add(key)
    const arrays = isArrayType(one) && isArrayType(other)
    if (!arrays && !(isStructType(one) && isStructType(other))) return false
    if (arrays && one.operands[1]?.value !== other.operands[1]?.value) return false
    if (one.operands.length !== other.operands.length) return false
    const count = arrays ? 1 : one.operands.length
    for (let index = 0; index < count; index++)
      open.push([constituentType(module, one, index), constituentType(module, other, index)])
  }
  return true
}

/** Checks of `OpCopyLogical`. */
export const checks: readonly Check[] = [
  {
    rule: 'core/copy-logical-differs',
    at,
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      if (operand !== undefined && operand.resultType === instruction.resultType)
        report(instruction.word + 1, 'the operand has this type already')
    },
  },
  {
    rule: 'core/copy-logical-matches',
    at,
    judge: (instruction, module, report) => {
      const to = resultType(module, instruction)
      const from = operandType(module, instruction, 0)
      if (to === undefined || from === undefined || to === from) return
      if (!matches(module, to, from))
        report(instruction.word + 1, `type ${from.result} of the operand does not match`)
    },
  },
]
