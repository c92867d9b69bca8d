import type { Instruction, Module } from '../../module.ts'
import type { Named } from './named.ts'

/** Whether it declares a pointer type, typed or untyped. */
export function isPointerType(
  type: Instruction | undefined,
): type is Named<'OpTypePointer' | 'OpTypeUntypedPointerKHR'> {
  return type?.name === 'OpTypePointer' || type?.name === 'OpTypeUntypedPointerKHR'
}

/** Storage class of a pointer type, typed or untyped; `undefined` for all else. */
export function storageClassOf(type: Instruction | undefined): number | undefined {
  return isPointerType(type) ? type.valueAt(0) : undefined
}

/** The type an `OpTypePointer` points to; `undefined` for all else, untyped pointers included. */
export function pointeeType(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  return type?.name === 'OpTypePointer' ? module.definition(type.valueAt(1) ?? 0) : undefined
}
