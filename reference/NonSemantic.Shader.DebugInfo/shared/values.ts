import { isConstantInstruction } from '../../core/shared/constants.ts'
import { isIntegerType, scalarWidth } from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'
import type { DebugInfo } from './debug-info.ts'
import { callOf } from './operand-checks.ts'

function hasIntegerType(
  module: Module,
  { result }: Instruction,
  widths: readonly number[] | undefined,
): boolean {
  const type = module.typeOf(result)
  return isIntegerType(type) && (widths?.includes(scalarWidth(type) ?? 0) ?? true)
}

/** The fault of an operand that has to be an `OpConstant` of an integer type with one of those widths. */
export function opConstantFault(
  module: Module,
  definition: Instruction,
  ...widths: readonly number[]
): string | undefined {
  if (definition.name !== 'OpConstant')
    return `comes from ${callOf(module, definition)}, not OpConstant`
  return hasIntegerType(module, definition, widths)
    ? undefined
    : `is not of an integer type of ${widths.join(' or ')} bits`
}

/** The fault of an operand that has to be a constant of an integer type, of one of those widths if there are any. */
export function constantFault(
  module: Module,
  definition: Instruction,
  ...widths: readonly number[]
): string | undefined {
  if (!isConstantInstruction(definition))
    return `comes from ${callOf(module, definition)}, which is not a constant instruction`
  if (hasIntegerType(module, definition, widths.length > 0 ? widths : undefined)) return undefined
  return `is not of an integer type${widths.length > 0 ? ` of ${widths.join(' or ')} bits` : ''}`
}

/** The value of the operand at `index` where it is an `OpConstant` of 32-bit integer type; `undefined` otherwise. */
export function valueAt(
  module: Module,
  { operands }: DebugInfo,
  index: number,
): number | undefined {
  const operand = operands[index]
  const constant = operand && module.definition(operand.value)
  if (constant?.name !== 'OpConstant' || !hasIntegerType(module, constant, [32])) return undefined
  return constant.valueAt(0)
}

/** The value of the operand at `index` where it is an `OpConstant` of 32-bit or 64-bit integer type. */
export function sizeAt(module: Module, { operands }: DebugInfo, index: number): bigint | undefined {
  const operand = operands[index]
  const constant = operand && module.definition(operand.value)
  if (constant?.name !== 'OpConstant' || !hasIntegerType(module, constant, [32, 64]))
    return undefined
  return module.integerValue(constant.result)
}
