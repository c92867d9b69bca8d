import { isTypeDeclaration } from '../../core/shared/type-declaration.ts'
import type { Instruction, Module, Operand } from '../../module.ts'

/** Names of the instructions that make variables. */
export const variables: readonly string[] = ['OpVariable', 'OpUntypedVariableKHR']

/** Whether it is an `OpVariable` or an `OpUntypedVariableKHR`. */
export function isVariable(instruction: Instruction | undefined): boolean {
  return instruction !== undefined && variables.includes(instruction.name)
}

/** Whether it is a variable outside every function. */
export function isGlobalVariable(module: Module, instruction: Instruction): boolean {
  return isVariable(instruction) && module.functionOf(instruction) === undefined
}

/** The Data Type of an `OpUntypedVariableKHR`; `undefined` where it has none or the operand is no type. */
export function dataType(module: Module, variable: Instruction): Instruction | undefined {
  const type = module.definition(variable.operands[1]?.value ?? 0)
  return isTypeDeclaration(type) ? type : undefined
}

/** The Initializer of an `OpUntypedVariableKHR`. */
export function initializer({ operands }: Instruction): Operand | undefined {
  return operands[2]
}

/** The type of the object that a variable of either kind makes; `undefined` where it is not said. */
export function allocatedType(module: Module, variable: Instruction): Instruction | undefined {
  if (variable.name === 'OpUntypedVariableKHR') return dataType(module, variable)
  const pointer = module.definition(variable.resultType)
  if (pointer?.name !== 'OpTypePointer') return undefined
  const type = module.definition(pointer.operands[1]?.value ?? 0)
  return isTypeDeclaration(type) ? type : undefined
}
