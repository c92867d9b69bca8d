import type { Named } from '../../core/shared/named.ts'
import { operandDefinition } from '../../core/shared/operand.ts'
import type { Instruction, Module } from '../../module.ts'
import { texelOperand } from './instructions.ts'

/** Image Type of a texel pointer; `undefined` where it is no image type. */
export function texelImageType(
  module: Module,
  instruction: Instruction,
): Named<'OpTypeImage'> | undefined {
  const type = operandDefinition(module, instruction, texelOperand.imageType)
  return type?.name === 'OpTypeImage' ? (type as Named<'OpTypeImage'>) : undefined
}
