import { isExtensionType } from '../../core/shared/extension-type.ts'
import { operandType } from '../../core/shared/operand.ts'
import { isPointerType, storageClassOf } from '../../core/shared/pointer-type.ts'
import { resultType } from '../../core/shared/result-type.ts'
import { isIntegerType, isNumericalType, scalarWidth } from '../../core/shared/scalar-type.ts'
import { componentCount, componentType } from '../../core/shared/vector-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { pointerWidth } from './addressing.ts'

/** The instruction that the rules on casts of bits look at. */
export const bitcast: readonly string[] = ['OpBitcast']

/** Whether a type is a pointer type, or a scalar or vector of numerical type, as both sides are to be. */
export function isCastable(module: Module, type: Instruction | undefined): boolean {
  return isPointerType(type) || isNumericalType(componentType(module, type))
}

/** Whether an extension brings a type in, untyped pointers apart, and with it what casts of it are like. */
export function isForeign(type: Instruction | undefined): boolean {
  return isExtensionType(type) && !isPointerType(type)
}

/** The types of both sides. */
export interface Sides {
  readonly to: Instruction
  readonly from: Instruction
}

/** The sides of a cast; `undefined` where one is no type that can be cast. */
export function sidesOf(module: Module, cast: Instruction): Sides | undefined {
  const to = resultType(module, cast)
  const from = operandType(module, cast, 0)
  if (to === undefined || from === undefined) return undefined
  return isCastable(module, to) && isCastable(module, from) ? { to, from } : undefined
}

/** The side beside a pointer; `undefined` where both are pointers or none is. */
export function partnerOfPointer({ to, from }: Sides): Instruction | undefined {
  if (isPointerType(to) === isPointerType(from)) return undefined
  return isPointerType(to) ? from : to
}

/** A side as components: how many, and how many bits each. */
export interface Bits {
  readonly count: number
  readonly width: number
}

function bitsOf(module: Module, type: Instruction): Bits | undefined {
  const storage = storageClassOf(type)
  if (storage !== undefined) {
    // A logical pointer has no width.
    const width = pointerWidth(module, storage)
    return width === undefined || width === 0 ? undefined : { count: 1, width }
  }
  const count = componentCount(module, type)
  const width = scalarWidth(componentType(module, type))
  return count === undefined || width === undefined ? undefined : { count, width }
}

/** Both sides as components; `undefined` where that is not known, or a pointer is cast to or from no integers. */
export function castBits(
  module: Module,
  cast: Instruction,
): { readonly to: Bits; readonly from: Bits } | undefined {
  const sides = sidesOf(module, cast)
  if (sides === undefined) return undefined
  const partner = partnerOfPointer(sides)
  if (partner !== undefined && !isIntegerType(componentType(module, partner))) return undefined
  const to = bitsOf(module, sides.to)
  const from = bitsOf(module, sides.from)
  return to === undefined || from === undefined ? undefined : { to, from }
}
