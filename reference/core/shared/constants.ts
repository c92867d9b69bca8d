import type { Instruction, Module } from '../../module.ts'
import type { Named } from './types.ts'

/**
 * Whether it is a constant instruction (2.2.1): its name begins with `OpConstant` or `OpSpecConstant`, or it is the one that
 * SPV_ARM_graph adds.
 */
export function isConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpConstant${string}` | `OpSpecConstant${string}` | 'OpGraphConstantARM'> {
  return (
    instruction !== undefined &&
    (instruction.name.startsWith('OpConstant') ||
      instruction.name.startsWith('OpSpecConstant') ||
      instruction.name === 'OpGraphConstantARM')
  )
}

const unspecified: ReadonlySet<string> = new Set(['OpUndef', 'OpPoisonKHR'])

/** Whether it may be a constituent of a constant: SPV_KHR_poison_freeze adds OpPoisonKHR to OpUndef. */
export function isConstituent(definition: Instruction | undefined): boolean {
  return (
    isConstantInstruction(definition) ||
    (definition !== undefined && unspecified.has(definition.name))
  )
}

/** Whether it is a specialization-constant instruction: its name begins with `OpSpecConstant`. */
export function isSpecConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpSpecConstant${string}`> {
  return instruction?.name.startsWith('OpSpecConstant') ?? false
}

/** The low word of the integer that the `OpConstant` `id` is; `undefined` otherwise, specialization constants included. */
export function constantWord(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name !== 'OpConstant') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(BigInt.asUintN(32, value))
}

/** Whether the value of the constant `id` may be changed by specialization. */
export function dependsOnSpecialization(module: Module, id: number): boolean {
  return isSpecConstantInstruction(module.definition(id))
}
