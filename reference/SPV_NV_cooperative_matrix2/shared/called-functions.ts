import { operandDefinition, resultType } from '../../core/shared/operands.ts'
import { isIntegerType, scalarWidth } from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'

/** The types of a function by the ids of its OpTypeFunction. */
export interface FunctionTypes {
  readonly returned: number
  readonly parameters: readonly number[]
}

/** The types of the function that an operand names; `undefined` where it names no OpFunction, which is a fault of the operand. */
export function functionTypes(
  module: Module,
  instruction: Instruction,
  index: number,
): FunctionTypes | undefined {
  const definition = operandDefinition(module, instruction, index)
  if (definition?.name !== 'OpFunction') return undefined
  // Function Control comes before Function Type.
  const type = operandDefinition(module, definition, 1)
  if (type?.name !== 'OpTypeFunction' || resultType(module, definition) === undefined)
    return undefined
  const [returned, ...parameters] = type.operands
  if (returned === undefined) return undefined
  return { returned: returned.value, parameters: parameters.map(({ value }) => value) }
}

/** Whether an id declares a 32-bit integer type of either signedness. */
export function isWord(module: Module, id: number | undefined): boolean {
  const type = id === undefined ? undefined : module.definition(id)
  return isIntegerType(type) && scalarWidth(type) === 32
}
