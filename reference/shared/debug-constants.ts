import { isConstantInstruction } from '../core/shared/constants.ts'
import { isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

/** Whether an instruction has an integer type, of one of those widths if there are any. */
export function hasIntegerType(
  module: Module,
  { result }: Instruction,
  widths: readonly number[] | undefined,
): boolean {
  const type = module.typeOf(result)
  return isIntegerType(type) && (widths?.includes(scalarWidth(type) ?? 0) ?? true)
}

function typeText(widths: readonly number[]): string {
  return `is not of an integer type${widths.length > 0 ? ` of ${widths.join(' or ')} bits` : ''}`
}

/** The faults of operands that have to be constants, in messages that call an instruction by `callOf`. */
export function constantFaults(callOf: (module: Module, definition: Instruction) => string) {
  const typeFault = (module: Module, definition: Instruction, widths: readonly number[]) =>
    hasIntegerType(module, definition, widths.length > 0 ? widths : undefined)
      ? undefined
      : typeText(widths)
  return {
    /** The fault of an operand that has to be an `OpConstant` of an integer type, of one of those widths if there are any. */
    opConstantFault(
      module: Module,
      definition: Instruction,
      ...widths: readonly number[]
    ): string | undefined {
      if (definition.name !== 'OpConstant')
        return `comes from ${callOf(module, definition)}, not OpConstant`
      return typeFault(module, definition, widths)
    },
    /** The fault of an operand that has to be a constant of an integer type, of one of those widths if there are any. */
    constantFault(
      module: Module,
      definition: Instruction,
      ...widths: readonly number[]
    ): string | undefined {
      if (!isConstantInstruction(definition))
        return `comes from ${callOf(module, definition)}, which is not a constant instruction`
      return typeFault(module, definition, widths)
    },
  }
}

/** The value of an id where it is an `OpConstant` of 32-bit or 64-bit integer type; `undefined` for all else. */
export function sizeOf(module: Module, id: number | undefined): bigint | undefined {
  const constant = id === undefined ? undefined : module.definition(id)
  if (constant?.name !== 'OpConstant' || !hasIntegerType(module, constant, [32, 64]))
    return undefined
  return module.integerValue(constant.result)
}
