import type { Instruction, Module, Operand } from '../../module.ts'
import { isGlobalVariable } from './variables.ts'

/** The Interface operands of an `OpEntryPoint`: execution model, function and name stand before them. */
export function interfaceOf({ operands }: Instruction): readonly Operand[] {
  return operands.slice(3)
}

/** An operand of an interface with the variable outside functions that it names. */
export interface InterfaceVariable {
  readonly operand: Operand
  readonly variable: Instruction
}

/** The variables outside functions that an interface lists, of either kind; what else it lists is left out. */
export function interfaceVariables(
  module: Module,
  entryPoint: Instruction,
): readonly InterfaceVariable[] {
  return interfaceOf(entryPoint).flatMap((operand) => {
    const variable = module.definition(operand.value)
    return variable !== undefined && isGlobalVariable(module, variable)
      ? [{ operand, variable }]
      : []
  })
}
