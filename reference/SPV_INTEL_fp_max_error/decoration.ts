import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, resultType } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import { float32Of } from '../shared/constant-scalars.ts'

const among = ['Decoration.FPMaxErrorDecorationINTEL']
const maxError = enumerant('Decoration', 'FPMaxErrorDecorationINTEL')
const holdsFloats = containing(({ name }) => name === 'OpTypeFloat')

/** Whether floats take part in an instruction, as its result or its operands. */
function takesFloats(module: Module, instruction: Instruction): boolean {
  const result = resultType(module, instruction)
  if (result === undefined) return false
  return (
    holdsFloats(module, result) ||
    instruction.operands.some((_, index) => {
      const type = operandType(module, instruction, index)
      return type !== undefined && holdsFloats(module, type)
    })
  )
}

/** Checks of what the decoration is applied to, and of its operand. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_INTEL_fp_max_error/applied-to-a-floating-point-instruction',
    among,
    judgeModule(module, report) {
      eachApplied(module, ({ target, member, decoration, word }) => {
        if (decoration !== maxError) return
        const definition = module.definition(target)
        if (definition === undefined || definition.name === 'OpDecorationGroup') return
        if (member >= 0 || !takesFloats(module, definition))
          report(word, `%${target} is ${definition.name} without floats`)
      })
    },
  },
  {
    rule: 'SPV_INTEL_fp_max_error/max-error-is-positive',
    at: ['OpDecorate', 'OpMemberDecorate'],
    among,
    judge({ name, operands }, _, report) {
      const place = name === 'OpDecorate' ? 1 : 2
      const value = operands[place + 1]
      if (operands[place]?.value !== maxError || value === undefined) return
      if (!(float32Of(value.value) > 0)) report(value.word, 'Max Error is not positive')
    },
  },
]
