import type { Instruction, Module } from '../../module.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType } from '../shared/operand.ts'

/**
 * The type of the object at operand `index`; `undefined` where the operand is missing or no object, which other rules
 * say, and where an extension says what may be done with the type.
 */
export function objectType(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  if (operandDefinition(module, instruction, index)?.name === 'OpFunction') return undefined
  const type = operandType(module, instruction, index)
  return isExtensionType(type) ? undefined : type
}
