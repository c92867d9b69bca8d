import { operandDefinition } from '../../core/shared/operand.ts'
import { resultType } from '../../core/shared/result-type.ts'
import type { Instruction, Module } from '../../module.ts'

/** What stands where a rule asks for a value of some type. */
export interface Value {
  readonly definition: Instruction
  /** Its type; `undefined` where it is no value: a type, a label, a string. */
  readonly type: Instruction | undefined
}

/**
 * The value at operand `index`. `undefined` where there is no such operand, and where other rules are broken: nothing
 * defines the id, or its result type is no type.
 */
export function valueAt(
  module: Module,
  instruction: Instruction,
  index: number,
): Value | undefined {
  const definition = operandDefinition(module, instruction, index)
  if (definition === undefined) return undefined
  const type = resultType(module, definition)
  return type === undefined && definition.resultType !== 0 ? undefined : { definition, type }
}
