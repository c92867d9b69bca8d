import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'

/** The check that the operands from one place on are constants. */
function constantFrom(rule: RuleId, name: string, first: number): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      for (let index = first; index < instruction.operands.length; index++) {
        const definition = operandDefinition(module, instruction, index)
        if (definition !== undefined && !isConstantInstruction(definition))
          report(operandWord(instruction, index), `an index of ${name} is ${definition.name}`)
      }
    },
  }
}

/** Inputs and outputs of graphs. */
export const checks: readonly Check[] = [
  constantFrom('Vulkan-environment/graph-input-indices-constant', 'OpGraphInputARM', 0),
  constantFrom('Vulkan-environment/graph-output-indices-constant', 'OpGraphSetOutputARM', 1),
]
