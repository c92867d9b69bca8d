import type { Instruction, Module } from '../../module.ts'
import { isStructType } from '../shared/composite-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isNumericalType } from '../shared/scalar-type.ts'
import { imageType } from './image-type.ts'

/** The type of the texels: that of the second member where a sparse instruction results in a structure of two. */
export function texelType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!instruction.name.startsWith('OpImageSparse')) return type
  if (!isStructType(type) || type.operands.length !== 2) return undefined
  return module.definition(type.valueAt(1) ?? 0)
}

/** Whether the Sampled Type of the image is void. */
export function isSampledVoid(module: Module, instruction: Instruction): boolean {
  const sampled = imageType(module, instruction)?.valueAt(0)
  return sampled !== undefined && module.definition(sampled)?.name === 'OpTypeVoid'
}

/** Whether a component type is the Sampled Type of the image, which may be void and then says nothing. */
export function isSampledType(
  module: Module,
  instruction: Instruction,
  component: Instruction | undefined,
): boolean {
  const sampled = imageType(module, instruction)?.valueAt(0)
  const type = sampled === undefined ? undefined : module.definition(sampled)
  return !isNumericalType(type) || type === component
}
