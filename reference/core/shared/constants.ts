import type { Instruction, Module } from '../../module.ts'
import { isFloatType, type Named, scalarWidth } from './types.ts'

/** Whether it is a constant instruction (2.2.1): its name begins with `OpConstant` or `OpSpecConstant`. */
export function isConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpConstant${string}` | `OpSpecConstant${string}`> {
  return (
    instruction !== undefined &&
    (instruction.name.startsWith('OpConstant') || instruction.name.startsWith('OpSpecConstant'))
  )
}

/** Whether it is a specialization-constant instruction: its name begins with `OpSpecConstant`. */
export function isSpecConstantInstruction(
  instruction: Instruction | undefined,
): instruction is Named<`OpSpecConstant${string}`> {
  return instruction?.name.startsWith('OpSpecConstant') ?? false
}

/** The low word of the integer that the `OpConstant` `id` is; `undefined` for all else, specialization constants included. */
export function constantWord(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name !== 'OpConstant') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(BigInt.asUintN(32, value))
}

/** Whether the value of the constant `id` may be changed by specialization. */
export function dependsOnSpecialization(module: Module, id: number): boolean {
  return isSpecConstantInstruction(module.definition(id))
}

const view = new DataView(new ArrayBuffer(4))

/** The value of the `OpConstant` `id` of a 32-bit floating-point type without another encoding; `undefined` for all else. */
export function floatConstant(module: Module, id: number): number | undefined {
  const constant = module.definition(id)
  const type = module.typeOf(id)
  if (constant?.name !== 'OpConstant' || !isFloatType(type)) return undefined
  if (scalarWidth(type) !== 32 || type.valueAt(1) !== undefined) return undefined
  view.setUint32(0, constant.valueAt(0) ?? 0)
  return view.getFloat32(0)
}
