import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isStructType } from '../shared/composite-type.ts'
import { isScalarOrVectorOf } from '../shared/elements.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'

const at = ['OpIAddCarry', 'OpISubBorrow', 'OpUMulExtended', 'OpSMulExtended']

/** The member type that both members have; `undefined` where the result is no such structure. */
function memberType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!isStructType(type) || type.operands.length !== 2) return undefined
  const [first, second] = type.operands
  if (first === undefined || first.value !== second?.value) return undefined
  const member = module.definition(first.value)
  const kind = instruction.name === 'OpSMulExtended' ? 'integer' : 'unsigned'
  return isScalarOrVectorOf(module, member, kind) ? member : undefined
}

/** Checks of arithmetic that results in a structure of two. */
export const checks: readonly Check[] = [
  {
    rule: 'core/extended-arithmetic-result',
    at,
    judge: (instruction, module, report) => {
      if (resultType(module, instruction) === undefined) return
      if (memberType(module, instruction) === undefined)
        report(instruction.word + 1, 'the result is no structure of two of one such integer type')
    },
  },
  {
    rule: 'core/extended-arithmetic-operand',
    at,
    judge: (instruction, module, report) => {
      const type = memberType(module, instruction)
      if (type === undefined) return
      for (const index of [0, 1]) {
        const operand = operandDefinition(module, instruction, index)
        if (operand !== undefined && operand.resultType !== type.result)
          report(operandWord(instruction, index), `the operand has type ${operand.resultType}`)
      }
    },
  },
]
